/**
 * Builds the seed snapshot into the folder given as argument, together with a second copy of its reference data and
 * what the sign-in page says about its companies. engine-parts.ts runs it in a separate process.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDemoSnapshot } from '../../seed/load/demo/demo-snapshot';
import { shippedReference } from '../../seed/load/reference';

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('Usage: seed-snapshot.ts <folder>');

const folder = new URL('../../sandbox-api/db/migrations/', import.meta.url);
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name: name.slice(0, -'.sql'.length), sql: readFileSync(new URL(name, folder), 'utf8') }));

const { offer } = await buildDemoSnapshot({ outDir, migrations });
writeFileSync(join(outDir, 'offer.json'), JSON.stringify(offer));
writeFileSync(join(outDir, 'reference.json'), JSON.stringify(shippedReference()));
