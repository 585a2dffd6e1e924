/** A way in which a body is sent (RFC 9110 section 8.4.1). */
export type Coding = Compressed | 'identity';

/** A coding that makes a body smaller. */
export type Compressed = 'br' | 'gzip';

/** How many different headers are remembered: browsers send a handful. */
const remembered = 100;

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/i.exec(each)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
}

function parse(header: string): Coding {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';');
      return [name.trim().toLowerCase(), weightOf(parameters)] as const;
    }),
  );
  const accepts = (coding: string) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * A chooser of the smallest coding that a reader takes (RFC 9110 section 12.5.3). It remembers what it has parsed, for
 * this is done for every request.
 */
export function createCodingChooser(): (acceptEncoding: string | undefined) => Coding {
  const known = new Map<string, Coding>();
  return (acceptEncoding) => {
    if (acceptEncoding === undefined) return 'identity';
    const before = known.get(acceptEncoding);
    if (before !== undefined) return before;
    const coding = parse(acceptEncoding);
    if (known.size < remembered) known.set(acceptEncoding, coding);
    return coding;
  };
}
