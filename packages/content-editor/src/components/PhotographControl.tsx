import { type FileKind, maxMegabytes } from '../files/sent-file.ts';
import type { Control } from '../form/control.ts';
import { type About, idOf, useForm } from '../form/form-state.ts';
import { controlName } from '../form/submitted.ts';
import { words } from '../words.ts';
import { ManyBoxes } from './Choices.tsx';
import { Field } from './Field.tsx';

type Asked = Extract<Control, { kind: 'photograph' }>;

/** A new photograph with what must be known about it, or one that is here already, by its thumbnail. */
export function PhotographControl({ field, type, asked }: Asked & { readonly field: string }) {
  const { values, problems, uploads = {}, choices } = useForm();
  const id = `${idOf(field)}-file`;
  const isOpen =
    uploads[field] !== undefined ||
    asked.some((one) => values[one.id] !== undefined || problems.some((each) => each.field === one.id));
  return (
    <>
      <label htmlFor={id}>{words.picture.add}</label>
      <Upload field={field} kind="picture" saved="" id={id} />
      <details className="asked" open={isOpen}>
        <summary>{words.picture.asked}</summary>
        {asked.map((one) => (
          <Field key={one.id} field={one} />
        ))}
      </details>
      <p>{words.picture.choose}</p>
      <ManyBoxes
        type="radio"
        name={controlName(field)}
        selected={[String(values[field] ?? '')]}
        choices={[{ id: '', title: words.form.choose }, ...choices([type.sys.id])]}
      />
    </>
  );
}

interface UploadProps {
  readonly field: string;
  readonly kind: FileKind;
  /** The file that is saved; empty where there is none. */
  readonly saved: string;
  readonly id: string;
  readonly about?: About;
}

const mediaTypes: Readonly<Record<FileKind, string>> = { picture: 'image/*', paper: 'application/pdf' };

/** A box for a file: for a photograph a telephone offers its camera, and a desk takes what is dragged into it. */
export function Upload({ field, kind, saved, id, about }: UploadProps) {
  // One that was sent and is not saved yet.
  const pending = useForm().uploads?.[field];
  const { ready, help, tooBig } = words[kind];
  const most = maxMegabytes[kind];
  // A script says so before such a file is sent.
  const limit = { 'data-most': most * 1_000_000, 'data-too-big': tooBig(most) };
  return (
    <>
      {pending !== undefined && <p className="note">{ready}</p>}
      {pending !== undefined && <input type="hidden" name={`upload.${field}`} defaultValue={pending} />}
      {saved !== '' && pending === undefined && <SavedFile kind={kind} saved={saved} />}
      <input type="file" id={id} name={`file.${field}`} accept={mediaTypes[kind]} {...limit} {...about} />
      <p className="hint">{help}</p>
    </>
  );
}

function SavedFile({ kind, saved }: Pick<UploadProps, 'kind' | 'saved'>) {
  if (kind === 'paper') return <p className="note">{words.paper.here}</p>;
  return <img className="thumbnail" src={`/pictures/${saved}`} alt={words.picture.alt} width="160" />;
}
