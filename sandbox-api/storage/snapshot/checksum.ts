const PRIME_1 = 0x9e3779b1;
const PRIME_2 = 0x85ebca77;
const PRIME_3 = 0xc2b2ae3d;
const PRIME_4 = 0x27d4eb2f;
const PRIME_5 = 0x165667b1;

/**
 * xxHash32 of the bytes, as an unsigned 32-bit number (algorithm: github.com/Cyan4973/xxHash, doc/xxhash_spec.md).
 * It guards chunks against damage, not against an attacker: an export carries a SHA-256 as well. A hash of
 * words was chosen over CRC-32 because it runs on every flush and table-driven CRC is several times slower.
 */
export function checksumOf(bytes: Uint8Array, seed = 0): number {
  const checksum = beginChecksum(bytes, seed);
  checksum.advance(bytes.length);
  return checksum.end();
}

/** The same for a buffer that is still being filled: each part is read as soon as it arrives. */
export function beginChecksum(bytes: Uint8Array, seed = 0) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bulkEnd = bytes.length - (bytes.length % 16);
  const lanes = Int32Array.of(seed + PRIME_1 + PRIME_2, seed + PRIME_2, seed, seed - PRIME_1);
  let hashed = 0;
  return {
    /** The bytes before `filledTo` will not change any more. */
    advance: (filledTo: number): void => {
      const to = filledTo - (filledTo % 16);
      hashBulk(view, hashed, to, lanes);
      hashed = to;
    },
    /** Checksum of all bytes; the buffer must be complete. */
    end: (): number => {
      const [lane1 = 0, lane2 = 0, lane3 = 0, lane4 = 0] = lanes;
      const mixed = (rotate(lane1, 1) + rotate(lane2, 7) + rotate(lane3, 12) + rotate(lane4, 18)) | 0;
      let hash = ((bulkEnd > 0 ? mixed : seed + PRIME_5) + bytes.length) | 0;
      let at = bulkEnd;
      for (; at + 4 <= bytes.length; at += 4) {
        hash = Math.imul(rotate(hash + Math.imul(view.getUint32(at, true), PRIME_3), 17), PRIME_4);
      }
      for (; at < bytes.length; at += 1) {
        hash = Math.imul(rotate(hash + Math.imul(view.getUint8(at), PRIME_5), 11), PRIME_1);
      }
      return avalanche(hash);
    },
  };
}

function hashBulk(view: DataView, from: number, to: number, lanes: Int32Array): void {
  let [lane1 = 0, lane2 = 0, lane3 = 0, lane4 = 0] = lanes;
  for (let at = from; at < to; at += 16) {
    lane1 = round(lane1, view.getUint32(at, true));
    lane2 = round(lane2, view.getUint32(at + 4, true));
    lane3 = round(lane3, view.getUint32(at + 8, true));
    lane4 = round(lane4, view.getUint32(at + 12, true));
  }
  lanes.set([lane1, lane2, lane3, lane4]);
}

function round(lane: number, word: number): number {
  return Math.imul(rotate(lane + Math.imul(word, PRIME_2), 13), PRIME_1);
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function avalanche(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 15), PRIME_2);
  mixed = Math.imul(mixed ^ (mixed >>> 13), PRIME_3);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** SHA-256 as 64 lower-case hex digits. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
