import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { databaseOf } from '#api/db/db';
import {
  companyLockedScenarios,
  scenarioDefinitions,
  scenarioEditions,
  scenarioParameters,
  scenarioSources,
} from '#api/db/schema/scenarios';
import type {
  CommonDefinition,
  ParameterRow,
  ScenarioDefinition,
} from '#api/domain/scenarios/model/definition';
import { buildModel, type ScenarioModel } from '#api/domain/scenarios/model/model';
import { ScenarioParameters } from '#api/domain/scenarios/model/parameters';

export type ScenarioRow = {
  scenarioId: number;
  version: string;
  code: string;
  displayOrder: number;
  isAvailable: boolean;
};

/** One scenario of an edition, ready for calculation. */
export type Scenario = ScenarioRow & { model: ScenarioModel; citations: Readonly<Record<string, string>> };

type Edition = {
  common: CommonDefinition;
  parameters: ScenarioParameters;
  citations: Readonly<Record<string, string>>;
};

/** Parsed scenarios by database: an edition never changes, and a new one requires a restart. */
type Kept = {
  editions: Map<string, Edition>;
  scenarios: Map<string, Scenario>;
  newest: ScenarioRow[] | null;
};

const kept = new WeakMap<object, Kept>();

function keptOf(db: Db): Kept {
  const database = databaseOf(db);
  const known = kept.get(database) ?? { editions: new Map(), scenarios: new Map(), newest: null };
  kept.set(database, known);
  return known;
}

const rowColumns = {
  scenarioId: scenarioDefinitions.scenarioId,
  version: scenarioDefinitions.version,
  code: scenarioDefinitions.code,
  displayOrder: scenarioDefinitions.displayOrder,
  isAvailable: scenarioDefinitions.isAvailable,
};

/** The newest definition of each scenario, in the order of the menu. */
export async function findNewestScenarios(db: Db): Promise<readonly ScenarioRow[]> {
  const known = keptOf(db);
  if (known.newest) return known.newest;
  const newest = db.select({ version: sql<string>`max(${scenarioEditions.version})` }).from(scenarioEditions);
  const rows = await db
    .select(rowColumns)
    .from(scenarioDefinitions)
    .where(eq(scenarioDefinitions.version, newest))
    .orderBy(asc(scenarioDefinitions.displayOrder));
  if (rows.length > 0) known.newest = rows;
  return rows;
}

/** A scenario of an edition; undefined where there is none. */
export async function findScenario(
  db: Db,
  scenarioId: number,
  version: string,
): Promise<Scenario | undefined> {
  const key = `${version} ${scenarioId}`;
  const known = keptOf(db).scenarios.get(key);
  if (known) return known;
  const [row] = await db
    .select({ ...rowColumns, content: scenarioDefinitions.content })
    .from(scenarioDefinitions)
    .where(and(eq(scenarioDefinitions.scenarioId, scenarioId), eq(scenarioDefinitions.version, version)));
  if (!row) return undefined;
  const { content, ...own } = row;
  const { common, parameters, citations } = await findEdition(db, version);
  const model = buildModel({ definition: content as ScenarioDefinition, common, parameters });
  const scenario = { ...own, model, citations };
  keptOf(db).scenarios.set(key, scenario);
  return scenario;
}

async function findEdition(db: Db, version: string): Promise<Edition> {
  const known = keptOf(db).editions.get(version);
  if (known) return known;
  const [row] = await db
    .select({ content: scenarioEditions.content })
    .from(scenarioEditions)
    .where(eq(scenarioEditions.version, version));
  const rows = await db.select().from(scenarioParameters).where(eq(scenarioParameters.version, version));
  const sources = await db
    .select({ id: scenarioSources.sourceId, citation: scenarioSources.citation })
    .from(scenarioSources)
    .where(eq(scenarioSources.version, version));
  const edition = {
    common: row?.content as CommonDefinition,
    parameters: new ScenarioParameters(rows.map(parameterOf)),
    citations: Object.fromEntries(sources.map(({ id, citation }) => [id, citation])),
  };
  keptOf(db).editions.set(version, edition);
  return edition;
}

function parameterOf({ parameter, ...row }: typeof scenarioParameters.$inferSelect): ParameterRow {
  return { ...row, id: parameter };
}

/** Scenarios that the plan of the company excludes. */
export async function findLockedScenarios(db: Db, companyId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ scenarioId: companyLockedScenarios.scenarioId })
    .from(companyLockedScenarios)
    .where(eq(companyLockedScenarios.companyId, companyId));
  return new Set(rows.map(({ scenarioId }) => scenarioId));
}
