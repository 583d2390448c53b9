import { Zstd } from '@hpcc-js/wasm-zstd';

/** The highest whose window of 8 MiB a browser accepts in a Content-Encoding (RFC 9659). */
const level = 19;

/** As Zstandard, for the wire; `unpack` of packing.ts reverses it. Takes about half a second for each megabyte. */
export async function pack(content: Uint8Array): Promise<Uint8Array> {
  return (await Zstd.load()).compress(content, level);
}
