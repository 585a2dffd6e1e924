import { readFileSync } from 'node:fs';
import { formRules } from 'schedules-in-words';

/** By field: a regular expression, without regard to capitals, and what is said to whoever typed something else. */
type Rules = Readonly<Record<string, { readonly pattern: string; readonly message: string }>>;

const rulesOf: Readonly<Record<string, Rules>> = {
  ...{ eventPage: formRules.schedule, eventChange: formRules.change },
};

/** The regular expression of a field with its message, as Contentful exports them; the line breaks between them are kept. */
const validation =
  /("regexp":\s*\{\s*"pattern": )"(?:[^"\\]|\\.)*"(,\s*"flags": )"i"(\s*\},\s*"message": )"(?:[^"\\]|\\.)*"/;

/** The text of a content type with the present rules. */
function withRules(file: string, rules: Rules): string {
  // Of everything in a content type only its fields have an id alone.
  const fields = readFileSync(file, 'utf8').split(/(?=\{\s*"id": ")/);
  const ruled = fields.map((field) => {
    const [, id = ''] = /^\{\s*"id": "(\w+)"/.exec(field) ?? [];
    const rule = rules[id];
    if (rule === undefined) return field;
    if (!validation.test(field))
      throw new Error(`${file}: the field “${id}” has no regular expression with a message.`);
    const [pattern, message] = [rule.pattern, rule.message].map((text) => JSON.stringify(text));
    const withRule = (_: string, before: string, flags: string, after: string) =>
      `${before}${pattern}${flags}"i"${after}${message}`;
    return field.replace(validation, withRule);
  });
  return ruled.join('');
}

/**
 * The files of the content model in which rules stand for the words of dates and times, by their path, with the rules of the reader of schedules.
 * @param root the project’s folder, with a slash
 */
export function modelFiles(root: string): ReadonlyMap<string, string> {
  const files = Object.entries(rulesOf).map(
    ([type, rules]) => [`${root}content/model/${type}.json`, rules] as const,
  );
  return new Map(files.map(([file, rules]) => [file, withRules(file, rules)]));
}
