import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ContractShares } from '#api/domain/emissions/activity';
import { users } from './account';
import { instant, key } from './columns';
import { companies, locations } from './company';
import { companyFactors } from './company-factor';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

/**
 * A recalculation of the whole ledger: with other settings (previewed first, then decided), or after a change
 * of a company's own factor or of a location (applied immediately). It runs in batches; the cursor and the
 * counters are updated in the transaction of each batch, so an interrupted run continues from there.
 */
export const recalculations = pgTable(
  'recalculations',
  {
    id: key(),
    companyId: companyId(),
    kind: text('kind', { enum: ['settings', 'company-factor', 'location'] }).notNull(),
    state: text('state', {
      enum: ['computing', 'ready', 'applying', 'applied', 'rejected', 'pinned', 'failed'],
    }).notNull(),
    /** First days of the first and last month; both null = everything. */
    periodStart: date('period_start', { mode: 'string' }),
    periodEnd: date('period_end', { mode: 'string' }),
    /** Null = unchanged. */
    gwpSet: text('gwp_set', { enum: ['AR4', 'AR5', 'AR6'] }),
    headlineScope2Method: text('headline_scope2_method', { enum: ['location', 'market'] }),
    /** `own-year`, `newest`, or a publication and year; null = unchanged. */
    editionChoice: jsonb('edition_choice'),
    /** The choice as years by publication, fixed when the preview started. */
    chosenYears: jsonb('chosen_years'),
    companyFactorId: integer('company_factor_id').references(() => companyFactors.id),
    /** The rows of activity data it covers. */
    extent: jsonb('extent').notNull(),
    /** Start of the next batch. */
    cursor: jsonb('cursor').notNull(),
    totalRows: integer('total_rows').notNull(),
    doneRows: integer('done_rows').notNull(),
    /** Rows whose figures differ. */
    changedRows: integer('changed_rows').notNull(),
    /** Rows that could not be calculated or written; `recalculation_failures` names them. */
    failedRows: integer('failed_rows').notNull().default(0),
    /**
     * Version of the calculation used for the preview; if it differs when the preview is accepted, the
     * preview is out of date.
     */
    fingerprint: text('fingerprint').notNull(),
    /** The last change of activity data that the preview may have seen. */
    lastChangeId: integer('last_change_id'),
    /**
     * Totals of whole years before the recalculation, by scope and method: when the preview was done, then
     * when it was accepted.
     */
    yearTotals: jsonb('year_totals'),
    baseYear: smallint('base_year'),
    /** Total of the base year before and after, once the preview is ready. */
    baseBeforeKg: numeric('base_before_kg'),
    baseAfterKg: numeric('base_after_kg'),
    /** The reason given for it. */
    reason: text('reason'),
    decisionNote: text('decision_note'),
    /** The error that stopped it, for readers of the log. */
    failure: text('failure'),
    requestedBy: integer('requested_by').references(() => users.id),
    createdOn: instant('created_on').notNull(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedOn: instant('decided_on'),
    finishedOn: instant('finished_on'),
  },
  (table) => [
    index('recalculations_company').on(table.companyId),
    /** One open preview per company. */
    uniqueIndex('recalculations_open')
      .on(table.companyId)
      .where(sql`kind = 'settings' and state in ('computing', 'ready', 'applying')`),
  ],
);

/** Results of a preview: figures before and after, separate from the ledger. */
export const recalculationDifferences = pgTable(
  'recalculation_differences',
  {
    id: key(),
    companyId: companyId(),
    recalculationId: integer('recalculation_id')
      .notNull()
      .references(() => recalculations.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    year: smallint('year').notNull(),
    scope: smallint('scope').notNull(),
    category: text('category').notNull(),
    method: text('method', { enum: ['location', 'market', 'none'] }).notNull(),
    beforeKg: numeric('before_kg').notNull(),
    afterKg: numeric('after_kg').notNull(),
    /** The part that counts into totals: of Scope 2 only the headline method. */
    countedBeforeKg: numeric('counted_before_kg').notNull(),
    countedAfterKg: numeric('counted_after_kg').notNull(),
    changedRows: integer('changed_rows').notNull(),
  },
  (table) => [
    uniqueIndex('recalculation_differences_bucket').on(
      table.recalculationId,
      table.locationId,
      table.year,
      table.scope,
      table.category,
      table.method,
    ),
  ],
);

/**
 * Rows that a recalculation could not update, as they were then: a user may have corrected or deleted them
 * since.
 */
export const recalculationFailures = pgTable(
  'recalculation_failures',
  {
    id: key(),
    companyId: companyId(),
    recalculationId: integer('recalculation_id')
      .notNull()
      .references(() => recalculations.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    sourceKind: text('source_kind', { enum: ['fuel', 'utility', 'renewable', 'scope3'] }).notNull(),
    sourceId: integer('source_id').notNull(),
    itemId: integer('item_id').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /**
     * Why its quantity cannot be converted into emissions: code, field and parameters. Null = its figures
     * could not be written.
     */
    problem: jsonb('problem'),
    /** For readers of the log. */
    detail: text('detail').notNull(),
  },
  (table) => [index('recalculation_failures_run').on(table.recalculationId)],
);

/** Months in which a company calculates with other settings than its current ones. */
export const calculationMonths = pgTable(
  'calculation_months',
  {
    companyId: companyId(),
    month: date('month', { mode: 'string' }).notNull(),
    gwpSet: text('gwp_set', { enum: ['AR4', 'AR5', 'AR6'] }).notNull(),
    headlineScope2Method: text('headline_scope2_method', { enum: ['location', 'market'] }).notNull(),
    /** Years of factors by publication, instead of the month's own year. */
    chosenYears: jsonb('chosen_years').notNull(),
    pinId: integer('pin_id').references(() => emissionPins.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.month] })],
);

/** Periods with fixed figures: newer editions and other settings do not change them. */
export const emissionPins = pgTable(
  'emission_pins',
  {
    id: key(),
    companyId: companyId(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    /** Editions that existed when the period was fixed. */
    editionIds: jsonb('edition_ids').notNull(),
    /**
     * Coverage of volume contracts at that time, as shares by contract and calendar year; null = there were
     * none.
     */
    contractShares: jsonb('contract_shares').$type<ContractShares>(),
    reason: text('reason').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [index('emission_pins_company').on(table.companyId)],
);

/** Totals of a year as they were before an accepted recalculation and after it (methodology, rule 15). */
export const inventoryRestatements = pgTable(
  'inventory_restatements',
  {
    id: key(),
    companyId: companyId(),
    recalculationId: integer('recalculation_id')
      .notNull()
      .references(() => recalculations.id),
    year: smallint('year').notNull(),
    scope: smallint('scope').notNull(),
    method: text('method', { enum: ['location', 'market', 'none'] }).notNull(),
    asReportedKg: numeric('as_reported_kg').notNull(),
    restatedKg: numeric('restated_kg').notNull(),
  },
  (table) => [index('inventory_restatements_company').on(table.companyId, table.year)],
);
