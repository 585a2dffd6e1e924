/** How long nobody must have chosen another colour until the editing page is asked about it, in milliseconds. */
const pause = 250;

/** Says below a set of colours what is to be known of those that are chosen. The editing page says it, by the rule of the check. */
function describeChosen(set: HTMLFieldSetElement): void {
  const note = set.querySelector<HTMLElement>('[data-describe]');
  const texts = set.querySelectorAll<HTMLInputElement>('[data-colour]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  async function ask(signal: AbortSignal): Promise<void> {
    const chosen = [...texts].map(({ dataset, value }) => [dataset.colour ?? '', value.trim()]);
    const answer = await fetch(`${note?.dataset.describe}?${new URLSearchParams(chosen)}`, { signal });
    // Whatever else it is, such as the end of a sign-in, Save says.
    const isSentence = answer.ok && answer.headers.get('Content-Type')?.startsWith('text/plain');
    note?.replaceChildren(isSentence ? await answer.text() : '');
  }

  set.addEventListener('input', () => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    timer = setTimeout(() => {
      // What stands there is of the colours as they were.
      ask(signal).catch(() => signal.aborted || note?.replaceChildren());
    }, pause);
  });
}

/** Puts the browser's own control beside the text of each colour, which it writes into; the note, the page beside and the check follow the text. */
export function followColours(): void {
  const sets = new Set<HTMLFieldSetElement>();
  for (const text of document.querySelectorAll<HTMLInputElement>('input[data-colour]')) {
    const picker = Object.assign(document.createElement('input'), { type: 'color' });
    picker.setAttribute('aria-label', text.parentElement?.textContent?.trim() ?? '');
    const set = text.closest('fieldset');
    const follow = () => {
      const colour = text.value || text.placeholder;
      // A browser complains of one that is half typed.
      if (/^#[0-9a-f]{6}$/i.test(colour)) picker.value = colour;
    };
    follow();
    text.addEventListener('input', follow);
    picker.addEventListener('input', () => {
      // A set is whole or the site's own.
      for (const other of set?.querySelectorAll<HTMLInputElement>('[data-colour]') ?? [])
        other.value ||= other.placeholder;
      text.value = picker.value;
    });
    text.after(picker);
    if (set) sets.add(set);
  }
  sets.forEach(describeChosen);
}
