import {
  boolean,
  char,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moduleKeys } from '#api/contract/endpoint';
import { bytea, instant, key, quantity, updatedOn } from './columns';

export const languages = pgTable('languages', {
  id: integer('id').primaryKey(),
  code: text('code', { enum: ['en', 'pl'] })
    .notNull()
    .unique(),
});

export const countries = pgTable('countries', {
  id: integer('id').primaryKey(),
  isoCodeTwo: text('iso_code_two').notNull().unique(),
  nameEn: text('name_en').notNull(),
  namePl: text('name_pl').notNull(),
  languageId: integer('language_id')
    .notNull()
    .references(() => languages.id),
  requiresVatNumber: boolean('requires_vat_number').notNull(),
  hasPkdNumber: boolean('has_pkd_number').notNull(),
});

export const companies = pgTable('companies', {
  id: key(),
  name: text('name').notNull(),
  countryId: integer('country_id')
    .notNull()
    .references(() => countries.id),
  town: text('town'),
  postCode: text('post_code'),
  address1: text('address1'),
  address2: text('address2'),
  address3: text('address3'),
  billingEmail: text('billing_email'),
  registrationNumber: text('registration_number'),
  vatNumber: text('vat_number'),
  pkdNumber: text('pkd_number'),
  requiresExtraInfo: boolean('requires_extra_info').notNull().default(false),
  trialEndsOn: date('trial_ends_on', { mode: 'string' }),
  /** Assessment report whose GWP-100 set the inventory uses (methodology, rule 9). */
  gwpSet: text('gwp_set', { enum: ['AR4', 'AR5', 'AR6'] })
    .notNull()
    .default('AR6'),
  headlineScope2Method: text('headline_scope2_method', { enum: ['location', 'market'] })
    .notNull()
    .default('market'),
  /** Section of NACE, A to U. */
  naceSection: char('nace_section', { length: 1 }),
  sizeClass: text('size_class', { enum: ['micro', 'small', 'medium', 'large'] }),
  createdOn: instant('created_on').notNull(),
  updatedOn: updatedOn(),
});

/** Printed on reports; validated and re-encoded before it is stored. */
export const companyLogos = pgTable('company_logos', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
  updatedOn: updatedOn(),
});

/** Denominators of intensities for a year, also used by its reports. Null = not stated. */
export const companyKeyFigures = pgTable(
  'company_key_figures',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    year: smallint('year').notNull(),
    revenue: quantity('revenue'),
    /** ISO 4217; set whenever there is revenue. */
    revenueCurrency: char('revenue_currency', { length: 3 }),
    /** The second currency for reports: its exchange rate, the day of the rate and its source. */
    conversionCurrency: char('conversion_currency', { length: 3 }),
    conversionRate: quantity('conversion_rate'),
    conversionDate: date('conversion_date', { mode: 'string' }),
    conversionSource: text('conversion_source'),
    /** Full-time equivalents. */
    employees: quantity('employees'),
    output: quantity('output'),
    /** In the company's own words: tonnes of bread, parcels. */
    outputUnit: text('output_unit'),
    createdBy: integer('created_by'),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [uniqueIndex('company_key_figures_year').on(table.companyId, table.year)],
);

export const companyModules = pgTable(
  'company_modules',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    moduleKey: text('module_key', { enum: moduleKeys }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.moduleKey] })],
);

export const locations = pgTable(
  'locations',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text('name').notNull(),
    countryId: integer('country_id')
      .notNull()
      .references(() => countries.id),
    /** Code of the part of the country's grid; null where the country has no parts or it is unknown. */
    gridSubregion: text('grid_subregion'),
    town: text('town').notNull(),
    postCode: text('post_code'),
    address1: text('address1').notNull(),
    address2: text('address2'),
    address3: text('address3'),
    areaM2: integer('area_m2'),
    isActive: boolean('is_active').notNull().default(true),
    /** 1 closed, 2 other (specification 001, section 9). */
    closingReason: integer('closing_reason'),
    disabledOn: date('disabled_on', { mode: 'string' }),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [index('locations_company').on(table.companyId)],
);

/** The period and basis a company reports on; the newest row is the current one. */
export const reportingInformations = pgTable(
  'reporting_informations',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    reportingBasisId: integer('reporting_basis_id').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    /** How the organisational boundary is drawn (GHG Protocol, chapter 3); null until stated. */
    consolidationApproach: text('consolidation_approach', {
      enum: ['operational-control', 'financial-control', 'equity-share'],
    }),
    /** The reason for the choice, in the company's own words. */
    consolidationReason: text('consolidation_reason'),
    /** The year that later years are compared with; null until chosen. */
    baseYear: smallint('base_year'),
    updatedOn: updatedOn(),
  },
  (table) => [index('reporting_informations_company').on(table.companyId)],
);

/** One per reporting period; its answers come with the completeness reviews. */
export const reviewHeaders = pgTable(
  'review_headers',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    isComplete: boolean('is_complete').notNull().default(false),
    updatedOn: updatedOn(),
  },
  (table) => [index('review_headers_company').on(table.companyId)],
);
