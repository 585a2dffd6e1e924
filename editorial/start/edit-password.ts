import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { accountLine, WrongEditors } from '#content-editor/accounts';
import { runCommand } from '#scripts/run-command.ts';

/**
 * `npm run edit:password` asks for the name and the password of an editor, and writes the line for EDITORS on standard output, all else on
 * standard error. From a pipe it reads two lines. With `--limited` the protected entries are closed to this person.
 */
async function main(): Promise<void> {
  const { stdin, stderr, stdout } = process;
  const isTerminal = stdin.isTTY === true;
  let isHidden = false;
  // What is typed is echoed by readline, which a password is not.
  const output = new Writable({
    write(chunk, _, done) {
      if (!isHidden) stderr.write(chunk);
      done();
    },
  });
  const input = createInterface({ input: stdin, output, terminal: isTerminal });
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string, hide: boolean): Promise<string> => {
    if (isTerminal) stderr.write(question);
    isHidden = hide;
    const { value = '' } = await lines.next();
    isHidden = false;
    if (isTerminal && hide) stderr.write('\n');
    return value;
  };
  const name = await ask('Name, as it stands in the history of changes: ', false);
  const password = await ask('Password, which is not shown: ', true);
  if (isTerminal && (await ask('The same password again: ', true)) !== password)
    throw new WrongEditors('The two passwords are not the same, so nothing was made: try again.');
  input.close();
  const line = await accountLine(name, password, process.argv.includes('--limited'));
  if (isTerminal) stderr.write('\nWrite this into EDITORS, after a comma if somebody is in it already:\n');
  stdout.write(`${line}\n`);
}

await runCommand(main);
