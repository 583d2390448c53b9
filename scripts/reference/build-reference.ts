/**
 * Turns the published tables into the reference sets of `seed/reference`.
 *
 *   npx tsx scripts/reference/build-reference.ts <folder with the published CSV files>
 *
 * Running it again on the same files changes nothing; new labels are appended and rows keep their ids (keep-ids.ts).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FactorEdition,
  type FactorRecord,
  packFactors,
  type StoredFactorSet,
  type StoredSet,
} from '#api/domain/factors/factor-set';
import { ActivityRegister } from './activity-register';
import { type CsvRecord, parseCsv } from './csv';
import { desnzFactors } from './desnz';
import { editions } from './editions';
import { gwpSet } from './gwp';
import { heatFactors } from './heat-factors';
import { keepIds } from './keep-ids';
import {
  egridFactors,
  epaFactors,
  euFactors,
  gridFactors,
  ipccFactors,
  residualMixFactors,
} from './national-factors';
import { nationalFuelFactors } from './national-fuels';
import { fuelProperties } from './properties';
import { spendFactors } from './spend-factors';

type Transform = (
  edition: FactorEdition,
  table: readonly CsvRecord[],
  register: ActivityRegister,
) => FactorRecord[];

const transforms: Record<string, Transform> = {
  'uk-desnz': desnzFactors,
  'eu-mrr': euFactors,
  ipcc: ipccFactors,
  'pl-kobize': gridFactors,
  'pl-heat': heatFactors,
  'de-bafa': heatFactors,
  eea: gridFactors,
  'ie-seai': gridFactors,
  owid: gridFactors,
  'us-epa': epaFactors,
  'us-egrid': egridFactors,
  aib: residualMixFactors,
  'us-useeio': spendFactors,
  'uk-eeio': spendFactors,
};

/**
 * Editions of a series whose other editions contain another type of factor; an edition with properties only has
 * none.
 */
const transformsOfEdition: Record<number, Transform> = {
  221: () => [],
  302: nationalFuelFactors,
  503: nationalFuelFactors,
};

const target = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'seed', 'reference');

function main(sourceFolder: string | undefined): void {
  if (!sourceFolder) throw new Error('Name the folder with the published CSV files.');
  mkdirSync(join(target, 'factors'), { recursive: true });
  const register = new ActivityRegister(readStored<StoredSet>('activities.json'));
  for (const edition of editions) {
    const source = readFileSync(join(sourceFolder, edition.sourceFile));
    const transform = transformsOfEdition[edition.id] ?? transforms[edition.series];
    if (!transform) throw new Error(`No transform for ${edition.series}.`);
    const records = transform(edition, parseCsv(source.toString('utf8')), register);
    const digest = createHash('sha256').update(source).digest('hex');
    const name = join('factors', `${edition.id}-${edition.series}-${edition.year}.json`);
    const kept = keepIds(records, readStored<StoredFactorSet>(name));
    const movedLines = Object.keys(kept.lines).length > 0 ? { movedLines: kept.lines } : {};
    write(name, { ...packFactors(edition, digest, kept.records), ...movedLines });
    process.stdout.write(`${edition.title}: ${records.length} rows\n`);
  }
  write('fuel-properties.json', fuelProperties(sourceFolder, register));
  write('activities.json', register.toStored());
  write('gwp.json', gwpSet(sourceFolder));
}

function readStored<Stored>(name: string): Stored | null {
  const file = join(target, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : null;
}

function write(name: string, value: unknown): void {
  writeFileSync(join(target, name), `${JSON.stringify(value, null, 1)}\n`);
}

main(process.argv[2]);
