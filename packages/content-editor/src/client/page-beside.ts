/** How long somebody must have stopped typing until the page is made again, in milliseconds. */
const pause = 700;

/** In a narrower window “See the page” opens it. The style sheet says the same. */
const isWide = matchMedia('(min-width: 1100px)');

/** Shows the page beside the form with what is typed. Of what is wrong it says the sentence, above the last page that was right. */
function followForm(form: HTMLFormElement, beside: HTMLElement): void {
  const [frame, fault] = [
    beside.querySelector('iframe'),
    beside.querySelector<HTMLElement>('[role="status"]'),
  ];
  if (!frame || !fault) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  let isLoading = false;
  let [left, top] = [0, 0];
  frame.addEventListener('load', () => {
    isLoading = false;
    frame.contentWindow?.scrollTo(left, top);
  });

  /** Leaves the history of the browser as it is, and the page where it was scrolled to, also when the one before has not come yet. */
  function show(address: string): void {
    const page = frame?.contentWindow;
    if (!page) return;
    if (!isLoading) [left, top] = [page.scrollX, page.scrollY];
    isLoading = true;
    page.location.replace(address);
  }

  async function ask(): Promise<void> {
    if (!isWide.matches) return;
    asking.abort();
    asking = new AbortController();
    const body = new FormData(form);
    // A photograph is sent once, by Save.
    for (const [name, value] of [...body]) if (value instanceof File) body.delete(name);
    body.set('action', 'page');
    const answer = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      body,
      signal: asking.signal,
    });
    const text = await answer.text();
    const isPage = answer.ok && text.startsWith('/page/');
    // Whatever else it is, such as the end of a sign-in, Save says.
    if (!fault || (!isPage && answer.status !== 422)) return;
    beside.hidden = false;
    fault.hidden = isPage;
    fault.textContent = isPage ? '' : text;
    if (isPage) show(text);
  }

  const askSoon = () => {
    clearTimeout(timer);
    // A new question ends the one before, and without a connection the page stays as it is.
    timer = setTimeout(() => void ask().catch(() => {}), pause);
  };
  form.addEventListener('input', askSoon);
  isWide.addEventListener('change', askSoon);
  askSoon();
}

addEventListener('load', () => {
  const form = document.querySelector<HTMLFormElement>('form.entry');
  const beside = document.querySelector<HTMLElement>('.beside');
  if (form && beside) followForm(form, beside);
});
