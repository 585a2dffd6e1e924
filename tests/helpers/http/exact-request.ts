import { request } from 'node:http';

/** An answer to a request with exact headers. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** What `Set-Cookie` says. */
  readonly cookie: string | undefined;
  readonly location: string | undefined;
}

/**
 * Sends a request with exactly these headers; unlike fetch, it lets the test set Host and Origin.
 * @param body a form as its text, or as a browser sends one with files; without one it is a GET
 */
export async function exactRequest(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string | FormData,
): Promise<Answer> {
  const form = body instanceof FormData ? new Response(body) : undefined;
  const type = form?.headers.get('content-type') ?? 'application/x-www-form-urlencoded';
  const bytes = form === undefined ? body : Buffer.from(await form.arrayBuffer());
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const isPost = bytes !== undefined;
  const call = request(
    url,
    { method: isPost ? 'POST' : 'GET', headers: isPost ? { 'content-type': type, ...headers } : headers },
    (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      const { statusCode: status = 0, headers: own } = response;
      response.on('end', () =>
        resolve({ status, text, cookie: own['set-cookie']?.join(), location: own.location }),
      );
    },
  ).on('error', reject);
  call.end(bytes);
  return promise;
}
