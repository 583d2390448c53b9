import { describe, expect, it } from 'vitest';
import { beginChecksum, checksumOf, sha256Of } from './checksum';

const text = (value: string) => new TextEncoder().encode(value);

describe('checksum', () => {
  // Published test vectors of XXH32, seed 0.
  it.each([
    ['', 0x02cc5d05],
    ['a', 0x550d7456],
    ['abc', 0x32d153ff],
    ['Nobody inspects the spammish repetition', 0xe2293b2f],
  ])('agrees with the reference implementation on %j', (input, expected) => {
    expect(checksumOf(text(input))).toBe(expected);
  });

  it('does not depend on the position of the bytes in their buffer', () => {
    const bytes = Uint8Array.from({ length: 101 }, (_, index) => (index * 7) % 256);
    const shifted = new Uint8Array(120).subarray(3, 104);
    shifted.set(bytes);
    expect(checksumOf(shifted)).toBe(checksumOf(bytes));
  });

  it('is the same for parts of any size', () => {
    const whole = Uint8Array.from({ length: 1003 }, (_, index) => (index * 13) % 256);
    for (const step of [1, 15, 16, 17, 500, 1003]) {
      const arriving = new Uint8Array(whole.length);
      const checksum = beginChecksum(arriving);
      for (let at = 0; at < whole.length; at += step) {
        arriving.set(whole.subarray(at, at + step), at);
        checksum.advance(Math.min(whole.length, at + step));
      }
      expect(checksum.end()).toBe(checksumOf(whole));
    }
  });

  it('changes when any single bit of a chunk changes', () => {
    const chunk = Uint8Array.from({ length: 257 }, (_, index) => (index * 31) % 256);
    const before = checksumOf(chunk);
    for (let bit = 0; bit < chunk.length * 8; bit += 1) {
      const damaged = chunk.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(checksumOf(damaged)).not.toBe(before);
    }
  });

  it('writes SHA-256 as lower-case hex', async () => {
    expect(await sha256Of(text('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
