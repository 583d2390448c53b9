import { describe, expect, it } from 'vitest';
import { patternOf, SNAPSHOT_FILES, VERSIONS } from '#api/storage/store-fixtures';
import { checksumOf, sha256Of } from './checksum';
import { openSnapshot, packSnapshot } from './snapshot';

const packed = packSnapshot(VERSIONS, ['/base', '/base/5'], SNAPSHOT_FILES);

/** As a host does: it reads immediately and trusts the result when all is verified. */
async function opened(bytes: Uint8Array<ArrayBuffer>, hash: string, checksum?: { expected: number }) {
  const snapshot = openSnapshot(bytes, hash, checksum);
  await snapshot.verified;
  return snapshot;
}

describe('snapshot', () => {
  it('gives back every file as a view of the one buffer', async () => {
    const snapshot = openSnapshot(packed, await sha256Of(packed));
    await expect(snapshot.verified).resolves.toBeUndefined();
    for (const [path, bytes] of SNAPSHOT_FILES) {
      expect(snapshot.read(path)).toEqual(bytes);
      expect(snapshot.read(path)?.buffer).toBe(packed.buffer);
    }
    expect(snapshot).toMatchObject({ ...VERSIONS, directories: ['/base', '/base/5'], bytes: packed.length });
    expect([snapshot.hasDirectory('/base/5'), snapshot.hasDirectory('/base/6')]).toEqual([true, false]);
    expect(snapshot.read('/base')).toBeUndefined();
  });

  it.each(['one of this build', 'an older one'])('refuses one wrong bit anywhere in %s', async (origin) => {
    const hash = await sha256Of(packed);
    const checksum = origin === 'one of this build' ? { expected: checksumOf(packed) } : undefined;
    await expect(opened(packed, hash, checksum)).resolves.toMatchObject({ hash });
    for (const at of [0, 9, 30, packed.length >> 1, packed.length - 1]) {
      const damaged = packed.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      await expect(opened(damaged, hash, checksum)).rejects.toMatchObject({ name: 'SnapshotCorrupt' });
    }
  });

  it.each(['one of this build', 'an older one'])(
    'verifies %s as received, although it is written to immediately',
    async (origin) => {
      const bytes = packed.slice();
      const checksum = origin === 'one of this build' ? { expected: checksumOf(packed) } : undefined;
      const snapshot = openSnapshot(bytes, await sha256Of(packed), checksum);
      for (const path of snapshot.filePaths) snapshot.read(path)?.fill(0);
      await expect(snapshot.verified).resolves.toBeUndefined();
    },
  );

  it('accepts a checksum calculated while it arrived', async () => {
    const expected = checksumOf(packed);
    const opening = (found: number) => openSnapshot(packed, 'unused', { expected, found }).verified;
    await expect(opening(expected)).resolves.toBeUndefined();
    await expect(opening(expected ^ 1)).rejects.toMatchObject({ name: 'SnapshotCorrupt' });
  });

  it('refuses a file of another type, and one that is too short, even with a matching hash', async () => {
    for (const bytes of [new Uint8Array(patternOf(1, 100)), packed.slice(0, -1)]) {
      await expect(opened(bytes, await sha256Of(bytes))).rejects.toMatchObject({
        name: 'SnapshotCorrupt',
      });
    }
  });
});
