import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sha256Of } from '#api/storage/checksum';
import { inflate } from '#api/storage/inflate';
import { patternOf } from '#api/storage/store-fixtures';

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
  const whole = await new Response(await inflate(served(bytes, pieceBytes))).arrayBuffer();
  return sha256Of(new Uint8Array(whole));
}

describe('a part of the engine', () => {
  it.each([1000, 65_536, 1_000_000])(
    'is the same whether the host inflates it or not, in pieces of %i',
    async (size) => {
      expect(await read(gzipped, size)).toBe(await sha256Of(plain));
      expect(await read(plain, size)).toBe(await sha256Of(plain));
    },
  );

  it('is recognised also when its first byte comes alone', async () => {
    expect(await read(gzipped.slice(), 1)).toBe(await sha256Of(plain));
  });

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
