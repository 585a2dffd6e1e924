import { readContent, sourceAt } from 'emulator-for-contentful';
import { type EditorOptions, startEditor } from '#content-editor';
import { siteRules } from '#editorial/forms/editor-adapter.ts';
import { dates } from '#editorial/forms/event-layout.ts';
import { hints, protection } from '#editorial/forms/form-layout.ts';
import { contentModelFolder } from '#scripts/content/content-folder.ts';

/** What a form of the editing page sends: fields by their ids, and names of the form's own. */
type Sent = Readonly<Record<string, string | Blob | readonly string[]>>;

/** The editing page of a content folder, as a browser without scripts uses it. */
export interface EditorUnderTest {
  readonly url: string;
  /** The address with the key that opens it. */
  readonly address: string;
  /** The cookie that this address gives; empty where people sign in. */
  readonly cookie: string;
  get(path: string): Promise<{ readonly status: number; readonly text: string }>;
  /** Opens a page, changes fields of its form, and sends it. */
  submit(
    path: string,
    sent: Sent,
    action?: string,
  ): Promise<{ readonly status: number; readonly text: string; readonly location: string }>;
  /** Sends a form that was opened before. */
  send(path: string, form: FormData): ReturnType<EditorUnderTest['submit']>;
  close(): Promise<void>;
}

/** Starts the editing page in this process, at a fixed time. */
export async function editorOf(
  folder: string,
  now = '2026-11-22T12:00:00Z',
  port = 0,
  more: Pick<EditorOptions, 'proxy' | 'signIn' | 'isOfSite' | 'publishesOnSave'> = {},
): Promise<EditorUnderTest> {
  const reading = await readContent(sourceAt(folder, contentModelFolder));
  if (!reading.ok) throw new Error('The content cannot be read.');
  const editor = await startEditor(
    {
      folder,
      port,
      userName: 'Anna Green',
      ...more,
      protection,
      rules: siteRules(() => Temporal.Instant.from(now), { folder, siteUrl: undefined }),
      hints,
      dates,
      siteUrl: () => 'http://localhost:3000',
      assets: ['build/editor/assets', 'build/client/assets'],
    },
    reading.space.contentTypes,
  );
  const { url, address } = editor;
  const isForAll = more.proxy === undefined && more.signIn === undefined;
  const opened = isForAll ? await fetch(address, { redirect: 'manual' }) : undefined;
  const cookie = opened?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie, origin: url };
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    return { status: response.status, text: await response.text() };
  };
  const send = async (path: string, body: FormData) => {
    const response = await fetch(url + path, { method: 'POST', headers, body, redirect: 'manual' });
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location') ?? '',
    };
  };
  return {
    url,
    address,
    cookie,
    get,
    send,
    async submit(path, sent, action = 'save') {
      const form = formIn((await get(path)).text);
      for (const [name, value] of Object.entries(sent)) {
        form.delete(name);
        for (const each of [value].flat()) form.append(name, each as string);
      }
      form.set('action', action);
      return send(path, form);
    },
    close: editor.close,
  };
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** What a browser would send of the last form of the main part of a page. */
export function formIn(page: string): FormData {
  const form = new FormData();
  const main = page.slice(0, page.indexOf('</main>'));
  const last = [...main.matchAll(/<form\b[^>]*\smethod="post"/g)].at(-1);
  const text = main.slice(last?.index);
  const attribute = (tag: string, name: string) =>
    decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const controls = /<input\b[^>]*>|<(?:textarea|select)\b[\s\S]*?<\/(?:textarea|select)>/g;
  for (const [control] of text.matchAll(controls)) {
    const [start = ''] = /^<[^>]*>/.exec(control) ?? [];
    const [name, type] = [attribute(start, 'name'), attribute(start, 'type')];
    if (name === '' || type === 'file') continue;
    const inner = control.slice(start.length, control.lastIndexOf('</'));
    if (start.startsWith('<textarea')) form.append(name, decoded(inner.replace(/^\n/, '')));
    else if (start.startsWith('<select'))
      form.append(name, attribute(/<option[^>]* selected(?:="")?>/.exec(inner)?.[0] ?? '', 'value'));
    else if (!['checkbox', 'radio'].includes(type) || / checked/.test(start))
      form.append(name, attribute(start, 'value'));
  }
  return form;
}
