import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, kilograms, quantity } from './columns';
import { companies, locations } from './company';
import { emissionFactors } from './reference';

/**
 * The ledger: what one row of activity data emits in one month, by one factor. The lines of a row are
 * replaced as a set in the transaction of its change (methodology, "The ledger").
 */
export const emissionLines = pgTable(
  'emission_lines',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    sourceKind: text('source_kind', { enum: ['fuel', 'utility', 'renewable', 'scope3'] }).notNull(),
    sourceId: integer('source_id').notNull(),
    /** Fuel, utility, renewable or form the source row is of. */
    itemId: integer('item_id').notNull(),
    /** First day of the month. */
    periodMonth: date('period_month', { mode: 'string' }).notNull(),
    /** 1, 2, 3, or 0 for outside the scopes. */
    scope: integer('scope').notNull(),
    /** GHG Protocol category, for instance `1.1` or `3.3`. */
    category: text('category').notNull(),
    /** Scope 2 method; `none` elsewhere. */
    method: text('method', { enum: ['location', 'market', 'none'] }).notNull(),
    /** The line counts into the row's headline figure. */
    isHeadline: boolean('is_headline').notNull(),
    activityQuantity: quantity('activity_quantity').notNull(),
    activityUnit: text('activity_unit').notNull(),
    co2KgCo2e: kilograms('co2_kg_co2e'),
    ch4KgCo2e: kilograms('ch4_kg_co2e'),
    n2oKgCo2e: kilograms('n2o_kg_co2e'),
    otherKgCo2e: kilograms('other_kg_co2e'),
    kgCo2e: kilograms('kg_co2e').notNull(),
    kgCo2Biogenic: kilograms('kg_co2_biogenic').notNull(),
    factorId: integer('factor_id').references(() => emissionFactors.id),
    gwpSet: text('gwp_set').notNull(),
    /** Why this factor: `exact`, `nearest-year`, `provisional`, `proxy-region`, `contract`. */
    selectionReason: text('selection_reason').notNull(),
    /** Steps from the entered quantity to the factor's unit, as shown by the trail. */
    steps: jsonb('steps').notNull(),
    /** Position within the set of the row; a derived line names its parent by position. */
    position: integer('position').notNull(),
    derivedFromPosition: integer('derived_from_position'),
  },
  (table) => [
    index('emission_lines_source').on(table.companyId, table.sourceKind, table.sourceId),
    index('emission_lines_factor').on(table.factorId),
  ],
);

/** Monthly sums of the ledger; everything that shows totals reads these. */
export const emissionRollups = pgTable(
  'emission_rollups',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    periodMonth: date('period_month', { mode: 'string' }).notNull(),
    scope: integer('scope').notNull(),
    category: text('category').notNull(),
    method: text('method', { enum: ['location', 'market', 'none'] }).notNull(),
    sourceKind: text('source_kind', { enum: ['fuel', 'utility', 'renewable', 'scope3'] }).notNull(),
    itemId: integer('item_id').notNull(),
    isHeadline: boolean('is_headline').notNull(),
    lineCount: integer('line_count').notNull(),
    kgCo2e: kilograms('kg_co2e').notNull(),
    kgCo2Biogenic: kilograms('kg_co2_biogenic').notNull(),
  },
  (table) => [
    uniqueIndex('emission_rollups_bucket').on(
      table.companyId,
      table.periodMonth,
      table.locationId,
      table.scope,
      table.category,
      table.method,
      table.sourceKind,
      table.itemId,
      table.isHeadline,
    ),
  ],
);
