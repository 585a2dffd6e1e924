import { type Fields, places, type readFields } from './read-fields.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const list = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `<h2>${heading}</h2><ul>${lines.map((line) => `<li>${line}`).join('')}</ul>`;

/** The page: the form, and how its fields are read. The button does without the script. */
export function page(fields: Fields, read: ReturnType<typeof readFields>): string {
  const label = (name: keyof Fields, text: string, control: string) =>
    `<p><label for="${name}">${text}</label>${control.replace('~', `id="${name}" name="${name}"`)}</p>`;
  const input = (name: keyof Fields, text: string) =>
    label(name, text, `<input ~ value="${escaped(fields[name])}" autocomplete="off">`);
  const lines = (name: keyof Fields, text: string) =>
    label(name, text, `<textarea ~ rows="2">${escaped(fields[name])}</textarea>`);
  const options = Object.entries(places).map(
    ([code, { name }]) => `<option value="${code}"${code === fields.language ? ' selected' : ''}>${name}`,
  );
  const readings = read.readings.map(({ repeats, sentence }) => {
    const address = escaped(`/?${new URLSearchParams({ ...fields, repeats })}`);
    return `<a href="${address}">${escaped(repeats)}</a>: ${escaped(sentence)}`;
  });
  const dates = read.dates.map(({ iso, dated }) => `<time datetime="${iso.start}">${escaped(dated)}</time>`);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Playground of schedules in words</title>
<link rel="stylesheet" href="/style.css">
<script src="/script.js" defer></script>
<main>
<h1>Schedules in words</h1>
<form>
${input('repeats', 'How often')}
<div>${input('firstDate', 'First date')}${input('startTime', 'Start')}${input('endTime', 'End')}</div>
<div>${lines('leftOut', 'Not on, one a line')}${lines('alsoOn', 'Also on, one a line')}</div>
${label('language', 'Language, besides English, and of the answer', `<select ~>${options.join('')}</select>`)}
<button>Read</button>
</form>
<div id="said" role="status"><p lang="${fields.language}"><strong>${escaped(read.sentence)}</strong></p>
${read.faults.map((fault) => `<p>${escaped(fault)}</p>`).join('')}</div>
<div id="more">${list('It can be', readings)}<div lang="${fields.language}">${list('The next dates', dates)}</div>
${read.calendar ? `<h2 id="file">The calendar file</h2><pre tabindex="0" role="region" aria-labelledby="file">${escaped(read.calendar)}</pre>` : ''}</div>
</main>
`;
}
