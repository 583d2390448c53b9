import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { fuelLinkRoles } from '#api/domain/factors/reference-index';

/** Reference data: written by the seed, never changed by a user. Ids are fixed. */
const id = () => integer('id').primaryKey();
const names = { nameEn: () => text('name_en').notNull(), namePl: () => text('name_pl').notNull() };

export const units = pgTable('units', {
  id: id(),
  code: text('code').notNull().unique(),
  symbol: text('symbol').notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  dimension: text('dimension').notNull(),
  /** Number of base units in one of it (MJ, kg, litre, km, …). */
  perBase: numeric('per_base').notNull(),
});

export const fuelCategories = pgTable('fuel_categories', {
  id: id(),
  code: text('code').notNull().unique(),
  /** GHG Protocol category: 1.1, 1.2 or 1.3. */
  category: text('category', { enum: ['1.1', '1.2', '1.3'] }).notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  displayOrder: smallint('display_order').notNull(),
});

export const fuels = pgTable('fuels', {
  id: id(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => fuelCategories.id),
  code: text('code').notNull().unique(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  origin: text('origin', { enum: ['fossil', 'biogenic'] }).notNull(),
  /** Gas or blend of `gwp_values`; only for refrigerants. */
  gasCode: text('gas_code'),
  /** Hex without hash, for charts. */
  colour: text('colour').notNull(),
  displayOrder: smallint('display_order').notNull(),
});

/** Units a fuel may be entered in; the first is the form's default. */
export const fuelUnits = pgTable(
  'fuel_units',
  {
    fuelId: integer('fuel_id')
      .notNull()
      .references(() => fuels.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id),
    displayOrder: smallint('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fuelId, table.unitId] })],
);

export const fuelVariants = pgTable('fuel_variants', {
  id: id(),
  fuelId: integer('fuel_id')
    .notNull()
    .references(() => fuels.id),
  code: text('code').notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  displayOrder: smallint('display_order').notNull(),
});

export const utilities = pgTable('utilities', {
  id: id(),
  code: text('code').notNull().unique(),
  kind: text('kind', { enum: ['electricity', 'heat', 'steam', 'cooling'] }).notNull(),
  isElectricity: boolean('is_electricity').notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  colour: text('colour').notNull(),
});

export const utilityUnits = pgTable(
  'utility_units',
  {
    utilityId: integer('utility_id')
      .notNull()
      .references(() => utilities.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id),
    displayOrder: smallint('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.utilityId, table.unitId] })],
);

export const renewables = pgTable('renewables', {
  id: id(),
  code: text('code').notNull().unique(),
  replaces: text('replaces', { enum: ['electricity', 'heat'] }).notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  colour: text('colour').notNull(),
});

export const renewableUnits = pgTable(
  'renewable_units',
  {
    renewableId: integer('renewable_id')
      .notNull()
      .references(() => renewables.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => units.id),
    displayOrder: smallint('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.renewableId, table.unitId] })],
);

/** Types of electricity contract. */
export const supplyTypes = pgTable('supply_types', {
  id: id(),
  code: text('code').notNull().unique(),
  isRenewable: boolean('is_renewable').notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  descriptionEn: text('description_en').notNull(),
  descriptionPl: text('description_pl').notNull(),
});

/** GHG Protocol scopes and categories, 1.1 to 3.15. */
export const scopeCategories = pgTable(
  'scope_categories',
  {
    scope: smallint('scope').notNull(),
    number: smallint('number').notNull(),
    code: text('code').notNull().unique(),
    nameEn: names.nameEn(),
    namePl: names.namePl(),
    descriptionEn: text('description_en').notNull(),
    descriptionPl: text('description_pl').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.number] })],
);

/** A publication in one edition, cited beside every number from it. */
export const factorEditions = pgTable('factor_editions', {
  id: id(),
  series: text('series').notNull(),
  publisher: text('publisher').notNull(),
  title: text('title').notNull(),
  year: smallint('year').notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
  /** Assessment report used for the totals; null where only CO2 is published. */
  gwpBasis: text('gwp_basis', { enum: ['AR4', 'AR5', 'AR6'] }),
  isPartial: boolean('is_partial').notNull(),
  reference: text('reference').notNull(),
  sourceFile: text('source_file').notNull(),
  licence: text('licence').notNull(),
  attribution: text('attribution').notNull(),
});

/** A measured activity: one label of one publisher, the same across editions. */
export const factorActivities = pgTable('factor_activities', {
  id: id(),
  code: text('code').notNull().unique(),
  series: text('series').notNull(),
  /** The publisher's own words, group first, parts joined by ` › `. */
  path: text('path').notNull(),
});

/** A published number: kg per unit. Null = not published, never zero. Id = edition × 10,000 + source line. */
export const emissionFactors = pgTable(
  'emission_factors',
  {
    id: id(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => factorEditions.id),
    activityId: integer('activity_id')
      .notNull()
      .references(() => factorActivities.id),
    unitId: smallint('unit_id')
      .notNull()
      .references(() => units.id),
    region: text('region').notNull(),
    yearFrom: smallint('year_from').notNull(),
    yearTo: smallint('year_to'),
    kgCo2e: numeric('kg_co2e'),
    kgCo2: numeric('kg_co2'),
    kgCh4Co2e: numeric('kg_ch4_co2e'),
    kgN2oCo2e: numeric('kg_n2o_co2e'),
    kgCo2Biogenic: numeric('kg_co2_biogenic'),
    gases: text('gases', { enum: ['all', 'co2', 'ch4-n2o', 'biogenic-co2'] }).notNull(),
    /** Comma-separated caveats; empty when there are none. */
    quality: text('quality').notNull(),
    sourceRow: text('source_row').notNull(),
    /** No longer published, or moved to another activity or region; kept for the figures that refer to it. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (table) => [index('emission_factors_activity').on(table.activityId, table.region)],
);

/** The published activity that supplies the factors of a fuel (and variant), by role and series. */
export const fuelFactorLinks = pgTable('fuel_factor_links', {
  id: id(),
  fuelId: integer('fuel_id')
    .notNull()
    .references(() => fuels.id),
  fuelVariantId: integer('fuel_variant_id').references(() => fuelVariants.id),
  role: text('role', { enum: fuelLinkRoles }).notNull(),
  series: text('series').notNull(),
  activityId: integer('activity_id')
    .notNull()
    .references(() => factorActivities.id),
  propertiesActivityId: integer('properties_activity_id').references(() => factorActivities.id),
  isProxyFuel: boolean('is_proxy_fuel').notNull(),
});

/** Calorific values and densities by the activity whose factors use them. */
export const fuelProperties = pgTable('fuel_properties', {
  id: id(),
  activityId: integer('activity_id')
    .notNull()
    .references(() => factorActivities.id),
  year: smallint('year').notNull(),
  property: text('property', {
    enum: [
      'net_calorific_value',
      'gross_calorific_value',
      'specific_volume',
      'density',
      'electricity_use',
      'grid_gross_loss',
    ],
  }).notNull(),
  value: numeric('value').notNull(),
  unit: text('unit').notNull(),
});

/** 100-year global warming potentials, kg CO2e per kg. */
export const gwpValues = pgTable(
  'gwp_values',
  {
    gas: text('gas').notNull(),
    report: text('report', { enum: ['AR4', 'AR5', 'AR6'] }).notNull(),
    value: numeric('value').notNull(),
    isKyoto: boolean('is_kyoto').notNull(),
    /** Of a blend, by mass. */
    composition: text('composition').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gas, table.report] })],
);

/** Short answers, shown beside the contact form (`contact`) and in the help panel (`help`). */
export const faqs = pgTable('faqs', {
  id: id(),
  code: text('code').notNull().unique(),
  groups: text('groups').array().notNull(),
  questionEn: text('question_en').notNull(),
  questionPl: text('question_pl').notNull(),
  answerEn: text('answer_en').notNull(),
  answerPl: text('answer_pl').notNull(),
  displayOrder: smallint('display_order').notNull(),
});

/** Articles of advice; the body is Markdown of paragraphs and lists. */
export const adviceArticles = pgTable('advice_articles', {
  id: id(),
  code: text('code').notNull().unique(),
  titleEn: text('title_en').notNull(),
  titlePl: text('title_pl').notNull(),
  bodyEn: text('body_en').notNull(),
  bodyPl: text('body_pl').notNull(),
  displayOrder: smallint('display_order').notNull(),
});

/** Terms with their definitions, searchable and shown where a screen uses them. */
export const glossaryTerms = pgTable('glossary_terms', {
  id: id(),
  code: text('code').notNull().unique(),
  abbreviation: text('abbreviation').notNull(),
  termEn: text('term_en').notNull(),
  termPl: text('term_pl').notNull(),
  definitionEn: text('definition_en').notNull(),
  definitionPl: text('definition_pl').notNull(),
  area: text('area').notNull(),
});

/** Versions of the policies a user accepts; the newest in force on a day counts. Bodies are Markdown. */
export const policies = pgTable(
  'policies',
  {
    id: id(),
    code: text('code').notNull(),
    version: text('version').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    titleEn: text('title_en').notNull(),
    titlePl: text('title_pl').notNull(),
    bodyEn: text('body_en').notNull(),
    bodyPl: text('body_pl').notNull(),
  },
  (table) => [index('policies_code').on(table.code, table.validFrom)],
);

/**
 * Possible reasons for an answer of a completeness review, by category: no emissions (ZERO), or data missing
 * (INCOMPLETE). Category 0 is every category of the scope, scope 0 every scope.
 */
export const reviewExplanations = pgTable(
  'review_explanations',
  {
    id: id(),
    typeCode: text('type_code', { enum: ['ZERO', 'INCOMPLETE'] }).notNull(),
    scope: smallint('scope').notNull(),
    categoryNumber: smallint('category_number').notNull(),
    titleEn: text('title_en').notNull(),
    titlePl: text('title_pl').notNull(),
    descriptionEn: text('description_en').notNull(),
    descriptionPl: text('description_pl').notNull(),
    requiresComments: boolean('requires_comments').notNull(),
    displayOrder: smallint('display_order').notNull(),
  },
  (table) => [index('review_explanations_category').on(table.scope, table.categoryNumber, table.typeCode)],
);
