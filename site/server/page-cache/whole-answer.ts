import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Form } from './page-bytes.ts';

/** Bytes of the longest body that is copied for this: of a longer one most of the time goes into sending it. */
const longest = 100_000;

/** How the server came by a page, for whoever looks (RFC 9211), and for how long it has had it. */
export function historyOf(age: number | undefined): readonly string[] {
  return age === undefined
    ? ['cache-status', 'site; fwd=miss']
    : ['cache-status', 'site; hit', 'age', String(age)];
}

/** True when an answer may be written to its connection in one piece: nothing stands before it there or ends it. */
export function takesWhole(form: Form, request: IncomingMessage, response: ServerResponse): boolean {
  return (
    form.body.length <= longest &&
    request.method === 'GET' &&
    request.httpVersion === '1.1' &&
    response.shouldKeepAlive &&
    response.socket !== null
  );
}

/**
 * Head and body in one piece, written out once a second however many ask. The values have been checked when they became
 * `Headers`: none holds the end of a line.
 * @param now milliseconds since 1970
 */
function wholeAnswer(status: number, form: Form, age: number | undefined, now: number): Buffer {
  const second = Math.floor(now / 1000);
  const { written } = form;
  if (written?.second === second && written.age === age) return written.bytes;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`];
  const fields = [...form.head, ...historyOf(age), 'date', new Date(now).toUTCString()];
  for (let at = 0; at < fields.length; at += 2) lines.push(`${fields[at]}: ${fields[at + 1]}`);
  const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), form.body]);
  form.written = { second, age, bytes };
  // The body is there once: as the end of these bytes.
  form.body = bytes.subarray(bytes.length - form.body.length);
  return bytes;
}

/**
 * Writes an answer in one piece. Node.js checks and joins the fields of a head anew for each answer, and hands head and
 * body to the system one by one, which takes longer than all the rest of a request. What has been written is an answer to
 * the server as any other: it ends with `finish`, and the next request of the connection follows.
 */
export function writeWhole(
  response: ServerResponse,
  status: number,
  form: Form,
  age: number | undefined,
  now: number,
): void {
  response.statusCode = status;
  response.socket?.write(wholeAnswer(status, form, age, now), (error) => {
    if (!error) response.emit('finish');
  });
}
