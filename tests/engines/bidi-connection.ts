/** A connection to a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export interface BidiConnection {
  /** @throws the error that the browser reports, or when the connection has ended */
  send(method: string, params: object): Promise<Record<string, unknown>>;
  close(): void;
}

interface Waiting {
  resolve(result: Record<string, unknown>): void;
  reject(error: Error): void;
}

type Message =
  | { type: 'success'; id: number; result: Record<string, unknown> }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: Record<string, unknown> };

/** @param onEvent is called with every event that the connection is subscribed to */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: Record<string, unknown>) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') return onEvent(message.method, message.params);
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') request?.resolve(message.result);
    else request?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const request of waiting.values())
      request.reject(new Error('The browser has ended the connection.'));
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Nothing responds at ${url}.`)));
  });
  return {
    send(method, params) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.close(),
  };
}
