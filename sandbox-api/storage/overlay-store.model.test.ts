import type { ChangeSet, FileWrite } from '@electric-sql/pglite/memfs-frontend';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithoutWal } from '#api/storage/postgres-files';
import {
  changeSet,
  describeTree,
  fullWrite,
  loadTree,
  newIndexedDb,
  openSmall,
  partWrite,
  patternOf,
  resize,
  smallSnapshot,
  type Tree,
  treeOfSnapshot,
} from '#api/storage/store-fixtures';
import { testForm } from '#api/testing/test-form';

type Step =
  | { kind: 'create'; directory: number; name: number; seed: number; size: number }
  | { kind: 'write'; file: number; at: number; seed: number; size: number }
  | { kind: 'truncate'; file: number; size: number }
  | { kind: 'remove'; path: number }
  | { kind: 'mkdir'; directory: number; name: number }
  | { kind: 'rename'; path: number; directory: number; name: number }
  | { kind: 'kill' }
  | { kind: 'close' };

/** Sizes and offsets on both sides of every relevant boundary; seed 0 writes zeros. */
const extent = fc.oneof(
  fc.constantFrom(0, 1, 8_191, 8_192, 32_767, 32_768, 32_769, 40_000, 65_536, 98_304, 100_000),
  fc.nat(110_000),
);
const pick = fc.nat(30);
const seed = fc.nat(4);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), directory: pick, name: pick, seed, size: extent }),
  fc.record({ kind: fc.constant('write' as const), file: pick, at: extent, seed, size: extent }),
  fc.record({ kind: fc.constant('write' as const), file: pick, at: extent, seed, size: fc.nat(100) }),
  fc.record({ kind: fc.constant('truncate' as const), file: pick, size: extent }),
  fc.record({ kind: fc.constant('remove' as const), path: pick }),
  fc.record({ kind: fc.constant('mkdir' as const), directory: pick, name: pick }),
  fc.record({ kind: fc.constant('rename' as const), path: pick, directory: pick, name: pick }),
  fc.record({ kind: fc.constant('kill' as const) }),
  fc.record({ kind: fc.constant('close' as const) }),
);

describe('overlay store against a model file system', () => {
  it('finds after any restart exactly the state of the last flush', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const indexedDB = newIndexedDb();
        // Each start reads the snapshot again, because the database writes into its bytes.
        let store = await openSmall(indexedDB, await smallSnapshot());
        let live = await loadTree(store);
        let stored = treeOfSnapshot();
        for (const next of [...steps, { kind: 'kill' } as const]) {
          if (next.kind === 'kill' || next.kind === 'close') {
            if (next.kind === 'close') {
              await store.close();
              stored = clone(live);
            }
            store.discard();
            store = await openSmall(indexedDB, await smallSnapshot());
            live = await loadTree(store);
            expect(await describeTree(live)).toEqual(await describeTree(stored));
          } else {
            const changes = perform(live, next);
            await store.backend.apply(changes, { relaxedDurability: false });
            if (!isEmpty(changes) && !isWithoutWal(changes)) stored = clone(live);
          }
        }
        store.discard();
      }),
      { numRuns: testForm === 'quick' ? 100 : 400 },
    );
  }, 120_000);
});

/** Changes the model and returns what PGlite's file system would hand over for it. */
function perform(tree: Tree, next: Exclude<Step, { kind: 'kill' | 'close' }>): ChangeSet {
  switch (next.kind) {
    case 'create': {
      const path = freePath(tree, next.directory, next.name);
      const data = bytesOf(next.seed, next.size);
      tree.set(path, data.slice());
      return changeSet([], [fullWrite(path, data)]);
    }
    case 'write':
      return performWrite(tree, next);
    case 'truncate': {
      const path = choose(filesIn(tree), next.file);
      if (!path) return changeSet([], []);
      tree.set(path, resized(fileAt(tree, path), next.size));
      return changeSet([], [resize(path, next.size)]);
    }
    case 'remove': {
      const path = choose([...tree.keys()], next.path);
      if (!path) return changeSet([], []);
      for (const below of treeBelow(tree, path)) tree.delete(below);
      return changeSet([{ op: 'remove', path }], []);
    }
    case 'mkdir': {
      const path = freePath(tree, next.directory, next.name);
      tree.set(path, 'directory');
      return changeSet([{ op: 'mkdir', path }], []);
    }
    case 'rename':
      return performRename(tree, next);
  }
}

function performWrite(tree: Tree, { file, at, seed, size }: Extract<Step, { kind: 'write' }>): ChangeSet {
  const path = choose(filesIn(tree), file);
  if (!path || size === 0) return changeSet([], []);
  const before = fileAt(tree, path);
  const data = bytesOf(seed, size);
  const end = at + size;
  // A file that grows gets its own buffer; any other write goes into the loaded one.
  const after = end > before.length ? resized(before, end) : before;
  after.set(data, at);
  tree.set(path, after);
  return changeSet([], [partWrite(path, after.length, at, data)]);
}

/** A rename is a removal plus the moved files in full, as MemfsFrontendFS journals it. */
function performRename(tree: Tree, { path, directory, name }: Extract<Step, { kind: 'rename' }>): ChangeSet {
  const from = choose([...tree.keys()], path);
  const to = freePath(tree, directory, name);
  if (!from || to.startsWith(`${from}/`)) return changeSet([], []);
  const ops: ChangeSet['ops'] = [{ op: 'remove', path: from }];
  const writes: FileWrite[] = [];
  for (const old of treeBelow(tree, from).sort()) {
    const content = tree.get(old) ?? 'directory';
    const moved = to + old.slice(from.length);
    tree.delete(old);
    tree.set(moved, content);
    if (content === 'directory') ops.push({ op: 'mkdir', path: moved });
    else writes.push(fullWrite(moved, content.slice()));
  }
  return changeSet(ops, writes);
}

/** Names of the snapshot are reused on purpose: a new file under an old name must not show old bytes. */
function freePath(tree: Tree, directory: number, name: number): string {
  const directories = ['', ...[...tree.keys()].filter((path) => tree.get(path) === 'directory')];
  const names = ['1259', '2600', 'deep', 'one', 'empty', '16384', '5', 'base'];
  const wanted = `${choose(directories, directory) ?? ''}/${choose(names, name) ?? 'x'}`;
  let free = wanted;
  for (let attempt = 0; tree.has(free); attempt += 1) free = `${wanted}${name}-${attempt}`;
  return free;
}

function treeBelow(tree: Tree, path: string): string[] {
  return [...tree.keys()].filter((candidate) => candidate === path || candidate.startsWith(`${path}/`));
}

const filesIn = (tree: Tree) => [...tree.keys()].filter((path) => tree.get(path) !== 'directory');
const choose = (from: string[], at: number): string | undefined => from.sort()[at % Math.max(1, from.length)];
const bytesOf = (seed: number, size: number) =>
  seed === 0 ? new Uint8Array(size) : patternOf(seed + 10, size);
const isEmpty = ({ ops, files }: ChangeSet) =>
  ops.length + files.wal.length + files.data.length + files.control.length === 0;

function fileAt(tree: Tree, path: string): Uint8Array {
  const content = tree.get(path);
  return content === undefined || content === 'directory' ? new Uint8Array() : content;
}

function resized(content: Uint8Array, size: number): Uint8Array {
  const next = new Uint8Array(size);
  next.set(content.subarray(0, size));
  return next;
}

function clone(tree: Tree): Tree {
  return new Map(
    [...tree].map(([path, content]) => [path, content === 'directory' ? content : content.slice()]),
  );
}
