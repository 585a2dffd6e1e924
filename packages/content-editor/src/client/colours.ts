/** How long nobody must have chosen another colour until the editing page is asked about it, in milliseconds. */
const pause = 250;

/** Puts the browser's own control beside the text of a colour, which it writes into. All else follows the text. */
function addPicker(text: HTMLInputElement, texts: readonly HTMLInputElement[]): void {
  const picker = Object.assign(document.createElement('input'), { type: 'color' });
  picker.setAttribute('aria-label', text.parentElement?.textContent?.trim() ?? '');
  const follow = () => {
    const colour = text.value || text.placeholder;
    // A browser complains of one that is half typed.
    if (/^#[0-9a-f]{6}$/i.test(colour)) picker.value = colour;
  };
  follow();
  text.addEventListener('input', follow);
  picker.addEventListener('input', () => {
    // A set is whole or the site's own.
    for (const other of texts) other.value ||= other.placeholder;
    text.value = picker.value;
  });
  text.after(picker);
}

/** Lets colours be picked, and says below each set what is to be known of those that are chosen, which the editing page is asked. */
export function followColours(): void {
  for (const set of document.querySelectorAll('.colours-of-set')) {
    const texts = [...set.querySelectorAll<HTMLInputElement>('[data-colour]')];
    const note = set.querySelector<HTMLElement>('[data-describe]');
    for (const text of texts) addPicker(text, texts);
    let last = 0;
    set.addEventListener('input', async () => {
      last += 1;
      const asked = last;
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (asked !== last) return;
      const chosen = texts.map(({ dataset, value }) => [dataset.colour ?? '', value.trim()]);
      const answer = await fetch(`${note?.dataset.describe}?${new URLSearchParams(chosen)}`).catch(
        () => undefined,
      );
      // Whatever else it is, such as the end of a sign-in, Save says; what stood there is of the colours as they were.
      const isSentence = answer?.ok && answer.headers.get('Content-Type')?.startsWith('text/plain');
      const sentence = isSentence ? await answer.text() : '';
      if (asked === last) note?.replaceChildren(sentence);
    });
  }
}
