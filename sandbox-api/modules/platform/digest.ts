import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 in hex, of a text of some kilobytes: each request takes one or two, and the platform's own would send it to
 * another thread and wait, which takes ten times as long. Large data goes to that one (storage/checksum.ts).
 */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
