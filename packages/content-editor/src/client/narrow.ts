/** Whether a title has all words of a query, in any order. */
export function matches(title: string, query: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  return plain(query)
    .split(/\s+/)
    .every((word) => plain(title).includes(word));
}

/** Shows the search above many boxes, and as it is typed of the boxes those that it finds and those that are ticked. */
export function narrowAsTyped(): void {
  for (const search of document.querySelectorAll<HTMLElement>('.narrow')) search.hidden = false;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.matches('.narrow input'))) return;
    for (const label of target.closest('fieldset')?.querySelectorAll<HTMLElement>('.boxes .box') ?? [])
      label.hidden =
        label.querySelector('input:checked, input[value=""]') === null &&
        !matches(label.textContent, target.value);
  });
}
