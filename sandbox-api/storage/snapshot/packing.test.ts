import { gzipSync } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { describe, expect, it } from 'vitest';
import { patternOf } from '#api/storage/store-fixtures';
import { sha256Of } from './checksum';
import { packingOf, unpack } from './packing';

const plain = new Uint8Array(patternOf(3, 200_000));
const packed = {
  none: plain,
  gzip: new Uint8Array(gzipSync(plain)),
  zstd: new Uint8Array((await Zstd.load()).compress(plain, 19)),
};

/** Arrives in pieces of this many bytes, as from a network. */
function served(bytes: Uint8Array<ArrayBuffer>, pieceBytes: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + pieceBytes));
      at += pieceBytes;
    },
  });
}

async function read(bytes: Uint8Array<ArrayBuffer>, pieceBytes: number): Promise<string> {
  const stream = unpack(served(bytes, pieceBytes), packingOf([bytes]) ?? 'none');
  return sha256Of(new Uint8Array(await new Response(stream).arrayBuffer()));
}

describe.each(['none', 'gzip', 'zstd'] as const)('a part of the engine that is packed with %s', (packing) => {
  it.each([1, 1000, 65_536, 1_000_000])('is unpacked unchanged, in pieces of %i', async (size) => {
    expect(packingOf([packed[packing]])).toBe(packing);
    expect(await read(packed[packing], size)).toBe(await sha256Of(plain));
  });
});

describe('a packed part of the engine', () => {
  it.each(['gzip', 'zstd'] as const)('fails its reader when the stream of %s is cut off', async (packing) => {
    const whole = packed[packing];
    for (const length of [whole.length >> 1, whole.length - 1])
      await expect(read(whole.slice(0, length), 4096)).rejects.toThrow();
  });

  it.each(['gzip', 'zstd'] as const)(
    'is never taken for the original when its %s is damaged',
    async (packing) => {
      const damaged = packed[packing].slice();
      damaged.fill(255, 100, 200);
      // Zstandard may produce other bytes; the reader compares the checksum.
      const made = await read(damaged, 4096).catch(() => 'failed');
      expect(made).not.toBe(await sha256Of(plain));
    },
  );

  it('may be empty', async () => {
    expect(await read(new Uint8Array(), 10)).toBe(await sha256Of(new Uint8Array()));
  });
});

describe('the first bytes', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);

  it.each([
    [[], undefined],
    [[bytes()], undefined],
    [[bytes(0x1f)], undefined],
    [[bytes(0x28)], undefined],
    [[bytes(0x1f), bytes(), bytes(0x8b)], 'gzip'],
    [[bytes(0x1f, 0x8b, 8)], 'gzip'],
    [[bytes(0x28), bytes(0xb5)], 'zstd'],
    [[bytes(0x1f), bytes(0x8c)], 'none'],
    [[bytes(0x28), bytes(0x29)], 'none'],
    [[bytes(0x4c)], 'none'],
  ])('of %j show how it is packed: %s', (parts, expected) => {
    expect(packingOf(parts)).toBe(expected);
  });
});
