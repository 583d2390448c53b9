import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { key, kilograms } from './columns';

/**
 * Conversion steps, stored once because thousands of lines share the path from their unit to the factor's
 * unit. The steps hold multipliers and their sources; the quantities are in the lines.
 */
export const emissionTrails = pgTable('emission_trails', {
  id: key(),
  digest: text('digest').notNull().unique(),
  steps: jsonb('steps').notNull(),
});

/**
 * The ledger: emissions of one row of activity data in one month, by one factor. The lines of a row are
 * written in the transaction of its change (methodology, "The ledger").
 *
 * There are no foreign keys, here and in the monthly sums: both are derived, in that same transaction, from
 * rows that have them, and nothing that a line names is ever deleted (locations are archived, company factors
 * end, reference rows and trails stay). Checking each again took a third of the time of a batch; a test looks
 * for orphans instead.
 */
export const emissionLines = pgTable(
  'emission_lines',
  {
    companyId: integer('company_id').notNull(),
    locationId: integer('location_id').notNull(),
    sourceKind: text('source_kind', { enum: ['fuel', 'utility', 'renewable', 'scope3'] }).notNull(),
    sourceId: integer('source_id').notNull(),
    /** Fuel, utility, renewable or form of the source row. */
    itemId: integer('item_id').notNull(),
    /** First day of the month. */
    periodMonth: date('period_month', { mode: 'string' }).notNull(),
    /** 1, 2, 3; 0 outside the scopes; 9 for information (avoided emissions), never part of a total. */
    scope: smallint('scope').notNull(),
    /** GHG Protocol category, for instance `1.1` or `3.3`; `outside`; `avoided`. */
    category: text('category').notNull(),
    /** Scope 2 method; `none` elsewhere. */
    method: text('method', { enum: ['location', 'market', 'none'] }).notNull(),
    /** True if the line counts into the row's headline figure. */
    isHeadline: boolean('is_headline').notNull(),
    /** The month's share of the entered quantity, in the entered unit; shares sum to the entry exactly. */
    activityQuantity: numeric('activity_quantity').notNull(),
    activityUnit: text('activity_unit').notNull(),
    /** That share in the factor's unit. */
    factorQuantity: numeric('factor_quantity').notNull(),
    factorUnit: text('factor_unit').notNull(),
    /** kWh bought, generated or (net calorific value) burned; null where the quantity is not energy. */
    energyKwh: numeric('energy_kwh'),
    /** Electricity contract behind a market-based line; 0 = none. */
    supplyTypeId: smallint('supply_type_id').notNull(),
    co2KgCo2e: kilograms('co2_kg_co2e'),
    ch4KgCo2e: kilograms('ch4_kg_co2e'),
    n2oKgCo2e: kilograms('n2o_kg_co2e'),
    otherKgCo2e: kilograms('other_kg_co2e'),
    kgCo2e: kilograms('kg_co2e').notNull(),
    kgCo2Biogenic: kilograms('kg_co2_biogenic').notNull(),
    factorId: integer('factor_id'),
    /** The company's own factor instead of a published one. */
    companyFactorId: integer('company_factor_id'),
    /** kg CO2e per factor unit where no published row applies: a GWP, a supplier's factor, a contract's zero. */
    factorValue: numeric('factor_value'),
    /** AR4, AR5, AR6, or `as-published`. */
    gwpSet: text('gwp_set').notNull(),
    /** Why this factor: `exact`, `nearest-year`, `provisional`, `proxy-region`, `contract`, `self-generated`, `supplier`, `company-factor`. */
    selectionReason: text('selection_reason').notNull(),
    /** Comma-separated notes on the choice (see `SelectionNote`); empty when there are none. */
    selectionNotes: text('selection_notes').notNull(),
    /** Null when the entered unit is the factor's. */
    trailId: integer('trail_id'),
    /** Position among the lines of the row; a derived line names its parent by position. */
    position: smallint('position').notNull(),
    derivedFromPosition: smallint('derived_from_position'),
  },
  (table) => [
    // Has no id column: each additional index costs a fifth of the time of an import.
    primaryKey({
      name: 'emission_lines_row',
      columns: [table.companyId, table.sourceKind, table.sourceId, table.position],
    }),
    // Finds the rows behind a figure; their locations, factors and months are known from the monthly sums.
    index('emission_lines_place').on(table.companyId, table.locationId, table.factorId, table.periodMonth),
    // A partial index, because only a few lines have one, and a million others would slow it down.
    index('emission_lines_company_factor')
      .on(table.companyFactorId)
      .where(sql`company_factor_id is not null`),
  ],
);

/**
 * Monthly sums of the ledger, the source of all totals. A bucket has every dimension a figure can be broken
 * down by, including the factor, so that an explanation costs the same with a million lines.
 */
export const emissionRollups = pgTable(
  'emission_rollups',
  {
    companyId: integer('company_id').notNull(),
    locationId: integer('location_id').notNull(),
    periodMonth: date('period_month', { mode: 'string' }).notNull(),
    scope: smallint('scope').notNull(),
    category: text('category').notNull(),
    method: text('method', { enum: ['location', 'market', 'none'] }).notNull(),
    sourceKind: text('source_kind', { enum: ['fuel', 'utility', 'renewable', 'scope3'] }).notNull(),
    itemId: integer('item_id').notNull(),
    supplyTypeId: smallint('supply_type_id').notNull(),
    isHeadline: boolean('is_headline').notNull(),
    /** Published factor; 0 = none (a GWP, a contract's zero, a supplier's own statement). */
    factorId: integer('factor_id').notNull(),
    selectionReason: text('selection_reason').notNull(),
    isSpendBased: boolean('is_spend_based').notNull(),
    lineCount: integer('line_count').notNull(),
    kgCo2e: kilograms('kg_co2e').notNull(),
    /** The gases that are published separately; with `other` they add up to the total. */
    co2KgCo2e: kilograms('co2_kg_co2e').notNull(),
    ch4KgCo2e: kilograms('ch4_kg_co2e').notNull(),
    n2oKgCo2e: kilograms('n2o_kg_co2e').notNull(),
    otherKgCo2e: kilograms('other_kg_co2e').notNull(),
    kgCo2Biogenic: kilograms('kg_co2_biogenic').notNull(),
    /** Sum over the lines that have energy; both Scope 2 methods carry the same kWh. */
    energyKwh: numeric('energy_kwh').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'emission_rollups_bucket',
      columns: [
        table.companyId,
        table.periodMonth,
        table.locationId,
        table.scope,
        table.category,
        table.method,
        table.sourceKind,
        table.itemId,
        table.supplyTypeId,
        table.isHeadline,
        table.factorId,
        table.selectionReason,
        table.isSpendBased,
      ],
    }),
  ],
);
