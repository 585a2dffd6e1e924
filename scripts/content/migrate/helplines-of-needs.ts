import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nationalDigits } from '#domain/link/telephone.ts';
import { firstForChoices, oneFirstFor } from '#domain/safeguarding/safeguarding.ts';
import { demonstrationFolder } from '../content-folder.ts';
import type { ContentTexts, FileChange } from './migrate-folder.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const ofProject = [`${demonstrationFolder}/entries/helpline/*.md`, 'scripts/church-new/helplines/*/*.md'];

const lineOf = (text: string, field: string) => new RegExp(`^${field}:.*$`, 'm').exec(text)?.[0];

const telephoneOf = (text: string) => nationalDigits(lineOf(text, 'telephone') ?? '') || undefined;

/** For whom each national helpline of the project is, by its number. */
function knownNeeds(): ReadonlyMap<string | undefined, string> {
  const worries: readonly string[] = oneFirstFor;
  const needs = firstForChoices.filter((choice) => !worries.includes(choice));
  const texts = globSync(ofProject, { cwd: project }).map((path) =>
    readFileSync(join(project, path), 'utf8'),
  );
  return new Map(
    texts.flatMap((text) => {
      const [telephone, firstFor] = [telephoneOf(text), lineOf(text, 'firstFor')];
      const isForNeeds = needs.some((need) => firstFor?.includes(`"${need}"`));
      return telephone && firstFor && isForNeeds ? [[telephone, firstFor] as const] : [];
    }),
  );
}

/**
 * National helplines of a folder of an earlier version, which do not say for whom they are: the first screen of Safeguarding shows
 * them only then. A helpline that says anything in `firstFor` is left alone.
 */
export function helplineChanges(folder: string, texts: ContentTexts): readonly FileChange[] {
  if (resolve(folder) === resolve(project, demonstrationFolder)) return [];
  const known = knownNeeds();
  return [...texts].flatMap(([path, { text }]) => {
    if (!path.startsWith('entries/helpline/')) return [];
    const firstFor = known.get(telephoneOf(text));
    if (firstFor === undefined || lineOf(text, 'firstFor') !== undefined) return [];
    return [{ path, text: text.replace(/^group:.*\n/m, (group) => `${group}${firstFor}\n`), what: firstFor }];
  });
}
