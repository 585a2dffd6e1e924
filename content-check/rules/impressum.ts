import type { Space } from 'emulator-for-contentful';
import { richTextToPlainText } from 'emulator-for-contentful/folder';
import { impressumFault, impressumSlug } from '#domain/page/impressum.ts';
import { error, type FieldFault } from '../finding.ts';
import { localeOfSpace, publishedEntries } from '../published-entries.ts';

/** What is wrong with the Impressum of a church in Germany: without one a public site does not start. */
export function impressumFaults(space: Space): readonly FieldFault[] {
  const page = publishedEntries(space, 'page').find((each) => each.text('slug') === impressumSlug);
  const [, body] = page?.richTexts().find(([field]) => field === 'body') ?? [];
  const fault = impressumFault(localeOfSpace(space).country, body && richTextToPlainText(body));
  return fault === undefined ? [] : [error(page ?? { type: 'page', id: impressumSlug }, 'body', fault)];
}
