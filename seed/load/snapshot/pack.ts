import { Zstd } from '@hpcc-js/wasm-zstd';

/** The highest level whose window of 8 MiB a browser accepts in a Content-Encoding (RFC 9659). */
const level = 19;

/** As Zstandard, for transfer; `unpack` of packing.ts reverses it. Takes about half a second per megabyte. */
export async function pack(content: Uint8Array): Promise<Uint8Array> {
  return (await Zstd.load()).compress(content, level);
}
