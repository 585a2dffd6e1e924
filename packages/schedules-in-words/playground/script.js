// Shows how the fields are read while somebody types.
const form = document.querySelector('form');
let latest = '';

async function show() {
  const address = `/?${new URLSearchParams(new FormData(form))}`;
  latest = address;
  const text = await (await fetch(address)).text();
  if (latest !== address) return;
  const answer = new DOMParser().parseFromString(text, 'text/html');
  history.replaceState(null, '', address);
  for (const id of ['said', 'more'])
    document.getElementById(id).replaceChildren(...answer.getElementById(id).childNodes);
}

form.addEventListener('input', show);
