import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScratch } from '#api/storage/postgres-files';

export type DataDirectory = {
  /** Paths below the data directory, "/base/5", parents before children. */
  directories: string[];
  files: Map<string, Uint8Array>;
};

/** Reads a stopped data directory in a fixed order, without the files that PostgreSQL discards at start. */
export async function readDataDirectory(root: string): Promise<DataDirectory> {
  const found: DataDirectory = { directories: [], files: new Map() };
  const visit = async (path: string): Promise<void> => {
    const children = await readdir(join(root, path), { withFileTypes: true });
    for (const child of children.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const childPath = `${path}/${child.name}`;
      if (child.isDirectory()) {
        found.directories.push(childPath);
        await visit(childPath);
      } else if (!isScratch(childPath)) {
        found.files.set(childPath, await readFile(join(root, childPath)));
      }
    }
  };
  await visit('');
  return found;
}
