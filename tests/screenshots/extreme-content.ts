import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Content that is hard to lay out: a hundred highlighted and a hundred regular events with the longest titles, and no events. */
export type Extreme = 'crowded' | 'empty';

/** The limit of the menu's query (specification section 9). */
const menuLimit = 100;

/** The maximum length of a title in the model: 80 characters. */
const longTitle = 'Thanksgiving and remembrance for the bell-ringers, weavers and railway workers';

function crowdedEvent(number: number, highlighted: boolean): string {
  const title = number % 3 === 0 ? longTitle : `Gathering ${number}`;
  return `---
slug: ${highlighted ? 'highlight' : 'regular'}-${number}
title: ${title}
highlightedEvent: ${highlighted}
order: ${number}
palette: ${number % 4}
summary: ${longTitle}, with tea.
repeats: every Sunday
firstDate: 2026-01-04
startTime: "10:30"
---
Text.
`;
}

/** A link to an entry, as texts write it. */
const entryLink = /\[([^\]]*)\]\(entry:[^)]*\)/g;

/** Removes the events, and the links to them from the other texts. */
function clear(entries: string): void {
  for (const type of ['eventPage', 'eventChange', 'shortLink', 'notice'])
    rmSync(join(entries, type), { recursive: true, force: true });
  for (const file of readdirSync(entries, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const text = readFileSync(join(entries, file), 'utf8');
    writeFileSync(join(entries, file), text.replace(entryLink, '$1'));
  }
}

/**
 * Writes such content: the church's own pages and model, other events.
 * @param content the folder to start from
 * @returns a new folder, for the caller to remove
 */
export function writeExtremeContent(content: string, extreme: Extreme): string {
  const folder = mkdtempSync(join(tmpdir(), 'extreme-content-'));
  cpSync(content, folder, { recursive: true });
  const entries = join(folder, 'entries');
  clear(entries);
  if (extreme === 'empty') return folder;
  mkdirSync(join(entries, 'eventPage'));
  for (let number = 1; number <= menuLimit; number += 1) {
    writeFileSync(join(entries, `eventPage/highlight-${number}.md`), crowdedEvent(number, true));
    writeFileSync(join(entries, `eventPage/regular-${number}.md`), crowdedEvent(number, false));
  }
  return folder;
}
