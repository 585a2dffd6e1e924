import type { ReactNode } from 'react';
import { pathWith } from '../context.ts';
import { useForm } from '../form/form-state.ts';
import type { FieldGroup } from '../form/form-type.ts';
import { sinceDayName, sinceName } from '../form/submitted.ts';
import type { EventDate } from '../options.ts';
import { originalOf, type Translation } from '../translation.ts';
import { words } from '../words.ts';
import { Box, Boxes } from './Choices.tsx';
import { Field } from './Field.tsx';
import { useEditor } from './Layout.tsx';

/** The fields of an entry in their groups, those that few fill in behind “More”, and whether it is a draft. */
export function EntryFields() {
  const { type, record, isDraft, nextDate } = useForm();
  const folded = type.groups.filter(({ isFolded }) => isFolded);
  const { askedAfter } = useEditor().dates;
  return (
    <>
      {type.groups
        .filter(({ isFolded }) => !isFolded)
        .map((group) => (
          <Section key={group.title} {...group} heading="h2">
            {nextDate && group.fields.some(({ id }) => id === askedAfter) && <SinceField {...nextDate} />}
          </Section>
        ))}
      {folded.length > 0 && <More groups={folded} />}
      {Object.keys(record?.byLocale ?? {}).map((field) => (
        <p key={field} className="note">
          {words.form.complex(field)}
        </p>
      ))}
      <Box className="box draft" type="checkbox" name="draft" value="true" defaultChecked={isDraft}>
        {words.form.draft}
      </Box>
    </>
  );
}

interface SectionProps extends FieldGroup {
  readonly heading: 'h2' | 'h3';
  /** What stands below the fields. */
  readonly children?: ReactNode;
}

function Section({ title, fields, heading: Heading, children }: SectionProps) {
  return (
    <section>
      {title !== '' && <Heading>{title}</Heading>}
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
      {children}
    </section>
  );
}

/** Fields that are folded away, unless something is wrong with one of them. */
function More({ groups }: { readonly groups: readonly FieldGroup[] }) {
  const { values, problems } = useForm();
  const ids = groups.flatMap(({ fields }) => fields).map(({ id }) => id);
  const isOpen = ids.some((id) => problems.some(({ field }) => field === id));
  const filled = ids.filter((id) => values[id] !== undefined && values[id] !== 'false').length;
  return (
    <details className="group" open={isOpen}>
      <summary>
        <h2>{words.form.more}</h2> <span className="hint">{words.form.filledIn(filled)}</span>
      </summary>
      {groups.map((group) => (
        <Section key={group.title} {...group} heading="h3" />
      ))}
    </details>
  );
}

/** The fields of a translation: those that have words in the first language, and those that are translated all the same. */
export function TranslationFields({ translation }: { readonly translation: Translation }) {
  const { type, values } = useForm();
  const { original, locale, fallback } = translation;
  const inFile = (id: string) => original.byLocale[id]?.[locale.code] !== undefined;
  const hasWords = (id: string) => [originalOf(translation, id) ?? [], values[id] ?? []].flat().length > 0;
  const fields = type.groups.flatMap((group) => group.fields).filter(({ id }) => inFile(id) || hasWords(id));
  return (
    <>
      <p className="note">{words.translation.empty(fallback.name)}</p>
      {fields.map((each) =>
        inFile(each.id) ? (
          <p key={each.id} className="note">
            {words.translation.inFile(each.label)}
          </p>
        ) : (
          <Field key={each.id} field={each} />
        ),
      )}
    </>
  );
}

/** Asks, as calendar programmes do, from when on a series changes; for one date it leads to the dates. The next one is offered. */
export function SinceField({ event, date }: EventDate) {
  const text = words.dates.since;
  return (
    <>
      <fieldset className="field">
        <legend>{text.title}</legend>
        <Boxes
          type="radio"
          name={sinceName}
          choices={(['all', 'on'] as const).map((id) => ({ id, title: text[id] }))}
          selected={['all']}
        />
      </fieldset>
      <label className="part">
        {text.day} <input type="date" name={sinceDayName} defaultValue={date} className="short" />
      </label>
      <p className="note">
        {text.oneOf} <a href={pathWith('/dates', { event })}>{words.form.dates}</a>
      </p>
    </>
  );
}
