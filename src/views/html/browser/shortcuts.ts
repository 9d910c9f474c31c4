/** `/` goes to the search from wherever nothing is being typed; Escape empties it. */
export function addShortcuts(search: HTMLInputElement, onEmpty: () => void): void {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isTyping = target instanceof Element && target.matches("input:not([type=range]), select, textarea");
    if (key !== "/" || isCommand || isTyping) return;
    event.preventDefault();
    search.focus();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    search.value = "";
    onEmpty();
  });
}
