/** The seed snapshot as the tar file that PGlite's `loadDataDir` expects. */
import type { SnapshotIndex } from '#api/storage/snapshot/snapshot';

const blockBytes = 512;
const preambleBytes = 12;

export function readIndex(packed: Buffer): SnapshotIndex {
  return JSON.parse(packed.toString('utf8', preambleBytes, contentStart(packed)));
}

export function tarOfSnapshot(packed: Buffer): Buffer {
  const start = contentStart(packed);
  const index = readIndex(packed);
  const directories = index.directories.map((path) => header(`${path}/`, 0, '5'));
  const files = index.files.flatMap(([path, offset, size]) => [
    header(path, size, '0'),
    packed.subarray(start + offset, start + offset + size),
    Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes),
  ]);
  return Buffer.concat([...directories, ...files, Buffer.alloc(2 * blockBytes)]);
}

function contentStart(packed: Buffer): number {
  return preambleBytes + packed.readUInt32LE(preambleBytes - 4);
}

/** One block of the POSIX ustar format. */
function header(path: string, size: number, type: '0' | '5'): Buffer {
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, at: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at);
  block.write(path.replace(/^\//, './'), 0, 100);
  octal(type === '5' ? 0o700 : 0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  block.write(' '.repeat(8), 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const checksum = block.reduce((sum, byte) => sum + byte, 0);
  block.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}
