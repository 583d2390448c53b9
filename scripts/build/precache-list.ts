import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineBuild } from '#api/runtime/engine/engine-build';

/**
 * Not part of the shell: the worker itself, the engine's parts (kept in their own cache), and files that only a host
 * reads.
 */
const left = [/^sw(-rest-\w+)?\.js$/, /^engine\//, /\.map$/, /^404\.html$/, /\.pdf$/];

/**
 * The readers of people's own files with a sample bill, and the writer of SQLite. Most first visits never need these megabytes, so they
 * are fetched when they are first used, otherwise in the background of the next visit.
 */
const later =
  /^assets\/(intake-worker|read-(table|document)|understand-(table|document)|pdfjs|pdf\.worker|electricity-bill|sql-wasm-browser)[.-]/;

/** Everything in a built folder that a page may request while offline. */
export function listPrecache(folder: string): EngineBuild['precache'] {
  return filesBelow(folder, '')
    .filter((path) => !left.some((pattern) => pattern.test(path)))
    .map((path) => ({
      path,
      hash: hashInName(path) ?? digestOf(join(folder, path)),
      ...(later.test(path) && { isLater: true }),
    }));
}

/** Vite's hash, if the name has one: such a file never changes. */
function hashInName(path: string): string | undefined {
  return /^assets\/.*-([\w-]{8})\.\w+$/.exec(path)?.[1];
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

function filesBelow(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix ? `${prefix}/${entry.name}` : entry.name;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    });
}
