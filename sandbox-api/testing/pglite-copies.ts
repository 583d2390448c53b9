import { PGlite } from '@electric-sql/pglite';
import { onceInARun } from './once-in-a-run';

/**
 * The files of a PGlite, made once in a run. Making the files of an empty PGlite costs a processor two seconds and a
 * half, opening a copy of them (`loadDataDir`) a third of a second.
 */
export async function pgliteFiles(name: string, make: () => Promise<PGlite>): Promise<Blob> {
  const bytes = await onceInARun(`${name}.tar`, async () => {
    const pglite = await make();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    return new Uint8Array(await dump.arrayBuffer());
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

/** A PGlite as `PGlite.create()` makes it, but without the templates of further databases. */
export async function openEmptyPglite(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await pgliteFiles('empty-database', makeEmpty) });
}

/** The templates are two thirds of the files, and no test makes a second database. */
async function makeEmpty(): Promise<PGlite> {
  const pglite = await PGlite.create();
  await pglite.exec('update pg_database set datistemplate = false, datallowconn = true');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await pglite.exec('checkpoint');
  return pglite;
}
