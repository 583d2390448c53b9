/** Writes the files in a worker so that the page stays responsive: a ledger of many years takes seconds. */

import { zipSync } from 'fflate';
import type { FileAnswer, FileRequest } from './file-messages';
import type { FilledTable } from './read-data';
import { csvFiles } from './write-csv';

self.onmessage = async ({ data }: MessageEvent<FileRequest>) => {
  try {
    answer({ kind: 'done', bytes: await bytesOf(data) });
  } catch (cause) {
    answer({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  }
};

function answer(message: FileAnswer): void {
  self.postMessage(message);
}

async function bytesOf({ kind, fileName, tables, others }: FileRequest): Promise<Uint8Array<ArrayBuffer>> {
  if (kind === 'sqlite') return sqliteOf(tables);
  if (kind === 'csv') return zipped(fileName, csvFiles(tables));
  return zipped(fileName, { ...others, [`${fileName}.sqlite`]: await sqliteOf(tables) });
}

/** In a folder named after the file, so unpacking creates a single folder. */
function zipped(folder: string, files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const inFolder = Object.entries(files).map(([name, bytes]) => [`${folder}/${name}`, bytes] as const);
  return new Uint8Array(zipSync(Object.fromEntries(inFolder)));
}

/** The library and its WebAssembly are only loaded here. */
async function sqliteOf(tables: FilledTable[]): Promise<Uint8Array<ArrayBuffer>> {
  const [{ openSqlite }, { writeSqlite }] = await Promise.all([
    import('./open-sqlite'),
    import('./write-sqlite'),
  ]);
  return writeSqlite(await openSqlite(), tables);
}
