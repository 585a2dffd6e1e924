import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of requests of a connection that wait for the response to an earlier one. */
const maxWaiting = 20;

// Node parses the 64 KB that it has read of a connection as a whole: up to 2,500 requests. It holds all of them until the
// connection has closed, so those that follow on a connection that is closing share one request and one response.
const lastRequests = new WeakMap<Socket, IncomingMessage>();
const lastResponses = new WeakMap<IncomingMessage, ServerResponse>();

class LimitedRequest extends IncomingMessage {
  constructor(socket: Socket) {
    super(socket);
    // biome-ignore lint/correctness/noConstructorReturn: Node calls the constructor, and a new object would stay in memory
    if (socket.destroyed) return lastRequests.getOrInsert(socket, this);
  }
}

class LimitedResponse extends ServerResponse {
  constructor(request: IncomingMessage) {
    super(request);
    // Node adds a listener for each request.
    // biome-ignore lint/correctness/noConstructorReturn: as for requests
    if (request.socket.destroyed) return lastResponses.getOrInsert(request, this).removeAllListeners();
  }
}

/** Options of a server whose requests are limited by `limitPipelining`. */
export const pipeliningOptions = { IncomingMessage: LimitedRequest, ServerResponse: LimitedResponse };

/**
 * Closes a connection with more waiting requests than any browser sends: a client that sends requests and reads nothing
 * would fill the memory.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // Until it is its turn, a response has no socket; most never wait.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > maxWaiting) {
        socket.destroy();
        return;
      }
      waiting.set(socket, count);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    listener(request, response);
  };
}
