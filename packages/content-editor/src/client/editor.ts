import './base.css';
import './lists.css';
import './forms.css';
import './windows.css';

/** The script of pages with a form, without which everything works too. It listens on the document, which is there from the beginning. */

/** Puts a link where the cursor is; without this script the same button puts it at the end of the text. */
document.addEventListener('click', (event) => {
  const panel = event.target instanceof Element && event.target.closest('.putlink button')?.parentElement;
  if (!panel) return;
  const area = document.querySelector<HTMLTextAreaElement>(`#${panel.dataset.for}`);
  const [target, words] = [panel.querySelector('select'), panel.querySelector('input')];
  if (area === null || target === null) return;
  event.preventDefault();
  if (target.value === '') return target.focus();
  const selected = area.value.slice(area.selectionStart, area.selectionEnd);
  const label = words?.value.trim() || selected || target.selectedOptions[0]?.text;
  area.setRangeText(`[${label}](entry:${target.value})`, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
});

// A second press on Save must not save twice, and what is not saved must not be lost by accident.
let changed: HTMLFormElement | null = null;
const postFormOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLFormElement>('form[method="post"]') : null;

document.addEventListener('input', ({ target }) => {
  changed = postFormOf(target) ?? changed;
});
document.addEventListener('submit', (event) => {
  const form = postFormOf(event.target);
  if (form === null) return;
  if (form.dataset.sent) event.preventDefault();
  form.dataset.sent = 'yes';
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
