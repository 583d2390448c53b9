import { deflateSync, inflateSync } from 'fflate';

/** Larger than any recipe; anything that unpacks to more is refused. */
const maxUnpackedBytes = 100_000;

/** Packs a text into characters that need no escaping in an address. */
export function pack(text: string): string {
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Unpacks the text; throws for anything that `pack` did not produce. */
export function unpack(packed: string): string {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  // A fixed limit keeps a small link from filling the memory.
  const text = inflateSync(bytes, { out: new Uint8Array(maxUnpackedBytes) });
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
