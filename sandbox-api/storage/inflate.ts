/**
 * The bytes as our build had them before it gzipped them, while they arrive. A host that set Content-Encoding
 * has inflated them already; the first two bytes tell. A damaged or cut stream fails its reader.
 */
export async function inflate(
  served: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const reader = served.getReader();
  const beginning = await readAtLeast(reader, 2);
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(beginning),
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return isGzip(beginning) ? whole.pipeThrough(new DecompressionStream('gzip')) : whole;
}

export function isGzip(beginning: Uint8Array): boolean {
  return beginning[0] === 0x1f && beginning[1] === 0x8b;
}

async function readAtLeast(
  reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>,
  count: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let read = new Uint8Array();
  while (read.length < count) {
    const { done, value } = await reader.read();
    if (done) break;
    read = read.length === 0 ? value : Uint8Array.from([...read, ...value]);
  }
  return read;
}
