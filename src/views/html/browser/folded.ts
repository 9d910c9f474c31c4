/**
 * Details that the page keeps back to be ready sooner. They are its own markup and stand in a `noscript`, which is text where scripts
 * run; each special character in them is a numeric entity.
 */
export function foldedIn(place: ParentNode): Element[] {
  return [...place.querySelectorAll("noscript")];
}

/** Puts details where they were kept back. */
export function unfold(folded: Element): void {
  const { body } = new DOMParser().parseFromString(folded.textContent ?? "", "text/html");
  folded.replaceWith(...body.childNodes);
}

/** What they say, without taking them in. */
export function textOfFolded({ textContent }: Element): string {
  return (textContent ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}
