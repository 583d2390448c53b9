/**
 * Updates the reference data of a database that was filled by another build. Texts, units and lists follow
 * their fixed ids. A published number stays, and factor selection finds its correction from then on
 * (sync-factors.ts).
 *
 * A set is not applied again once a database has had it: an older build beside a newer one must not turn it
 * back.
 */
import { eq } from 'drizzle-orm';
import type { Db } from './db';
import { add, type ReferenceTable, replace, setAside, upsert } from './reference-table';
import { installationSettings } from './schema/platform';
import { syncFactors } from './sync-factors';

export type ReferenceSet = {
  /** A digest of the tables. */
  version: string;
  tables: ReferenceTable[];
};

/**
 * Keys of tables that other rows refer to: existing rows are updated, and stay when they are no longer
 * published.
 */
const keptTables: Record<string, readonly string[]> = {
  languages: ['id'],
  countries: ['id'],
  units: ['id'],
  fuel_categories: ['id'],
  fuels: ['id'],
  fuel_variants: ['id'],
  utilities: ['id'],
  renewables: ['id'],
  supply_types: ['id'],
  scope_categories: ['scope', 'number'],
  review_explanations: ['id'],
  policies: ['id'],
  factor_editions: ['id'],
  factor_activities: ['id'],
  reports: ['id'],
  facility_types: ['id'],
};

/** Those of them whose rows have a code of their own. */
const codedTables = [
  'units',
  'fuel_categories',
  'fuels',
  'utilities',
  'renewables',
  'supply_types',
  'scope_categories',
  'factor_activities',
  'facility_types',
];

/** Keys of tables that nothing refers to: they become identical to the set. */
const replacedTables: Record<string, readonly string[]> = {
  fuel_units: ['fuel_id', 'unit_id'],
  utility_units: ['utility_id', 'unit_id'],
  renewable_units: ['renewable_id', 'unit_id'],
  fuel_factor_links: ['id'],
  fuel_properties: ['id'],
  gwp_values: ['gas', 'report'],
  faqs: ['id'],
  advice_articles: ['id'],
  glossary_terms: ['id'],
};

/**
 * Keys of tables by edition: an existing row is never changed or deleted, because saved simulations and
 * reports refer to it.
 */
const editionTables: Record<string, readonly string[]> = {
  scenario_editions: ['version'],
  scenario_definitions: ['scenario_id', 'version'],
  scenario_parameters: ['version', 'parameter', 'country'],
  scenario_sources: ['version', 'source_id'],
  questionnaire_editions: ['version'],
  materiality_editions: ['version'],
};

const factorTable = 'emission_factors';

const versionsSetting = 'reference.versions';

/** Whether the database has this set, or had it before a newer one. */
export async function hasReference(db: Db, version: string): Promise<boolean> {
  return (await readVersions(db)).includes(version);
}

/** Records that the database has this set now. */
export async function noteReference(db: Db, version: string): Promise<void> {
  const value = [...(await readVersions(db)), version];
  await db
    .insert(installationSettings)
    .values({ name: versionsSetting, value })
    .onConflictDoUpdate({ target: installationSettings.name, set: { value } });
}

/** Every set that the database has had, the newest last. */
export async function readVersions(db: Db): Promise<string[]> {
  const [row] = await db
    .select({ value: installationSettings.value })
    .from(installationSettings)
    .where(eq(installationSettings.name, versionsSetting));
  return (row?.value ?? []) as string[];
}

/**
 * Applies a set in the caller's transaction. Writes only differences.
 * @returns published ids of the factors that were corrected or withdrawn.
 */
export async function syncReference(tx: Db, { version, tables }: ReferenceSet): Promise<number[]> {
  if (await hasReference(tx, version)) return [];
  const superseded: number[] = [];
  for (const table of tables) {
    const kept = keptTables[table.name];
    const replaced = replacedTables[table.name];
    const edition = editionTables[table.name];
    if (codedTables.includes(table.name)) await setAside(tx, table, kept ?? [], 'code');
    if (kept) await upsert(tx, table, kept);
    else if (replaced) await replace(tx, table, replaced);
    else if (edition) await add(tx, table, edition);
    else if (table.name === factorTable)
      superseded.push(...(await syncFactors(tx, table, editionsOf(tables))));
    else throw new Error(`"${table.name}" is no table of reference data.`);
  }
  await noteReference(tx, version);
  return superseded;
}

function editionsOf(tables: readonly ReferenceTable[]): ReferenceTable {
  const editions = tables.find(({ name }) => name === 'factor_editions');
  if (!editions) throw new Error('Factors come with their editions.');
  return editions;
}
