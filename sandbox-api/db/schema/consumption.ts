import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  type PgColumnBuilderBase,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type {
  AmountFrom,
  DistanceUnit,
  FuelEconomyUnit,
} from '#api/contract/activity-data/worked-out-amounts';
import type { CalorificValueUnit } from '#api/domain/units/own-properties';
import { users } from './account';
import { bytea, instant, key, kilograms, quantity, updatedOn } from './columns';
import { companies, locations } from './company';
import { fuels, fuelVariants, renewables, supplyTypes, units, utilities } from './reference';

const ownership = {
  companyId: () =>
    integer('company_id')
      .notNull()
      .references(() => companies.id),
  locationId: () =>
    integer('location_id')
      .notNull()
      .references(() => locations.id),
};

/** Columns of every row of activity data; the emissions themselves are in the ledger. */
const entry = {
  value: () => quantity('value').notNull(),
  unitId: () =>
    integer('unit_id')
      .notNull()
      .references(() => units.id),
  reference: () => text('reference'),
  meterNumber: () => text('meter_number'),
  supplierName: () => text('supplier_name'),
  /** For a credit note: the entry that it corrects. */
  correctsId: (table: () => AnyPgColumn) => integer('corrects_id').references(table),
  /** Headline figure of the row in kg CO2e, copied from the ledger in the same transaction. */
  carbonEquivalentKg: () => kilograms('carbon_equivalent_kg').notNull(),
  createdBy: () => integer('created_by').references(() => users.id),
};

export const fuelConsumptions = pgTable(
  'fuel_consumptions',
  {
    id: key(),
    companyId: ownership.companyId(),
    locationId: ownership.locationId(),
    fuelId: integer('fuel_id')
      .notNull()
      .references(() => fuels.id),
    fuelVariantId: integer('fuel_variant_id').references(() => fuelVariants.id),
    value: entry.value(),
    unitId: entry.unitId(),
    /** First day of a bill over several days; null = all of it on `date`. */
    startDate: date('start_date', { mode: 'string' }),
    date: date('date', { mode: 'string' }).notNull(),
    reference: entry.reference(),
    /** Density of the delivery itself, kg/m³; null = as published. */
    density: numeric('density'),
    /** Calorific value of the delivery itself, in its unit; null = as published. */
    calorificValue: numeric('calorific_value'),
    calorificValueUnit: text('calorific_value_unit').$type<CalorificValueUnit>(),
    /** Conversion of the bill itself: cubic metres of the calorific value in one as metered; null = none. */
    volumeCorrection: numeric('volume_correction'),
    /** Document for the values of the delivery itself, if it is not the invoice. */
    deliveryNote: text('delivery_note'),
    meterNumber: entry.meterNumber(),
    supplierName: entry.supplierName(),
    /** For an estimated amount: what it was calculated from; null = read from a bill, a receipt or a meter. */
    amountFrom: text('amount_from').$type<AmountFrom>(),
    amountPaid: numeric('amount_paid'),
    /** In `currency`, per unit of the amount. */
    pricePerUnit: numeric('price_per_unit'),
    currency: text('currency'),
    distance: numeric('distance'),
    distanceUnit: text('distance_unit').$type<DistanceUnit>(),
    fuelEconomy: numeric('fuel_economy'),
    fuelEconomyUnit: text('fuel_economy_unit').$type<FuelEconomyUnit>(),
    carbonEquivalentKg: entry.carbonEquivalentKg(),
    correctsId: entry.correctsId((): AnyPgColumn => fuelConsumptions.id),
    createdBy: entry.createdBy(),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [
    index('fuel_consumptions_location_date').on(table.companyId, table.locationId, table.date),
    index('fuel_consumptions_fuel').on(table.locationId, table.fuelId),
    ofCreditNotes('fuel_consumptions', table.correctsId),
  ],
);

/** Few entries are credit notes, and each row of a list looks for its own. */
function ofCreditNotes(table: string, correctsId: PgColumn) {
  return index(`${table}_corrects`).on(correctsId).where(sql`corrects_id is not null`);
}

/** A bill without a first day covers its one day. */
export const firstDayOfFuel = sql<string>`coalesce(${fuelConsumptions.startDate}, ${fuelConsumptions.date})`;

/**
 * Energy over a range of days, both included: bought (utilities), or generated and used on site (renewables).
 * The two tables differ in their name, in what `itemId` refers to, and in columns that only one of them has.
 */
function periodConsumptions<Extra extends Record<string, PgColumnBuilderBase>>(
  name: string,
  {
    itemColumn,
    item,
    corrected,
    extraColumns,
  }: {
    itemColumn: string;
    item: () => AnyPgColumn;
    corrected: () => AnyPgColumn;
    extraColumns: Extra;
  },
) {
  return pgTable(
    name,
    {
      id: key(),
      companyId: ownership.companyId(),
      locationId: ownership.locationId(),
      itemId: integer(itemColumn).notNull().references(item),
      value: entry.value(),
      unitId: entry.unitId(),
      startDate: date('start_date', { mode: 'string' }).notNull(),
      endDate: date('end_date', { mode: 'string' }).notNull(),
      reference: entry.reference(),
      carbonEquivalentKg: entry.carbonEquivalentKg(),
      correctsId: entry.correctsId(corrected),
      createdBy: entry.createdBy(),
      createdOn: instant('created_on').notNull(),
      updatedOn: updatedOn(),
      ...extraColumns,
    },
    (table) => [
      index(`${name}_location_end`).on(table.companyId, table.locationId, table.endDate),
      ofCreditNotes(name, table.correctsId),
    ],
  );
}

export const utilityConsumptions = periodConsumptions('utility_consumptions', {
  itemColumn: 'utility_id',
  item: () => utilities.id,
  corrected: (): AnyPgColumn => utilityConsumptions.id,
  extraColumns: {
    meterNumber: entry.meterNumber(),
    supplierName: entry.supplierName(),
    /** For cooling: kWh of cooling per kWh of electricity, as stated by the supplier. */
    cop: numeric('cop'),
  },
});

export const renewableConsumptions = periodConsumptions('renewable_consumptions', {
  itemColumn: 'renewable_id',
  item: () => renewables.id,
  corrected: (): AnyPgColumn => renewableConsumptions.id,
  extraColumns: {},
});

/** Entries of the value chain. Forms, methods and their fields are code (domain/value-chain), so there is no table of them. */
export const scope3Consumptions = pgTable(
  'scope3_consumptions',
  {
    id: key(),
    companyId: ownership.companyId(),
    locationId: ownership.locationId(),
    inputFormId: smallint('input_form_id').notNull(),
    methodId: smallint('method_id').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** Values of the method's other fields by field name; filled ones only. */
    values: jsonb('values').$type<Record<string, string | number | boolean>>().notNull(),
    carbonEquivalentKg: entry.carbonEquivalentKg(),
    createdBy: entry.createdBy(),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [
    index('scope3_consumptions_location_start').on(table.companyId, table.locationId, table.startDate),
  ],
);

/**
 * Electricity contracts with dates, per location: on any day the one with the latest start on or before it
 * applies.
 */
export const locationSupplyTypes = pgTable(
  'location_supply_types',
  {
    id: key(),
    companyId: ownership.companyId(),
    locationId: ownership.locationId(),
    utilityId: integer('utility_id')
      .notNull()
      .references(() => utilities.id),
    supplyTypeId: integer('supply_type_id')
      .notNull()
      .references(() => supplyTypes.id),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    /** Guarantee of origin or certificate; without one the contract carries a quality warning. */
    certificateReference: text('certificate_reference'),
    /**
     * The certificates cancelled for the company: a guarantee of origin, a REGO, an energy attribute
     * certificate of the US, ...
     */
    certificateType: text('certificate_type', { enum: ['go', 'rego', 'rec', 'i-rec', 'other'] }),
    /** Days of production that the certificates cover; null = open. */
    certificateFrom: date('certificate_from', { mode: 'string' }),
    certificateTo: date('certificate_to', { mode: 'string' }),
    /** Energy of the certificates. For information: coverage is calculated from the contract's share. */
    certificateMwh: numeric('certificate_mwh'),
    /** Percent of the location's electricity that a renewable contract covers; null = all of it. */
    sharePercent: numeric('share_percent'),
    /** Energy that a renewable contract covers in each calendar year, instead of a share; null = no limit. */
    volumeMwh: numeric('volume_mwh'),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [index('location_supply_types_location').on(table.companyId, table.locationId, table.startDate)],
);

/** Certificates and contracts as files; deleted with their contract. */
export const locationSupplyTypeFiles = pgTable(
  'location_supply_type_files',
  {
    id: key(),
    companyId: ownership.companyId(),
    locationSupplyTypeId: integer('location_supply_type_id')
      .notNull()
      .references(() => locationSupplyTypes.id),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytea('content').notNull(),
    /** SHA-256 of the content, in hex. */
    digest: text('digest'),
    createdBy: entry.createdBy(),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [index('location_supply_type_files_contract').on(table.locationSupplyTypeId)],
);
