export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  bytes?: Buffer;
}

export const notFound = fault(404, "Not Found");

export function fault(status: number, message: string, more: object = {}): Answer {
  const documentation_url = "https://docs.github.com/rest";
  return { status, body: { message, documentation_url, status: String(status), ...more } };
}

/** A page of a list by `page` and `per_page`, by default 1 and `standard`, with the links to other pages. */
export function paged<T>(
  all: readonly T[],
  { number, url }: { number: (name: string) => number | undefined; url: URL },
  show: (items: T[]) => unknown,
  standard = 30,
): Answer {
  const page = number("page") ?? 1;
  const size = Math.min(number("per_page") ?? standard, Math.max(standard, 100));
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (rel: string, to: number) => {
    const target = new URL(url);
    target.searchParams.set("page", String(to));
    return `<${target.href}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link("prev", page - 1), link("first", 1)] : []),
    ...(page < last ? [link("next", page + 1), link("last", last)] : []),
  ];
  return {
    body: show(all.slice((page - 1) * size, page * size)),
    headers: links.length === 0 ? {} : { link: links.join(", ") },
  };
}
