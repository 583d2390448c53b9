import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files of PGlite's bundle that only initdb, extensions' builds, replication, text search or other encodings
 * need. A database that starts from the snapshot opens none of them.
 */
const unused = [
  /^\/pglite\/lib\/postgresql\/pgxs\//,
  /^\/pglite\/lib\/postgresql\/\w+_and_\w+\.so$/,
  /^\/pglite\/lib\/postgresql\/(dict_snowball|libpqwalreceiver|pgoutput)\.so$/,
  /^\/pglite\/share\/postgresql\/[^/]+\.(bki|sql|sample|txt)$/,
  /^\/pglite\/share\/postgresql\/tsearch_data\//,
  // Every session runs in UTC; the client knows the visitor's time zone.
  /^\/pglite\/share\/postgresql\/timezone\/(?!(?:Etc\/.+|UTC|GMT|UCT|Zulu|Universal|Greenwich)$)/,
];

/**
 * The bundle with zeros in place of the files nobody opens: the offsets that PGlite's loader has built in stay
 * right, and zeros cost nothing on the wire. Fails when the loader's list of files cannot be read.
 */
export function blankUnusedFiles(bundle: Buffer, pgliteDist: string): Buffer {
  const slim = Buffer.from(bundle);
  for (const { name, start, end } of listFiles(pgliteDist, bundle.length)) {
    if (unused.some((pattern) => pattern.test(name))) slim.fill(0, start, end);
  }
  return slim;
}

function listFiles(pgliteDist: string, bundleBytes: number) {
  const entry = /\{filename:"(?<name>[^"]+)",start:(?<start>[\d.e]+),end:(?<end>[\d.e]+)/g;
  for (const file of readdirSync(pgliteDist).filter((name) => name.endsWith('.js'))) {
    const files = [...readFileSync(join(pgliteDist, file), 'utf8').matchAll(entry)].map(({ groups }) => ({
      name: String(groups?.name),
      start: Number(groups?.start),
      end: Number(groups?.end),
    }));
    if (files.at(-1)?.end === bundleBytes) return files;
  }
  throw new Error('The list of files in pglite.data was not found in PGlite; its build has changed.');
}
