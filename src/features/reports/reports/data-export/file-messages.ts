import type { FilledTable } from './read-data';

export type FileKind = 'sqlite' | 'csv' | 'package';

/** What the worker should write. `fileName` has no extension; `others` are added to a package unchanged. */
export type FileRequest = {
  kind: FileKind;
  fileName: string;
  tables: FilledTable[];
  others: Record<string, Uint8Array>;
};

export type FileAnswer =
  | { kind: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'failed'; message: string };

export const fileEndings: Record<FileKind, string> = {
  sqlite: '.sqlite',
  csv: '-csv.zip',
  package: '-package.zip',
};
