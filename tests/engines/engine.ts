/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Keys that visitors without a mouse use, by their names in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** What is read out as one name, and the elements that are it. */
export const namedRoles = { heading: 'h1, h2, h3, h4', link: 'a[href]' } as const;
export type NamedRole = keyof typeof namedRoles;

/** One browser window, for every engine and driver. */
export interface Engine {
  /** Opens a page and waits for its `load` event. */
  goto(url: string): Promise<void>;
  /**
   * Runs the body of an async function in the page.
   * @returns its result, as far as JSON can represent it
   * @throws the error of the page
   */
  run(body: string): Promise<unknown>;
  /** Presses a key, as a visitor would. */
  press(key: Key): Promise<void>;
  /** Types a text into the element that has the focus, as a visitor would. */
  type(text: string): Promise<void>;
  /** Clicks a point of the viewport, as a visitor would. */
  clickAt(x: number, y: number): Promise<void>;
  /** Sets the size of the viewport. WebKit's window is never narrower than 447 px. */
  resize(size: Size): Promise<void>;
  /** The viewport as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Those names that no element of this role has in the engine's own accessibility tree. */
  namesNotFound(role: NamedRole, names: readonly string[]): Promise<readonly string[]>;
  /** Console errors and warnings, and uncaught errors, since the last call. */
  consoleErrors(): readonly string[];
  close(): Promise<void>;
}

/**
 * Calls a function in the page. It must not use variables of its module.
 * @param args passed to it as JSON
 */
export async function evaluate<Args extends readonly unknown[], Result>(
  engine: Engine,
  action: (...args: Args) => Result | Promise<Result>,
  ...args: Args
): Promise<Result> {
  const given = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ');
  return (await engine.run(`return (${action})(${given});`)) as Result;
}
