import { Boxes } from '../components/Choices.tsx';
import { PostForm } from '../components/Forms.tsx';
import { PublishPanel, type PublishPanelProps } from '../components/PublishPanel.tsx';
import { choicesOf, type EditorContext, type EditorRequest, typeOf } from '../context.ts';
import { entryOfFile } from '../files/content-folder.ts';
import { commitFiles } from '../git/git.ts';
import { errorPage, page, redirect } from '../http/respond.tsx';
import { changedContent, linkTo } from '../publish/changed-content.ts';
import type { Choice } from '../publish/merge-entry.ts';
import type { Conflict } from '../publish/merge-file.ts';
import { lastRefusal, publish } from '../publish/publish.ts';
import { publishState } from '../publish/state.ts';
import { whyProtected } from '../sign-in/protection.ts';
import { words } from '../words.ts';

/** What a person needs to know before anything is sent. */
export async function panelOf(request: EditorRequest): Promise<PublishPanelProps> {
  const { to, changes, ...state } = await publishState(request.repository);
  const uncommitted = await Promise.all(state.uncommitted.map((file) => linkTo(request, file)));
  return {
    to,
    goes: await changedContent(request, changes),
    uncommitted: [...new Set(uncommitted.map(({ title }) => title))],
    refusal: lastRefusal(request),
  };
}

/** What goes, and the button that sends it; after that, that it has been sent. */
export async function showPublish(request: EditorRequest, status = 200, refusal?: string): Promise<Response> {
  const { title, titleThin, done } = words.publish;
  const panel = await panelOf(request);
  const isDone = request.url.searchParams.has('done') && panel.goes.length === 0;
  return page(
    { request, title, thin: titleThin, status, isProblem: status !== 200 },
    <>
      {isDone && (
        <p className="lead" role="status">
          {done}
        </p>
      )}
      <PublishPanel {...panel} refusal={refusal ?? panel.refusal} />
    </>,
  );
}

/** Puts what another program has changed into the history, so that it goes as well. */
export async function postKeep(request: EditorRequest): Promise<Response> {
  const { hasToken, who, repository } = request;
  if (!hasToken || typeof repository === 'string') return redirect('/publish');
  const { uncommitted } = await publishState(repository);
  const why = await whyProtected(request, uncommitted);
  if (why !== undefined) return showPublish(request, 409, why);
  if (uncommitted.length > 0)
    await commitFiles(repository, uncommitted, words.publish.uncommittedMessage, who);
  return redirect('/publish');
}

/** Sends what is saved, by what the form says about things that two people have changed. */
export async function postPublish(request: EditorRequest): Promise<Response> {
  const { form, who } = request;
  if (!request.hasToken) return redirect('/publish');
  const decided = Array.from(form.keys(), (name) => name.split(' ')[1] ?? '');
  const mayNot = await whyProtected(request, decided);
  if (mayNot !== undefined) return errorPage(request, 403, mayNot);
  const at = String(form.get('at') ?? '');
  const choose = (path: string, field: string) =>
    choices.find((choice) => choice === form.get(controlOf(path, field)));
  const isAllSent = (await publishState(request.repository)).changes.length === 0;
  const outcome = await publish(request, who, { choose, at });
  if (outcome.kind === 'published') return redirect(isAllSent ? '/publish' : '/publish?done=1');
  if (outcome.kind === 'refused') return showPublish(request, 409);
  const open = outcome.conflicts.map(({ file }) => file);
  const why = await whyProtected(request, open);
  if (why !== undefined) return showPublish(request, 409, why);
  const { title, titleThin, why: lead } = words.publish.conflict;
  const fields = outcome.conflicts.map((conflict) =>
    conflictField(request, conflict, choose(conflict.path, conflict.field)),
  );
  return page(
    { request, title, thin: titleThin, status: 409, isProblem: true },
    <>
      <p className="lead">{lead}</p>
      <PostForm action="/publish">
        <input type="hidden" name="at" defaultValue={outcome.at} />
        {await Promise.all(fields)}
        <button type="submit">{words.publish.button}</button>
      </PostForm>
    </>,
  );
}

const choices: readonly Choice[] = ['theirs', 'mine', 'both'];

/** The name of the controls by which a conflict is decided. */
const controlOf = (path: string, field: string) => `choice ${path} ${field}`;

/**
 * Theirs and ours in words, side by side, and what to keep.
 * @param chosen what was chosen before, if that did not settle it
 */
async function conflictField(
  context: EditorContext,
  { path, file, field, mine, theirs, canBeBoth }: Conflict,
  chosen: Choice | undefined,
) {
  const { conflict } = words.publish;
  const type = typeOf(context, entryOfFile(file)?.typeId ?? '');
  const own = type?.fields.find(({ id }) => id === field);
  const name = own?.shortName ?? conflict.whole;
  // A link is told by the title of what it leads to.
  const isLink = [own?.linkType, own?.items?.linkType].includes('Entry');
  const possible = choices.filter((choice) => choice !== 'both' || canBeBoth);
  const titles = new Map(isLink ? (await choicesOf(context)).map(({ id, title }) => [id, title]) : []);
  const say = (value: typeof mine) => {
    if (field === '') return value === undefined ? conflict.deleted : conflict.changed;
    const parts = [value ?? []].flat().map((part) => titles.get(part) ?? part);
    return parts.length === 0 ? conflict.nothing : parts.join('\n');
  };
  return (
    <fieldset key={controlOf(path, field)} className="field">
      <legend>
        {(await linkTo(context, file)).title}: {name}
      </legend>
      <div className="pair">
        {Object.entries({ theirs, mine }).map(([side, value]) => (
          <div key={side} className="original">
            <p className="hint">{conflict[side as 'theirs' | 'mine']}</p>
            <p className="said">{say(value)}</p>
          </div>
        ))}
      </div>
      <Boxes
        {...{ type: 'radio', name: controlOf(path, field), required: true }}
        choices={possible.map((id) => ({ id, title: conflict.keep[id] }))}
        selected={possible.filter((each) => each === chosen)}
      />
      {!canBeBoth && <p className="hint">{conflict.notBoth}</p>}
    </fieldset>
  );
}
