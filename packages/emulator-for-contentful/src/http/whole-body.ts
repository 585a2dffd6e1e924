/** The bytes of bodies that are in memory as a whole. */
const whole = new WeakMap<Response, Buffer>();

/**
 * A response whose body is in memory. The web's own would copy the bytes, and once more when they are sent: with answers
 * of a megabyte the garbage that makes costs more than the answer.
 */
export function wholeResponse(bytes: Buffer, init: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        controller.enqueue(new Uint8Array(bytes));
        controller.close();
      },
    },
    // Nothing is copied before somebody reads the stream.
    { highWaterMark: 0 },
  );
  const response = new Response(body, init);
  whole.set(response, bytes);
  return response;
}

/** The bytes of such a response, not to be changed; undefined for any other. */
export function wholeBody(response: Response): Buffer | undefined {
  return whole.get(response);
}
