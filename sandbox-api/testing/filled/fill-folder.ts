import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filledFiles } from '#api/testing/lent-pglite';

/**
 * Puts the files of PGlite with the filled database into a folder, so that a host that starts on it has
 * nothing to prepare.
 */
export async function fillFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'filled.tar');
  await writeFile(archive, (await filledFiles()).stream());
  await promisify(execFile)('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}
