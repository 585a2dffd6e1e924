import type { ContentType } from 'emulator-for-contentful';
import type { EditorContext } from '../context.ts';
import { type Html, html } from '../html.ts';
import { originalValue, type Translation } from '../translation.ts';
import type { StateWithChanges } from '../translation-state.ts';
import { entryPath } from '../views/layout.ts';
import { words } from '../words.ts';
import { fieldGroups, labelOf } from './control.ts';
import type { FieldContext, Originals } from './control-view.ts';
import { fieldView } from './field-view.ts';

/** The words of a translation's original, for its fields. */
export function originalsOf({ original, locale, first }: Translation): Originals {
  return { first, locale, valueOf: (field) => originalValue(original, field, first) };
}

/** The fields of a translation: those that have words in the first language, and those that are translated all the same. */
export function translationFields(
  { original, locale, fallback }: Translation,
  type: ContentType,
  context: FieldContext,
): Html {
  const { translation } = words;
  const inFile = (id: string) => original.byLocale[id]?.[locale.code] !== undefined;
  const fields = fieldGroups(type, context.hints)
    .flatMap((group) => group.fields)
    .filter(
      ({ id }) =>
        inFile(id) || [context.originals?.valueOf(id) ?? [], context.values[id] ?? []].flat().length > 0,
    );
  return html`<p class="note">${translation.empty(fallback.name)}</p>
${fields.map((each) => (inFile(each.id) ? html`<p class="note">${translation.inFile(labelOf(each).label)}</p>` : fieldView(each, context)))}`;
}

/** Links to the translations of an entry, and how far each is; empty where there are no other languages. */
export function translationStatesView(type: string, states: readonly StateWithChanges[]): Html {
  const { link, progress, changedSince } = words.translation;
  return html`${states.length > 0 && html`<p class="links">${states.map(({ id, locale, done, all, changed }) => html`<a href="${entryPath(type, id)}">${link(locale.name)}</a> <span class="hint">${progress(done, all)}${changed > 0 && changedSince(changed)}</span> `)}</p>`}`;
}

/** What can be done with a translation besides filling in its form. */
export function translationLinks(
  context: EditorContext,
  { original, first, path }: Translation,
  id: string,
  hasHistory: boolean,
): Html {
  const isDraft = original.values.draft === 'true';
  const site = isDraft ? context.draftsUrl() : context.siteUrl();
  return html`<p class="links">
<a href="${entryPath(original.type, original.id)}">${words.translation.original(first.name)}</a>
${site !== undefined && path !== undefined && html`<a href="${site}${path}" target="site">${words.form.seePage}</a>`}
${hasHistory && html`<a href="${entryPath(original.type, id)}/history">${words.form.history}</a>`}
</p>`;
}
