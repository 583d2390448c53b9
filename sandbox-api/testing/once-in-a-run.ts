import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';

const askEveryMs = 100;

/**
 * The bytes of a file that the processes of one run share. The first caller makes it while the others wait:
 * making it twice at once would take two cores as long as one.
 */
export async function onceInARun(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(inject('testFilesDir'), name);
  const lock = `${path}.lock`;
  for (;;) {
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isOurs) break;
    await pause(askEveryMs);
  }
  try {
    // Between our look and our lock another one may have finished.
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const made = await make();
    await writeFile(`${path}.part`, made);
    await rename(`${path}.part`, path);
    return made;
  } finally {
    await rmdir(lock);
  }
}
