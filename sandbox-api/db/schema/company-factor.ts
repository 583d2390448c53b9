import { date, index, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant, key, updatedOn } from './columns';
import { companies, locations } from './company';
import { factorActivities, fuels, fuelVariants, units, utilities } from './reference';

/**
 * Factors a company is responsible for. Deleted ones stay, because past ledger lines, audit and trails name
 * them. Validities of one target, its location included, never overlap.
 */
export const companyFactors = pgTable(
  'company_factors',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null = every location of the company. Part of the factor's target, so it never changes. */
    locationId: integer('location_id').references(() => locations.id),
    appliesTo: text('applies_to', { enum: ['fuel', 'utility', 'activity', 'residual-mix'] }).notNull(),
    fuelId: integer('fuel_id').references(() => fuels.id),
    /** Null = every variant of the fuel. */
    fuelVariantId: integer('fuel_variant_id').references(() => fuelVariants.id),
    utilityId: integer('utility_id').references(() => utilities.id),
    /** Of a utility: the Scope 2 method it is for. */
    method: text('method', { enum: ['location', 'market', 'both'] }),
    /** Published activity it replaces; Scope 3. */
    activityId: integer('activity_id').references(() => factorActivities.id),
    /** Of a residual mix: a country's code, or the code of a part of its grid. */
    region: text('region'),
    unitId: smallint('unit_id')
      .notNull()
      .references(() => units.id),
    /** kg CO2e per unit as stated; null = not stated, never zero. */
    kgCo2e: numeric('kg_co2e'),
    kgCo2: numeric('kg_co2'),
    kgCh4Co2e: numeric('kg_ch4_co2e'),
    kgN2oCo2e: numeric('kg_n2o_co2e'),
    kgCo2Biogenic: numeric('kg_co2_biogenic'),
    gwpBasis: text('gwp_basis', { enum: ['AR4', 'AR5', 'AR6'] }),
    /** First and last day, both included; null = until ended. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    /** For purchased energy: measured where it leaves the plant, or where it arrives; null = not stated. */
    networkBoundary: text('network_boundary', { enum: ['plant', 'customer'] }),
    publisher: text('publisher').notNull(),
    document: text('document').notNull(),
    /** Page, table or address. */
    reference: text('reference').notNull(),
    note: text('note'),
    createdBy: integer('created_by').references(() => users.id),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
    deletedOn: instant('deleted_on'),
  },
  (table) => [index('company_factors_company').on(table.companyId)],
);
