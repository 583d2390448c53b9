import {
  boolean,
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
import { users } from './account';
import { bytea, instant, key, updatedOn } from './columns';
import { companies } from './company';
import { reportHeaders } from './reports';

/**
 * Complete editions of the lists of double materiality: topics, options, sectors, suggestions. A row is never
 * changed or deleted, because assessments name the edition that they were started with.
 */
export const materialityEditions = pgTable('materiality_editions', {
  version: text('version').primaryKey(),
  content: jsonb('content').notNull(),
});

const owned = {
  companyId: () =>
    integer('company_id')
      .notNull()
      .references(() => companies.id),
  headerId: () =>
    integer('header_id')
      .notNull()
      .references(() => reportHeaders.id, { onDelete: 'cascade' }),
};

/** Scores and weights with one decimal place. */
const tenths = (name: string) => numeric(name, { precision: 3, scale: 1 });

/** The assessment of a report: the company's context, and how it scores. */
export const materialityAssessments = pgTable('materiality_assessments', {
  id: key(),
  companyId: owned.companyId(),
  headerId: owned.headerId().unique(),
  editionVersion: text('edition_version')
    .notNull()
    .references(() => materialityEditions.version),
  sectorId: smallint('sector_id').notNull(),
  companySizeId: smallint('company_size_id').notNull(),
  /**
   * Version of the scoring rules (domain/materiality/method.ts); assessments started before version 2 keep
   * the first.
   */
  rules: smallint('rules').$type<1 | 2>().notNull().default(1),
  impactThreshold: tenths('impact_threshold').notNull(),
  financialThreshold: tenths('financial_threshold').notNull(),
  severityForm: text('severity_form', { enum: ['meanWithExtreme', 'mean', 'maximum'] }).notNull(),
  /** 1 counts the likelihood of potential impacts in full, 0 leaves it out. */
  likelihoodWeight: tenths('likelihood_weight').notNull(),
  /** Why climate change is not material. */
  climateExplanation: text('climate_explanation'),
  /** What the documents show. */
  fileDescription: text('file_description'),
  /** Report whose assessment was copied; without a foreign key, because that report may be deleted. */
  basedOnHeaderId: integer('based_on_header_id'),
  /** Steps that were copied and that no user has confirmed since. */
  copiedSteps: jsonb('copied_steps').$type<string[]>().notNull().default([]),
  updatedOn: updatedOn(),
});

/** Documents of the process; deleted with their report. */
export const materialityFiles = pgTable(
  'materiality_files',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    content: bytea('content').notNull(),
    /** SHA-256 of the content, in hex. */
    digest: text('digest').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [index('materiality_files_header').on(table.headerId)],
);

/** Activities of the value chain. */
export const materialityActivities = pgTable(
  'materiality_activities',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    name: text('name').notNull(),
    valueChainTypeId: smallint('value_chain_type_id').notNull(),
    description: text('description'),
    updatedOn: updatedOn(),
  },
  (table) => [index('materiality_activities_header').on(table.headerId)],
);

export const materialityStakeholders = pgTable(
  'materiality_stakeholders',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    name: text('name').notNull(),
    impactOnEntity: tenths('impact_on_entity').notNull(),
    impactOnStakeholders: tenths('impact_on_stakeholders').notNull(),
    /** Keys of channels in the edition. */
    channelIds: jsonb('channel_ids').$type<number[]>().notNull(),
    updatedOn: updatedOn(),
  },
  (table) => [index('materiality_stakeholders_header').on(table.headerId)],
);

/** Activities that a stakeholder takes part in. */
export const materialityStakeholderActivities = pgTable(
  'materiality_stakeholder_activities',
  {
    stakeholderId: integer('stakeholder_id')
      .notNull()
      .references(() => materialityStakeholders.id, { onDelete: 'cascade' }),
    /**
     * Cascades for the deletion of the whole report; an activity with stakeholders cannot be deleted
     * separately (activity-verbs.ts).
     */
    activityId: integer('activity_id')
      .notNull()
      .references(() => materialityActivities.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.stakeholderId, table.activityId] }),
    index('materiality_stakeholder_activities_activity').on(table.activityId),
  ],
);

/** Assessed matters: a subtopic of the edition, with the issue in the company's own words. */
export const materialityTopicEntries = pgTable(
  'materiality_topic_entries',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    categoryId: smallint('category_id').notNull(),
    topicId: smallint('topic_id').notNull(),
    subtopicId: smallint('subtopic_id').notNull(),
    issue: text('issue').notNull(),
    /** Name of a matter that the company added itself; its subtopic is 0. */
    ownName: text('own_name'),
    /** Entry that it was copied from. */
    basedOnId: integer('based_on_id'),
    updatedOn: updatedOn(),
  },
  (table) => [index('materiality_topic_entries_header').on(table.headerId)],
);

/** Whether a topical standard is relevant to the company; answered before its matters are assessed. */
export const materialityScreenings = pgTable(
  'materiality_screenings',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    /** `E1` to `G1`. */
    standard: text('standard').notNull(),
    isRelevant: boolean('is_relevant').notNull(),
    /** Why it is not relevant; a reason for being relevant is optional. */
    reason: text('reason'),
    /** Copied from the assessment of another report, and not reviewed by a user since. */
    isCopied: boolean('is_copied').notNull().default(false),
    updatedOn: updatedOn(),
  },
  (table) => [uniqueIndex('materiality_screenings_standard').on(table.headerId, table.standard)],
);

/** Impacts, risks and opportunities. */
export const materialityIros = pgTable(
  'materiality_iros',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    topicEntryId: integer('topic_entry_id')
      .notNull()
      .references(() => materialityTopicEntries.id),
    kind: text('kind', { enum: ['impact', 'risk', 'opportunity'] }).notNull(),
    value: text('value').notNull(),
    /**
     * Why it is no longer part of the assessment; an excluded item counts for nothing, and only an excluded
     * item may be deleted.
     */
    withdrawnReason: text('withdrawn_reason'),
    /** Item that it was copied from. */
    basedOnId: integer('based_on_id'),
    updatedOn: updatedOn(),
  },
  (table) => [
    index('materiality_iros_header').on(table.headerId),
    index('materiality_iros_entry').on(table.topicEntryId),
  ],
);

/**
 * Options chosen for an item, as keys of the edition. Scores are never stored, because they follow from
 * these.
 */
export const materialityIroAssessments = pgTable(
  'materiality_iro_assessments',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    iroId: integer('iro_id')
      .notNull()
      .references(() => materialityIros.id),
    /** For impacts. */
    irremediabilityId: smallint('irremediability_id'),
    type1Id: smallint('type1_id'),
    type2Id: smallint('type2_id'),
    scopeId: smallint('scope_id'),
    /** Scale of an impact, a risk or an opportunity. */
    scaleId: smallint('scale_id').notNull(),
    /** Null for actual impacts. */
    probabilityId: smallint('probability_id'),
    materialityId: smallint('materiality_id').notNull(),
    reason: text('reason'),
    /** Whether an impact concerns human rights (R7); null: as the list of matters proposes. */
    isHumanRights: boolean('is_human_rights'),
    /** When the effect is largest (R14); null where it was not stated. */
    horizon: text('horizon', { enum: ['short', 'medium', 'long'] }),
    /** Activities of the value chain that cause it. */
    activityIds: jsonb('activity_ids').$type<number[]>().notNull().default([]),
    /** Stakeholders affected by it. */
    stakeholderIds: jsonb('stakeholder_ids').$type<number[]>().notNull().default([]),
    updatedOn: updatedOn(),
  },
  (table) => [
    uniqueIndex('materiality_iro_assessments_iro').on(table.iroId),
    index('materiality_iro_assessments_header').on(table.headerId),
  ],
);

/**
 * One person's opinion on an item: levels without a conclusion, because the conclusion is the company's. A
 * member's own opinion refers to the member; one entered by a colleague for a person without an account
 * contains the person's name; never both.
 */
export const materialityIroOpinions = pgTable(
  'materiality_iro_opinions',
  {
    id: key(),
    companyId: owned.companyId(),
    headerId: owned.headerId(),
    iroId: integer('iro_id')
      .notNull()
      .references(() => materialityIros.id),
    assessorId: integer('assessor_id').references(() => users.id),
    personName: text('person_name'),
    /** The same levels as in an assessment. */
    irremediabilityId: smallint('irremediability_id'),
    type1Id: smallint('type1_id'),
    type2Id: smallint('type2_id'),
    scopeId: smallint('scope_id'),
    scaleId: smallint('scale_id').notNull(),
    probabilityId: smallint('probability_id'),
    isHumanRights: boolean('is_human_rights'),
    comment: text('comment'),
    updatedOn: updatedOn(),
  },
  (table) => [
    uniqueIndex('materiality_iro_opinions_member').on(table.iroId, table.assessorId),
    uniqueIndex('materiality_iro_opinions_person').on(table.iroId, table.personName),
    index('materiality_iro_opinions_header').on(table.headerId),
  ],
);
