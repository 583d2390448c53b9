import { Decompress } from 'fzstd';

type Bytes = Uint8Array<ArrayBuffer>;

/** How a part of the engine is packed: by this build with Zstandard, by older ones with gzip; a host may have unpacked it. */
export type Packing = 'none' | 'gzip' | 'zstd';

/** The first two bytes of each format. */
const beginnings = [
  ['gzip', 0x1f, 0x8b],
  ['zstd', 0x28, 0xb5],
] as const;

/** The unpacked bytes, while they arrive. A truncated stream fails its reader. */
export function unpack(served: ReadableStream<Bytes>, packing: Packing): ReadableStream<Bytes> {
  if (packing === 'gzip') return served.pipeThrough(new DecompressionStream('gzip'));
  return packing === 'zstd' ? served.pipeThrough(zstdStream()) : served;
}

/**
 * Determined by the first bytes, because a host may have named the packing to the browser, which then unpacks
 * it. Undefined while there are too few.
 */
export function packingOf(beginning: readonly Bytes[]): Packing | undefined {
  const [first, second] = beginning.flatMap((part) => [...part.subarray(0, 2)]);
  if (first === undefined) return undefined;
  const candidate = beginnings.find(([, magic]) => magic === first);
  if (!candidate) return 'none';
  if (second === undefined) return undefined;
  return candidate[2] === second ? candidate[0] : 'none';
}

/** Not every browser's DecompressionStream supports Zstandard. */
function zstdStream(): TransformStream<Bytes, Bytes> {
  let decompress: Decompress;
  return new TransformStream<Bytes, Bytes>({
    start: (controller) => {
      // The library hands over each buffer that it fills, and never a shared one.
      decompress = new Decompress((part) => controller.enqueue(part as Bytes));
    },
    transform: (part) => decompress.push(part),
    flush: () => decompress.push(new Uint8Array(), true),
  });
}
