/** A page's HTML in parts, in their order: scripts of the site's own stand in the first and in the last. */
export interface PageParts {
  readonly head: string;
  /** What is read of it: the longest part by far, which nobody has to look through. */
  readonly body: string;
  readonly tail: string;
}

/**
 * A page as a response whose words can be had at once: who adds to them has no stream to read and to write again. It has
 * no other body.
 */
export class WholePage extends Response {
  parts: PageParts;

  constructor(parts: PageParts, init?: ResponseInit) {
    super(null, init);
    this.parts = parts;
  }

  get words(): string {
    const { head, body, tail } = this.parts;
    return head + body + tail;
  }

  override async text(): Promise<string> {
    return this.words;
  }
}

/** True also for one that the build's own copy of this module made. */
export function isWhole(response: Response): response is WholePage {
  return 'parts' in response;
}

/** The parts of a page, whichever way they are had: of one that is all of a piece nobody knows where scripts stand. */
export async function partsOf(response: Response): Promise<PageParts> {
  return isWhole(response) ? response.parts : { head: '', body: '', tail: await response.text() };
}
