import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { patternOf } from '#api/storage/store-fixtures';
import { sha256Of } from './checksum';
import { inflate, isGzip } from './inflate';

const plain = new Uint8Array(patternOf(3, 200_000));
const gzipped = new Uint8Array(gzipSync(plain));

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
  const stream = inflate(served(bytes, pieceBytes), isGzip([bytes]) ?? false);
  return sha256Of(new Uint8Array(await new Response(stream).arrayBuffer()));
}

describe('a part of the engine', () => {
  it.each([1, 1000, 65_536, 1_000_000])(
    'is the same whether the host inflates it or not, in pieces of %i',
    async (size) => {
      expect(await read(gzipped, size)).toBe(await sha256Of(plain));
      expect(await read(plain, size)).toBe(await sha256Of(plain));
    },
  );

  it('fails its reader when the stream is cut off or damaged', async () => {
    await expect(read(gzipped.slice(0, gzipped.length >> 1), 4096)).rejects.toThrow();
    const damaged = gzipped.slice();
    damaged.fill(255, 100, 200);
    await expect(read(damaged, 4096)).rejects.toThrow();
  });

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
    [[bytes(0x1f), bytes(), bytes(0x8b)], true],
    [[bytes(0x1f, 0x8b, 8)], true],
    [[bytes(0x1f), bytes(0x8c)], false],
    [[bytes(0x4c)], false],
  ])('of %j tell whether it is gzipped: %s', (parts, expected) => {
    expect(isGzip(parts)).toBe(expected);
  });
});
