import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type {
  SimulationSummary,
  StoredFacts,
  StoredInput,
  StoredVariables,
} from '#api/domain/scenarios/prefill/stored-simulation';
import { users } from './account';
import { instant, key, updatedOn } from './columns';
import { companies, locations } from './company';

/**
 * Data shared by all scenarios of one edition of the definitions: sections, yearly series, results, tables of
 * factors. A row of an edition is never changed or deleted, because saved simulations refer to it.
 */
export const scenarioEditions = pgTable('scenario_editions', {
  version: text('version').primaryKey(),
  content: jsonb('content').notNull(),
});

/** Scenarios as data, by edition (domain/scenarios/definition.ts). */
export const scenarioDefinitions = pgTable(
  'scenario_definitions',
  {
    scenarioId: smallint('scenario_id').notNull(),
    version: text('version')
      .notNull()
      .references(() => scenarioEditions.version),
    /** Its name in the formulas, for instance `led-lighting`. */
    code: text('code').notNull(),
    displayOrder: smallint('display_order').notNull(),
    isAvailable: boolean('is_available').notNull(),
    content: jsonb('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scenarioId, table.version] })],
);

/** Published defaults with the range that their sources support; an unpublished value is null. */
export const scenarioParameters = pgTable(
  'scenario_parameters',
  {
    version: text('version')
      .notNull()
      .references(() => scenarioEditions.version),
    parameter: text('parameter').notNull(),
    /** ISO 3166 code, `EU`, or `ALL`. */
    country: text('country').notNull(),
    /** As decimals in text: digits stay as published. */
    value: text('value'),
    low: text('low'),
    high: text('high'),
    unit: text('unit').notNull(),
    year: text('year').notNull(),
    sourceId: text('source_id').notNull(),
    level: text('level', { enum: ['A', 'B', 'C', 'D'] }),
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.parameter, table.country] })],
);

/** Sources of parameters, and how far each was verified. */
export const scenarioSources = pgTable(
  'scenario_sources',
  {
    version: text('version')
      .notNull()
      .references(() => scenarioEditions.version),
    sourceId: text('source_id').notNull(),
    citation: text('citation').notNull(),
    level: text('level', { enum: ['A', 'B', 'C', 'D'] }).notNull(),
    licence: text('licence').notNull(),
    url: text('url'),
  },
  (table) => [primaryKey({ columns: [table.version, table.sourceId] })],
);

/** Scenarios that a company's plan excludes; all others are included with the module. */
export const companyLockedScenarios = pgTable(
  'company_locked_scenarios',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    scenarioId: smallint('scenario_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.scenarioId] })],
);

/**
 * Saved simulations, with everything their result was calculated from: the edition of the definition, each
 * input with its origin, and the recorded amounts of that day.
 */
export const scenarioSimulations = pgTable(
  'scenario_simulations',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    scenarioId: smallint('scenario_id').notNull(),
    definitionVersion: text('definition_version').notNull(),
    name: text('name').notNull(),
    locationId: integer('location_id').references(() => locations.id),
    countryCode: text('country_code'),
    /** ISO 4217, for all its amounts of money. */
    currency: text('currency').notNull(),
    variables: jsonb('variables').$type<StoredVariables>().notNull(),
    inputs: jsonb('inputs').$type<StoredInput[]>().notNull(),
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    summary: jsonb('summary').$type<SimulationSummary>().notNull(),
    resultHash: text('result_hash').notNull(),
    /** Owner of the simulation. */
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [
    index('scenario_simulations_scenario').on(table.companyId, table.scenarioId, table.createdOn),
    foreignKey({
      name: 'scenario_simulations_definition',
      columns: [table.scenarioId, table.definitionVersion],
      foreignColumns: [scenarioDefinitions.scenarioId, scenarioDefinitions.version],
    }),
  ],
);

/** Saved simulations combined with their joint savings. */
export const reductionPlans = pgTable(
  'reduction_plans',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [index('reduction_plans_company').on(table.companyId)],
);

export const reductionPlanMeasures = pgTable(
  'reduction_plan_measures',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => reductionPlans.id, { onDelete: 'cascade' }),
    simulationId: integer('simulation_id')
      .notNull()
      .references(() => scenarioSimulations.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.simulationId] }),
    index('reduction_plan_measures_simulation').on(table.simulationId),
  ],
);
