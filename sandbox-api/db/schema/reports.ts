import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account';
import { bytea, instant, key, updatedOn } from './columns';
import { companies, locations } from './company';

const names = { nameEn: () => text('name_en').notNull(), namePl: () => text('name_pl').notNull() };

/** Types of report that can be created. */
export const reports = pgTable('reports', {
  id: smallint('id').primaryKey(),
  questionnaireType: text('questionnaire_type', { enum: ['GHG', 'CSRD'] }).notNull(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  descriptionEn: text('description_en').notNull(),
  descriptionPl: text('description_pl').notNull(),
  displayOrder: smallint('display_order').notNull(),
});

/** Reports that a company's plan excludes; all others are included with the module. */
export const companyLockedReports = pgTable(
  'company_locked_reports',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    reportId: smallint('report_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.reportId] })],
);

/** Types of buildings and sites. */
export const facilityTypes = pgTable('facility_types', {
  id: smallint('id').primaryKey(),
  code: text('code').notNull().unique(),
  nameEn: names.nameEn(),
  namePl: names.namePl(),
  displayOrder: smallint('display_order').notNull(),
});

/**
 * Complete editions of the questionnaire. A row is never changed or deleted, because reports name the edition
 * that they were started with.
 */
export const questionnaireEditions = pgTable('questionnaire_editions', {
  version: text('version').primaryKey(),
  content: jsonb('content').notNull(),
});

/** Reports being prepared, and finished ones. */
export const reportHeaders = pgTable(
  'report_headers',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    reportId: smallint('report_id')
      .notNull()
      .references(() => reports.id),
    name: text('name'),
    description: text('description'),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    /** Of the document. */
    language: text('language', { enum: ['en', 'pl'] }).notNull(),
    author: text('author'),
    department: text('department'),
    shareStatus: text('share_status', { enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    isComplete: boolean('is_complete').notNull().default(false),
    /** Template; without a foreign key, because it may be deleted. */
    basedOnId: integer('based_on_id'),
    /** Steps that were copied and not reviewed by a user since. */
    copiedSteps: jsonb('copied_steps').$type<string[]>().notNull().default([]),
    /** Null where the type of report has no questions. */
    questionnaireVersion: text('questionnaire_version').references(() => questionnaireEditions.version),
    /** Owner of the template. */
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
    /** Of any part of the report, answers included. */
    modifiedOn: instant('modified_on').notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [index('report_headers_report').on(table.companyId, table.reportId, table.createdOn)],
);

const ofHeader = () =>
  integer('header_id')
    .notNull()
    .references(() => reportHeaders.id, { onDelete: 'cascade' });

/** Information of a greenhouse gas report besides its figures. */
export const reportGeneralInformations = pgTable('report_general_informations', {
  id: key(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  headerId: ofHeader().unique(),
  companyName: text('company_name').notNull(),
  /** Keys of countries. */
  countries: jsonb('countries').$type<number[]>().notNull(),
  production: text('production'),
  productionDetails: text('production_details'),
  policies: text('policies'),
  investments: boolean('investments'),
  energyChanges: boolean('energy_changes'),
  processChanges: boolean('process_changes'),
  vehicleChanges: boolean('vehicle_changes'),
  logisticsChanges: boolean('logistics_changes'),
  investmentComments: text('investment_comments'),
  energyComments: text('energy_comments'),
  processComments: text('process_comments'),
  vehicleComments: text('vehicle_comments'),
  logisticsComments: text('logistics_comments'),
  employees: integer('employees'),
  isFirstAudit: boolean('is_first_audit'),
  auditNumber: smallint('audit_number'),
  purpose: text('purpose'),
  exclusions: text('exclusions'),
  boundaryChanges: text('boundary_changes'),
  baseYearReason: text('base_year_reason'),
  recalculationPolicy: text('recalculation_policy'),
  uncertainty: text('uncertainty'),
  verification: text('verification', { enum: ['none', 'limited', 'reasonable'] }),
  verifier: text('verifier'),
  /** Date of the verifier's statement. */
  verifiedOn: date('verified_on', { mode: 'string' }),
  /** Standard of the verification, such as ISO 14064-3. */
  verificationStandard: text('verification_standard'),
  /** The verification of an issue was removed because the report changed after it, and must be stated again. */
  isVerificationCleared: boolean('is_verification_cleared').notNull().default(false),
  /** Report that it was copied from; null once a user has saved it. */
  basedOnId: integer('based_on_id'),
  updatedOn: updatedOn(),
});

/** The verifier's letter for the next issue of the report. */
export const reportVerificationLetters = pgTable('report_verification_letters', {
  id: key(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  headerId: ofHeader().unique(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
  createdBy: integer('created_by')
    .notNull()
    .references(() => users.id),
  createdOn: instant('created_on').notNull(),
});

/** Facilities at the locations, and which of them are left out of a report. */
export const reportFacilities = pgTable(
  'report_facilities',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    headerId: ofHeader(),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    facilityId: smallint('facility_id')
      .notNull()
      .references(() => facilityTypes.id),
    areaM2: integer('area_m2').notNull(),
    isOwned: boolean('is_owned').notNull(),
    isExcluded: boolean('is_excluded').notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [index('report_facilities_header').on(table.headerId)],
);

/** Answers to the questionnaire. */
export const reportAnswers = pgTable(
  'report_answers',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    headerId: ofHeader(),
    /** Key within the edition of the questionnaire; never reused for another question. */
    questionId: integer('question_id').notNull(),
    values: jsonb('values').$type<string[]>().notNull(),
    /** Value of the company's data at the time it was adopted. */
    isFromData: boolean('is_from_data').notNull().default(false),
    updatedBy: integer('updated_by').references(() => users.id),
    updatedOn: updatedOn(),
  },
  (table) => [uniqueIndex('report_answers_question').on(table.headerId, table.questionId)],
);

/** Pictures of answers, validated and re-encoded before they are stored. */
export const reportAnswerImages = pgTable('report_answer_images', {
  answerId: integer('answer_id')
    .primaryKey()
    .references(() => reportAnswers.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  content: bytea('content').notNull(),
});

/** Finished reports, as issued. A row never changes. */
export const reportIssues = pgTable(
  'report_issues',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    headerId: ofHeader(),
    number: smallint('number').notNull(),
    name: text('name').notNull(),
    document: jsonb('document').notNull(),
    /** SHA-256 of the document. */
    hash: text('hash').notNull(),
    /** State of the ledger: sums, factors, warming potentials (domain/reports/ledger-state.ts). */
    ledgerState: jsonb('ledger_state').notNull(),
    /** The same report as a workbook; null where its type has none. */
    workbook: bytea('workbook'),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [uniqueIndex('report_issues_number').on(table.headerId, table.number)],
);

/** Pictures of an issue, as they were at that time. */
export const reportIssueImages = pgTable(
  'report_issue_images',
  {
    id: key(),
    issueId: integer('issue_id')
      .notNull()
      .references(() => reportIssues.id, { onDelete: 'cascade' }),
    mediaType: text('media_type').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [index('report_issue_images_issue').on(table.issueId)],
);

/** The verifier's letter of an issue, as it was at that time. */
export const reportIssueLetters = pgTable('report_issue_letters', {
  issueId: integer('issue_id')
    .primaryKey()
    .references(() => reportIssues.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  content: bytea('content').notNull(),
});
