import '@github/markdown-toolbar-element';
import './base.css';
import './lists.css';
import './forms.css';
import './texts.css';
import './windows.css';
import './page-beside.ts';
import { followColours } from './colours.ts';
import { narrowAsTyped } from './narrow.ts';

followColours();
narrowAsTyped();

/** The script of pages with a form, without which everything works too. It listens on the document, which is there from the beginning. */

/** Replaces a part of a text so that the browser's own undo takes it back; where that is not possible, all the same. */
function replace(area: HTMLTextAreaElement, from: number, to: number, text: string): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes the line of the cursor a heading, or no longer. */
function toggleHeading(area: HTMLTextAreaElement): void {
  const from = area.value.slice(0, area.selectionStart).lastIndexOf('\n') + 1;
  const [mark = ''] = /^#{1,6} /.exec(area.value.slice(from)) ?? [];
  replace(area, from, from + mark.length, mark === '' ? '## ' : '');
}

/** Puts a link where the cursor is, or a picture in a paragraph of its own. Without this script the same button puts it at the end. */
function putIn(
  area: HTMLTextAreaElement,
  chosen: HTMLOptionElement,
  words: string,
  isPicture: boolean,
): void {
  const { selectionStart: from, selectionEnd: to, value } = area;
  const label = words.trim() || value.slice(from, to) || chosen.text;
  const gap = (isThere: boolean) => (isThere ? '' : '\n\n');
  const before = gap(/(?:^|\n\n)$/.test(value.slice(0, to)));
  const after = gap(/^(?:\n|$)/.test(value.slice(to)));
  if (isPicture) replace(area, to, to, `${before}![](asset:${chosen.value})${after}`);
  else replace(area, from, to, `[${label}](entry:${chosen.value})`);
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const textOf = (id: string | null | undefined) =>
    document.querySelector<HTMLTextAreaElement>(`#${id ?? 'none'}`);
  const tools = button?.closest('markdown-toolbar');
  if (button && tools) {
    const area = textOf(tools.getAttribute('for'));
    if (button.dataset.to) document.getElementById(button.dataset.to)?.focus();
    else if (area) toggleHeading(area);
    return;
  }
  const panel = button?.closest<HTMLElement>('.putin');
  const [area, select] = [textOf(panel?.dataset.for), panel?.querySelector('select')];
  const [chosen] = select?.selectedOptions ?? [];
  if (!panel || !area || !select || !chosen) return;
  event.preventDefault();
  if (select.value === '') return select.focus();
  putIn(area, chosen, panel.querySelector('input')?.value ?? '', select.id.endsWith('-picture'));
});

// Enter would save the form: in the search of boxes it does nothing, and in the words of a link it puts that in.
document.addEventListener('keydown', (event) => {
  const field = event.target instanceof Element && event.target.closest('.narrow input, .putin input');
  if (event.key !== 'Enter' || !field) return;
  event.preventDefault();
  field.closest('.putin')?.querySelector('button')?.click();
});

// Buttons that copy are there where the browser lets them.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.hidden = !('clipboard' in navigator);
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset.copy ?? '').then(
      () => button.replaceChildren(button.dataset.copied ?? ''),
      () => button.toggleAttribute('hidden', true),
    );
  });
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.files === null) return;
  // A file that is too large is refused before it is sent: the editing page would not read the form that it comes with.
  const isTooBig = Array.from(target.files).some(({ size }) => size > Number(target.dataset.most));
  target.setCustomValidity(isTooBig ? (target.dataset.tooBig ?? '') : '');
  if (!target.reportValidity() || target.files.length === 0) return;
  // What must be known about a new photograph is asked as soon as there is one.
  const asked = target.parentElement?.querySelector<HTMLDetailsElement>('details.asked');
  if (!asked) return;
  asked.open = true;
  asked.querySelector<HTMLElement>('textarea, input:not([type="hidden"])')?.focus();
});

// A second press on Save must not save twice, and what is not saved must not be lost by accident.
let changed: HTMLFormElement | null = null;
const postFormOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLFormElement>('form[method="post"]') : null;

document.addEventListener('input', ({ target }) => {
  changed = postFormOf(target) ?? changed;
});

/** Sends a form only when the editing page answers, since the browser's own page about a lost network takes the place of the form. */
function sendIfReached(form: HTMLFormElement, submitter: HTMLElement | null): void {
  document.getElementById('unreached')?.remove();
  const probe = new Image();
  probe.addEventListener('load', () => {
    form.dataset.sent = 'reached';
    form.requestSubmit(submitter);
  });
  probe.addEventListener('error', () => {
    delete form.dataset.sent;
    const note = document.createElement('p');
    Object.assign(note, { id: 'unreached', className: 'note', role: 'alert' });
    note.textContent = form.dataset.unreached ?? '';
    (form.querySelector('.actions') ?? form.lastElementChild)?.before(note);
  });
  probe.src = `/icon.svg?${Date.now()}`;
}

document.addEventListener('submit', (event) => {
  const form = postFormOf(event.target);
  // “See the page” leaves this one as it is.
  if (form === null || event.submitter?.hasAttribute('formtarget')) return;
  if (form.dataset.sent === 'yes') return event.preventDefault();
  if (form.dataset.sent === undefined) {
    event.preventDefault();
    sendIfReached(form, event.submitter);
  }
  form.dataset.sent = 'yes';
  if (event.defaultPrevented) return;
  // Another form, such as “Sign out”, leads away from what was typed in this one.
  if (form === changed) changed = null;
});
// A page that stays, or comes back from the history of the browser, can be sent again.
const canBeSent = () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent;
};
addEventListener('beforeunload', (event) => {
  if (changed === null) return;
  event.preventDefault();
  canBeSent();
});
addEventListener('pageshow', canBeSent);
