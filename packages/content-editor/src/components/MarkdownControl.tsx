import type { ContentField } from 'emulator-for-contentful';
import type { PropsWithChildren } from 'react';
import { idOf, useForm } from '../form/form-state.ts';
import { controlName } from '../form/submitted.ts';
import { words } from '../words.ts';
import { Select } from './Choices.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': HTMLAttributes<HTMLElement> & { readonly for: string };
      'md-bold': HTMLAttributes<HTMLElement>;
      'md-unordered-list': HTMLAttributes<HTMLElement>;
    }
  }
}

/** A text in Markdown with its box: above it a toolbar, or without scripts a line of help; below it how to write, and what can be put in. */
export function MarkdownControl({ field, children }: PropsWithChildren<{ readonly field: ContentField }>) {
  const { choices, linkable = [], translation } = useForm();
  const { markdown } = words;
  const allows = allowedIn(field);
  const [id, name] = [idOf(field.id), controlName(field.id)];
  const pictures = allows('embedded-asset-block') ? choices(['asset']) : [];
  const tools = (
    <>
      {/* Without its script it is not shown, and the line below it is (texts.css). */}
      <markdown-toolbar for={id} aria-label={markdown.toolbar} className="toolbar">
        <md-bold role="button" className="button plain">
          {markdown.bold}
        </md-bold>
        {allows('unordered-list') && (
          <md-unordered-list role="button" className="button plain">
            {markdown.list}
          </md-unordered-list>
        )}
        {allows('heading-2') && <Tool>{markdown.heading}</Tool>}
        <Tool to={`${id}-link`}>{markdown.link}</Tool>
        {pictures.length > 0 && <Tool to={`${id}-picture`}>{markdown.picture}</Tool>}
      </markdown-toolbar>
      <p className="hint instead">{markdown.inBrief}</p>
    </>
  );
  return (
    <>
      {/* Beside the words of another language the text begins as high as these. */}
      {translation && children}
      {tools}
      {!translation && children}
      <details className="help">
        <summary>{markdown.help}</summary>
        <ul>
          {markdown.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <div className="putin" data-for={id}>
        <label htmlFor={`${id}-link`}>{markdown.linkTo}</label>
        <Select id={`${id}-link`} name={`link.${name}`} value="" choices={linkable} />
        <label htmlFor={`${id}-words`}>{markdown.linkWords}</label>
        <input type="text" id={`${id}-words`} name={`words.${name}`} autoComplete="off" />
        <button type="submit" className="plain" name="action" value={`link:${name}`}>
          {markdown.put}
        </button>
      </div>
      {pictures.length > 0 && (
        <div className="putin one" data-for={id}>
          <label htmlFor={`${id}-picture`}>{markdown.pictureOf}</label>
          <Select id={`${id}-picture`} name={`picture.${name}`} value="" choices={pictures} />
          <button type="submit" className="plain" name="action" value={`picture:${name}`}>
            {markdown.putPicture}
          </button>
        </div>
      )}
    </>
  );
}

/** A button of the toolbar that leads to a control, or else makes the line a heading. */
function Tool({ to, children }: { readonly to?: string; readonly children: string }) {
  return (
    <button type="button" className="plain" tabIndex={-1} data-md-button data-to={to}>
      {children}
    </button>
  );
}

/** Whether the content model allows a kind of node in a rich text: all, where it names none. */
function allowedIn({ validations }: ContentField): (kind: string) => boolean {
  const allowed = validations.find((rule) => rule.enabledNodeTypes !== undefined)?.enabledNodeTypes;
  return (kind) => allowed?.includes(kind) ?? true;
}
