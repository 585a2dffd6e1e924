import { AnswerError, type Answers, readers } from './answers.ts';
import { nationNames } from './nations.ts';

export const questions: Readonly<Record<keyof Answers, string>> = {
  name: 'What is the church called, such as “Capel Bethel”?',
  place: 'In which town or city is it?',
  country: `In which nation is it? (${nationNames.join(', ')}; or the name of another country, whose helplines nobody has read yet)`,
  denomination: 'To which denomination does it belong? (none, if to none)',
};

/** Somebody who answers: a person at a terminal, or a script. @returns what is typed; undefined when nothing comes any more */
export type Respondent = (question: string) => Promise<string | undefined>;

/**
 * Collects the answers. One that cannot be used is asked for again, so that nobody loses the others.
 * @param given by arguments, which are asked for only if they cannot be used
 * @throws AnswerError for one that cannot be used, when nothing more comes
 */
export async function askFor(given: Partial<Answers>, answer: Respondent): Promise<Answers> {
  const usable = { name: '', place: '', country: '', denomination: '' };
  for (const name of Object.keys(questions) as (keyof Answers)[]) {
    let typed = given[name] ?? (await answer(questions[name])) ?? '';
    for (let fault = faultOf(name, typed); fault !== undefined; fault = faultOf(name, typed)) {
      const again = await answer(`${fault}\n${questions[name]}`);
      if (again === undefined) throw new AnswerError(fault);
      typed = again;
    }
    usable[name] = typed;
  }
  return usable;
}

function faultOf(name: keyof Answers, typed: string): string | undefined {
  try {
    readers[name](typed);
    return undefined;
  } catch (error) {
    if (error instanceof AnswerError) return error.message;
    throw error;
  }
}
