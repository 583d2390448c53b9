type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes as our build had them before it gzipped them, while they arrive. A damaged or cut stream fails its reader. */
export function inflate(served: ReadableStream<Bytes>, isGzipped: boolean): ReadableStream<Bytes> {
  return isGzipped ? served.pipeThrough(new DecompressionStream('gzip')) : served;
}

/**
 * Whether these bytes are still gzipped; a host that set Content-Encoding has had them inflated already. Undefined
 * while there are too few to tell.
 */
export function isGzip(beginning: readonly Bytes[]): boolean | undefined {
  const [first, second] = beginning.flatMap((part) => [...part.subarray(0, 2)]);
  if (second === undefined) return first === undefined || first === 0x1f ? undefined : false;
  return first === 0x1f && second === 0x8b;
}
