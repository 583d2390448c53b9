/**
 * PGlite includes the 699 files of a PostgreSQL installation in one bundle, and its loader creates each of them at
 * every start. Most are for initdb, building extensions, replication, text search or other encodings; a database
 * that starts from the snapshot opens none of them. They are removed from the bundle and from the loader's list,
 * which contains the offsets.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const unused = [
  /^\/pglite\/lib\/postgresql\/pgxs\//,
  /^\/pglite\/lib\/postgresql\/\w+_and_\w+\.so$/,
  /^\/pglite\/lib\/postgresql\/(euc2004_sjis2004|dict_snowball|libpqwalreceiver|pgoutput)\.so$/,
  /^\/pglite\/share\/postgresql\/[^/]+\.(bki|sql|sample|txt)$/,
  /^\/pglite\/share\/postgresql\/tsearch_data\//,
  // Every session runs in UTC; the client knows the visitor's time zone.
  /^\/pglite\/share\/postgresql\/timezone\/(?!(?:Etc\/.+|UTC|GMT|UCT|Zulu|Universal|Greenwich)$)/,
];

type PackedFile = { filename: string; start: number; end: number };

/** The loader's list as PGlite's build wrote it: an object with `files` and `remote_package_size`. */
const listPattern = /\{files:\[\{filename:"[^\]]*\}\],remote_package_size:[\d.e]+\}/;
const entryPattern = /\{filename:"(?<filename>[^"]+)",start:(?<start>[\d.e]+),end:(?<end>[\d.e]+)/g;

/** The bundle with the used files only; use together with `withUsedFilesOnly`. */
export function packUsedFiles(bundle: Buffer, pgliteDist: string): Buffer {
  return Buffer.concat(
    usedFiles(readList(pgliteDist, bundle.length)).map(({ start, end }) => bundle.subarray(start, end)),
  );
}

/** Makes PGlite's loader read the output of `packUsedFiles`. Fails when no module contains the list. */
export function withUsedFilesOnly(): Plugin {
  let isListFound = false;
  return {
    name: 'engine-with-used-files-only',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.includes('@electric-sql/pglite')) return null;
      return code.replace(listPattern, (list) => {
        isListFound = true;
        return JSON.stringify(repack(usedFiles(parseList(list))));
      });
    },
    buildEnd: (error) => {
      if (!error && !isListFound) throw new Error(unreadable);
    },
  };
}

const unreadable = 'The list of files in pglite.data was not found in PGlite; its build has changed.';

function usedFiles(files: readonly PackedFile[]): PackedFile[] {
  return files.filter(({ filename }) => !unused.some((pattern) => pattern.test(filename)));
}

/** The same files in sequence, without gaps. */
function repack(files: readonly PackedFile[]): { files: PackedFile[]; remote_package_size: number } {
  let size = 0;
  const packed = files.map(({ filename, start, end }) => {
    const at = size;
    size += end - start;
    return { filename, start: at, end: size };
  });
  return { files: packed, remote_package_size: size };
}

function readList(pgliteDist: string, bundleBytes: number): PackedFile[] {
  for (const file of readdirSync(pgliteDist).filter((name) => name.endsWith('.js'))) {
    const list = listPattern.exec(readFileSync(join(pgliteDist, file), 'utf8'))?.[0];
    const files = list ? parseList(list) : [];
    if (files.at(-1)?.end === bundleBytes) return files;
  }
  throw new Error(unreadable);
}

function parseList(list: string): PackedFile[] {
  return [...list.matchAll(entryPattern)].map(({ groups }) => ({
    filename: String(groups?.filename),
    start: Number(groups?.start),
    end: Number(groups?.end),
  }));
}
