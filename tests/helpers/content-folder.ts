import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../content', import.meta.url));
const photograph = fileURLToPath(new URL('../fixtures/photograph.jpg', import.meta.url));
const formsOfSchedule = fileURLToPath(new URL('../fixtures/forms-of-schedule', import.meta.url));

/** A temporary content folder of a spec. */
export interface OtherContent {
  readonly folder: string;
  remove(): void;
}

function newFolder(): OtherContent {
  const folder = mkdtempSync(join(tmpdir(), 'church-content-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Copies the project's content, for a spec to edit. */
export function copyContent(): OtherContent {
  const copy = newFolder();
  cpSync(content, copy.folder, { recursive: true });
  return copy;
}

/**
 * Copies some entries of the project's content with all that they link to, which are read in a part of the time.
 * @param names such as `role/vicar`, or `eventKind/` for a whole content type
 */
export function copyEntries(names: readonly string[]): OtherContent {
  const [entries, assets] = [join(content, 'entries'), join(content, 'assets')];
  const all = globSync('*/*.md', { cwd: entries });
  const textOf = (file: string) => readFileSync(join(entries, file), 'utf8');
  const chosen = new Set(all.filter((file) => names.some((name) => file.startsWith(name))));
  const links = new Set<string>();
  // A set goes through what is added meanwhile, too.
  for (const file of chosen) {
    for (const [id] of textOf(file).matchAll(/(?<=^\w+: |^ +- |[[,] ?|entry:|asset:)[\w-]+(?=$|[\],)])/gm))
      links.add(id);
    for (const other of all) if (links.has(basename(other, '.md'))) chosen.add(other);
  }
  const copy = makeContent(Object.fromEntries(Array.from(chosen, (file) => [file, textOf(file)])));
  for (const file of readdirSync(assets).filter((name) => links.has(name.replace(/\.\w+$/, ''))))
    cpSync(join(assets, file), join(copy.folder, 'assets', file));
  return copy;
}

/** Copies the project's content, with an event of each form of schedule that the demonstration itself does without. */
export function copyWithFormsOfSchedule(): OtherContent {
  const copy = copyContent();
  cpSync(formsOfSchedule, join(copy.folder, 'entries/eventPage'), { recursive: true });
  return copy;
}

/**
 * Makes a content folder with the project's model and other entries.
 * @param entries the text of each entry file, by its name below `entries/`
 */
export function makeContent(entries: Readonly<Record<string, string>>): OtherContent {
  const other = newFolder();
  const { folder } = other;
  cpSync(join(content, 'model'), join(folder, 'model'), { recursive: true });
  for (const name of ['space.yaml', 'outage.json']) cpSync(join(content, name), join(folder, name));
  mkdirSync(join(folder, 'assets'));
  writeEntries(folder, entries);
  return other;
}

/** Writes the files of entries, by their names below `entries/`; `../space.yaml` is the space's own. */
export function writeEntries(folder: string, entries: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(entries)) {
    const file = join(folder, 'entries', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Makes the drawing of the exhibition, in a copy of the project's content, a photograph: the demonstration has none. */
export function addPhotograph(folder: string): void {
  const file = join(folder, 'assets/lit-street');
  rmSync(`${file}.svg`);
  cpSync(photograph, `${file}.jpg`);
  writeFileSync(`${file}.yaml`, 'title: Loom Street with its lamps on\nfile: lit-street.jpg\n');
}

/** Makes German a second language of a copy of the project's content. */
export function addGerman(folder: string): void {
  const edit = (name: string, from: string, to: string) => {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  edit('space.yaml', 'tags:\n', '  - { code: de, name: German, fallbackCode: en-GB }\ntags:\n');
  edit('entries/siteSettings/site.md', '---\n', '---\notherLanguages: [de]\n');
}

/** A small church that is not the demonstration's. */
export const chapel: Readonly<Record<string, string>> = {
  'siteSettings/site.md': `---
title: Brook Street Chapel
city: Hull
strapline: By the water since 1840.
newsletterUrl: https://letters.example.net/brook
newsletterProvider: Example Letters
telephone: 01632 960001
email: hello@example.net
mainPlace: chapel
legalForm: excepted
charityName: Brook Street Chapel
---
`,
  'place/chapel.md': `---
name: Brook Street Chapel
street: 1 Brook Street
locality: Hull
postcode: HU0 4AA
location: { lat: 53.74, lon: -0.33 }
lastChecked: 2026-10-01
reviewBy: 2027-10-01
---
`,
  'page/home.md': `---
slug: home
title: Good morning
titleQualifier: from Brook Street
description: A small chapel by the water in Hull, with worship on Sundays and a kettle that is always on for you.
palette: 3
---
We are few, and glad of company.
`,
  'page/contact.md': `---
slug: contact
title: Ring us
description: The telephone number and the email address of Brook Street Chapel in Hull, and how to find us.
menuLabel: Ring us
menuOrder: 5
---
`,
  'page/our-boats.md': `---
slug: our-boats
title: Our boats
description: The two boats of Brook Street Chapel in Hull, and how to come aboard on a Sunday afternoon in summer.
menuOrder: 45
---
We have two.
`,
  'eventPage/regatta.md': `---
slug: regatta-service
title: Service before the regatta
highlightedEvent: true
order: 20
palette: 2
summary: Hymns on the quay.
repeats: once
firstDate: 2031-06-01
startTime: "09:00"
---
Bring a coat.
`,
  'eventPage/lamps.md': `---
slug: lighting-the-lamps
title: Lighting the lamps
highlightedEvent: true
order: 10
summary: Lamps along the water.
repeats: once
firstDate: 2031-11-02
startTime: "17:00"
---
`,
  'eventPage/kettle.md': `---
slug: kettle-club
title: Kettle club
order: 5
summary: Tea and talk.
repeats: every Monday
firstDate: 2026-01-05
startTime: "10:00"
---
`,
  'socialMediaLink/boards.md': `---
name: Noticeboard
url: https://boards.example.net/brook
---
`,
};
