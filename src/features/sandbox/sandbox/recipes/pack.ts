import { deflateSync, inflateSync } from 'fflate';

/** Larger than any recipe: what unpacks to more is none. */
const maxUnpackedBytes = 100_000;

/** A text as letters that stand in an address as they are. */
export function pack(text: string): string {
  const packed = deflateSync(new TextEncoder().encode(text), { level: 9 });
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text again; throws for what `pack` did not make. */
export function unpack(packed: string): string {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  // With a fixed room a small link cannot fill the memory.
  const text = inflateSync(bytes, { out: new Uint8Array(maxUnpackedBytes) });
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}
