import { Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

/**
 * Reads the YAML that nearly every file of content is written in, many times faster than a parser for all of YAML:
 * names with plain or quoted words, numbers, simple lists, and texts behind `|`, `|-` and `>-`. It gives the same nodes
 * as the `yaml` package would.
 * @returns undefined for anything else, which is then for the whole parser
 */
export function parseSimpleYaml(text: string): YAMLMap | undefined {
  if (/[^\P{Cc}\n]|[\u2028\u2029\uFEFF]/u.test(text)) return undefined;
  const reader = makeReader(text);
  const map = new YAMLMap();
  const seen = new Set<string>();
  for (let line = reader.next(); line !== undefined; line = reader.next()) {
    if (line.text === '' || line.text.startsWith('#')) continue;
    const found = /^([A-Za-z_][A-Za-z0-9_]*):(?: +(.*?))? *$/.exec(line.text);
    const name = found?.[1];
    if (name === undefined || seen.has(name) || /^(?:true|false|null)$/i.test(name)) return undefined;
    seen.add(name);
    const value = readValue(found?.[2] ?? '', line.at + line.text.indexOf(':') + 1, reader);
    if (value === undefined) return undefined;
    const key = scalar(name, Scalar.PLAIN, line.at, name.length, name);
    map.items.push(new Pair<unknown, unknown>(key, value));
  }
  return map;
}

type Line = { readonly text: string; readonly at: number };
type Reader = {
  readonly next: () => Line | undefined;
  /** The next line that is not empty, without going there. */
  readonly ahead: () => string | undefined;
};

function makeReader(text: string): Reader {
  let at = 0;
  const lineFrom = (start: number) => {
    const end = text.indexOf('\n', start);
    return end === -1 ? text.slice(start) : text.slice(start, end);
  };
  return {
    next() {
      if (at >= text.length) return undefined;
      const line = { text: lineFrom(at), at };
      at += line.text.length + 1;
      return line;
    },
    ahead() {
      let start = at;
      while (start < text.length) {
        const line = lineFrom(start);
        if (line !== '') return line;
        start += 1;
      }
      return undefined;
    },
  };
}

function readValue(written: string, at: number, reader: Reader): Scalar | YAMLSeq | undefined {
  switch (written) {
    case '|':
    case '|-':
    case '>-':
      return readBlock(written, at, reader);
    case '':
      return reader.ahead()?.match(/^ *- /) ? readList(reader) : readEmpty(at, reader);
    default: {
      // Indented lines below would belong to the value.
      if (reader.ahead()?.startsWith(' ')) return undefined;
      return readShortList(written, at + 1) ?? readScalar(written, at + 1);
    }
  }
}

function readEmpty(at: number, reader: Reader): Scalar | undefined {
  return reader.ahead()?.startsWith(' ') ? undefined : scalar(null, Scalar.PLAIN, at, 0, '');
}

/** The texts of a block; every line has the same indentation, and in a folded one no line is empty. */
function readBlock(header: '|' | '|-' | '>-', at: number, reader: Reader): Scalar | undefined {
  const indent = /^ +(?=[^ ])/.exec(reader.ahead() ?? '')?.[0];
  if (indent === undefined) return undefined;
  const lines: string[] = [];
  for (let ahead = reader.ahead(); ahead?.startsWith(' '); ahead = reader.ahead()) {
    const line = reader.next()?.text ?? '';
    if (line !== '' && (!line.startsWith(indent) || /^ *$/.test(line))) return undefined;
    lines.push(line.slice(indent.length));
  }
  if (header === '>-') {
    if (lines.some((line) => line === '' || line.startsWith(' '))) return undefined;
    return scalar(lines.join(' '), Scalar.BLOCK_FOLDED, at + 1);
  }
  while (lines.at(-1) === '') lines.pop();
  const text = lines.join('\n');
  return scalar(header === '|' ? `${text}\n` : text, Scalar.BLOCK_LITERAL, at + 1);
}

function readList(reader: Reader): YAMLSeq | undefined {
  const list = new YAMLSeq();
  const indent = /^ */.exec(reader.ahead() ?? '')?.[0] ?? '';
  for (let ahead = reader.ahead(); ahead?.startsWith(`${indent}- `); ahead = reader.ahead()) {
    const line = reader.next();
    if (line === undefined || line.text === '') return undefined;
    const found = /^ *- +(.*?) *$/.exec(line.text)?.[1] ?? '';
    if (reader.ahead()?.startsWith(`${indent} `)) return undefined;
    const item = readScalar(found, line.at + line.text.indexOf(found, indent.length + 2));
    if (item === undefined) return undefined;
    list.items.push(item);
  }
  // A list that stands at the edge ends at the next name; anything indented below belongs to something else.
  return reader.ahead()?.startsWith(' ') ? undefined : list;
}

/** `[Monday, Friday]`: plain words only. */
function readShortList(written: string, at: number): YAMLSeq | undefined {
  if (!/^\[[\p{L}\p{N} -]+(?:, [\p{L}\p{N} -]+)*\]$/u.test(written)) return undefined;
  const list = new YAMLSeq();
  let place = at + 1;
  for (const part of written.slice(1, -1).split(', ')) {
    const item = /^\p{L}/u.test(part) && part === part.trim() ? readScalar(part, place) : undefined;
    if (item === undefined) return undefined;
    list.items.push(item);
    place += part.length + 2;
  }
  return list;
}

const NUMBER_LIKE = /^[-+.]?[.0-9]/;
const SIMPLE_NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;
/** A day or a time of day, which no number can be. */
const DAY_OR_TIME = /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.Z+-]+)?$|^\d{1,2}:\d{2}$/;

function readScalar(written: string, at: number): Scalar | undefined {
  const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(written);
  if (quoted !== null) {
    const [, double, single] = quoted;
    const words = double ?? single ?? '';
    const type = double === undefined ? Scalar.QUOTE_SINGLE : Scalar.QUOTE_DOUBLE;
    return scalar(words, type, at, written.length, words);
  }
  const plain = (value: unknown) => scalar(value, Scalar.PLAIN, at, written.length, written);
  if (!/^[\p{L}\p{N}+.£€(/]/u.test(written) && !/^-\d/.test(written)) return undefined;
  if (/: | #|:$/.test(written)) return undefined;
  if (NUMBER_LIKE.test(written)) {
    if (SIMPLE_NUMBER.test(written)) return plain(Number(written));
    return DAY_OR_TIME.test(written) || /^\d[\w.]* [^:]*$/.test(written) ? plain(written) : undefined;
  }
  if (/^(?:true|false)$/i.test(written))
    return /^(?:true|false)$/.test(written) ? plain(written === 'true') : undefined;
  return /^(?:null|~)$/i.test(written) ? undefined : plain(written);
}

function scalar(value: unknown, type: Scalar.Type, at: number, length = 0, source?: string): Scalar {
  const node = new Scalar(value);
  node.type = type;
  node.range = [at, at + length, at + length];
  if (source !== undefined) node.source = source;
  return node;
}
