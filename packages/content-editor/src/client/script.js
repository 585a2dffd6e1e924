// Puts a link where the cursor is; without this script the same button puts it at the end of the text.
for (const part of document.querySelectorAll('.putlink')) {
  const area = document.getElementById(part.dataset.for);
  const [target, words] = [part.querySelector('select'), part.querySelector('input')];
  part.querySelector('button').addEventListener('click', (event) => {
    event.preventDefault();
    if (target.value === '') return target.focus();
    const selected = area.value.slice(area.selectionStart, area.selectionEnd);
    const label = words.value.trim() || selected || target.selectedOptions[0].text;
    area.setRangeText(`[${label}](entry:${target.value})`, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  });
}

// A second press on Save must not save twice, and what is not saved must not be lost by accident.
let isChanged = false;
for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('input', () => {
    isChanged = true;
  });
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
    isChanged = false;
  });
}
addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault();
});
// A page that comes back from the history of the browser can be sent again.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form')) delete form.dataset.sent;
});
