import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Contents that strain a layout: menus of a hundred and a hundred, with the longest titles; and no events at all. */
export type Extreme = 'crowded' | 'empty';

/** As many as the menu's query asks for (specification section 9). */
const menuLimit = 100;

const longTitle =
  'A service of thanksgiving and remembrance for the bell-ringers, weavers and railway workers of Leeds';

function crowdedEvent(number: number, highlighted: boolean): string {
  const title = number % 3 === 0 ? longTitle : `Gathering ${number}`;
  return `---
slug: ${highlighted ? 'highlight' : 'regular'}-${number}
title: ${title}
highlightedEvent: ${highlighted}
order: ${number}
palette: ${number % 4}
summary: ${longTitle}, with tea.
repeats: every week
weekdays: [Sunday]
firstDate: 2026-01-04
startTime: "10:30"
---
Words.
`;
}

/**
 * Writes such a content beside the church's own model.
 * @param content the folder to start from
 * @returns a folder of its own, for the caller to remove
 */
export function writeExtremeContent(content: string, extreme: Extreme): string {
  const folder = mkdtempSync(join(tmpdir(), 'extreme-content-'));
  cpSync(content, folder, { recursive: true });
  const events = join(folder, 'entries/eventPage');
  rmSync(events, { recursive: true });
  rmSync(join(folder, 'entries/eventChange'), { recursive: true, force: true });
  rmSync(join(folder, 'entries/page'), { recursive: true });
  if (extreme === 'empty') return folder;
  mkdirSync(events);
  for (let number = 1; number <= menuLimit; number += 1) {
    writeFileSync(join(events, `highlight-${number}.md`), crowdedEvent(number, true));
    writeFileSync(join(events, `regular-${number}.md`), crowdedEvent(number, false));
  }
  return folder;
}
