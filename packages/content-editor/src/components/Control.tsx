import type { InputHTMLAttributes } from 'react';
import { dayPattern, isNative, timePattern } from '../form/control.ts';
import { type About, idOf, useForm } from '../form/form-state.ts';
import { defaultOf, type FormField } from '../form/form-type.ts';
import { controlName } from '../form/submitted.ts';
import { originalOf } from '../translation.ts';
import { words } from '../words.ts';
import { Boxes, ManyBoxes, OrderedLinks, Select } from './Choices.tsx';
import { ColoursControl } from './ColoursControl.tsx';
import { MarkdownControl } from './MarkdownControl.tsx';
import { PhotographControl, Upload } from './PhotographControl.tsx';

/** More boxes than these have a search. */
const maxBoxes = 12;

/** The control of a field. */
export function Control({ field, about }: { readonly field: FormField; readonly about: About }) {
  const { control } = field;
  const { type, values, choices, offers, translation } = useForm();
  const value = values[field.id];
  const text = typeof value === 'string' ? value : '';
  const list: readonly string[] = typeof value === 'object' ? value : text === '' ? [] : [text];
  // A control for a translation is as large as the original needs.
  const original = [(translation && originalOf(translation, field.id)) ?? ''].flat().join('\n');
  const longest = original.length > text.length ? original : text;
  const [id, name] = [idOf(field.id), controlName(field.id)];
  const named = { id, name, ...about };
  const input = (more: InputHTMLAttributes<HTMLInputElement> = {}) => (
    <input type="text" {...named} defaultValue={text} autoComplete="off" {...more} />
  );
  const area = (content: string, rows: number) => <textarea rows={rows} {...named} defaultValue={content} />;
  switch (control.kind) {
    case 'line':
      return longest.length > 60 ? area(text, 2) : input();
    case 'number': {
      const offer = offers?.[field.id];
      if (offer !== undefined) return <Select {...{ id, name, about }} {...offer} value={text} />;
      return input({ inputMode: 'decimal', className: 'short' });
    }
    case 'date':
      return isNative(value, dayPattern) ? input({ type: 'date', className: 'short' }) : input();
    case 'time':
      return input({ type: isNative(value, timePattern) ? 'time' : 'text', className: 'short' });
    case 'text':
      return area(text, rowsFor(longest, 3));
    case 'lines':
      return area(list.join('\n'), Math.max(2, original.split('\n').length, list.length + 1));
    case 'markdown':
      return <MarkdownControl field={field}>{area(text, rowsFor(longest, 8))}</MarkdownControl>;
    case 'choice': {
      // Where the file has no value, that holds which the model gives a new entry.
      const fallback = defaultOf(field);
      const none = field.required || fallback !== undefined ? [] : [{ id: '', title: words.form.notSet }];
      const saved = text === '' ? (fallback ?? '') : text;
      return <Boxes type="radio" name={name} choices={[...none, ...control.choices]} selected={[saved]} />;
    }
    case 'boxes':
      return <Boxes type="checkbox" name={name} choices={control.choices} selected={list} />;
    case 'position':
      return words.form.position.map((label, index) => (
        <label key={label} className="part">
          {label}{' '}
          <input
            type="text"
            inputMode="decimal"
            className="short"
            name={name}
            defaultValue={list[index] ?? ''}
          />
        </label>
      ));
    case 'link': {
      const { none, types } = control;
      return <Select {...{ id, name, about, none }} value={text} choices={choices(types)} />;
    }
    case 'links': {
      const { types, isBySlug } = control;
      const all = choices(types).map((each) => (isBySlug ? { ...each, id: each.slug ?? each.id } : each));
      if (control.isOrdered)
        return <OrderedLinks name={name} label={field.label} list={list} choices={all} />;
      const props = { type: 'checkbox', name, choices: all, selected: list } as const;
      return all.length > maxBoxes ? <ManyBoxes {...props} /> : <Boxes {...props} />;
    }
    case 'upload':
      return (
        <>
          <input type="hidden" name={name} defaultValue={text} />
          <Upload {...{ id, about }} field={field.id} kind={control.file} saved={text} />
        </>
      );
    case 'photograph':
      return <PhotographControl {...control} field={field.id} />;
    case 'yes':
      return <input type="checkbox" {...named} defaultValue="true" defaultChecked={text === 'true'} />;
    case 'colours':
      return <ColoursControl type={type.sys.id} field={field.id} of={control.of} values={list} />;
    case 'none':
      return null;
  }
}

function rowsFor(text: string, least: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0);
  return Math.min(30, Math.max(least, lines + 1));
}
