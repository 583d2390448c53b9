import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EvidencedKind } from '#api/contract/intake/evidence';
import type { IntakeKind, IntakeState } from '#api/contract/intake/intakes';
import { users } from './account';
import { bytea, instant, key, updatedOn } from './columns';
import { companies, locations } from './company';

const ofCompany = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);

const byUser = (name: string) => integer(name).references(() => users.id);

/** Bills, meter files and other documents; each content is kept once per company. */
export const evidenceFiles = pgTable(
  'evidence_files',
  {
    id: key(),
    companyId: ofCompany(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    /** SHA-256 of the content, in hex. */
    sha256: text('sha256').notNull(),
    content: bytea('content').notNull(),
    createdBy: byUser('created_by'),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [uniqueIndex('evidence_files_content').on(table.companyId, table.sha256)],
);

/** What was learnt about one kind of file, such as the bills of a supplier. */
export const intakeProfiles = pgTable(
  'intake_profiles',
  {
    id: key(),
    companyId: ofCompany(),
    fingerprint: text('fingerprint').notNull(),
    name: text('name').notNull(),
    /** JSON of the client's own making. */
    content: text('content').notNull(),
    version: integer('version').notNull(),
    useCount: integer('use_count').notNull(),
    updatedBy: byUser('updated_by'),
    updatedOn: updatedOn(),
  },
  (table) => [uniqueIndex('intake_profiles_fingerprint').on(table.companyId, table.fingerprint)],
);

export const intakes = pgTable(
  'intakes',
  {
    id: key(),
    companyId: ofCompany(),
    /** Deleted with its file. */
    evidenceFileId: integer('evidence_file_id')
      .notNull()
      .references(() => evidenceFiles.id),
    state: text('state').$type<IntakeState>().notNull(),
    /** JSON of the client's own making; null before the first choice. */
    choices: text('choices'),
    /** The parts of the file that were not recorded, each with its reason, as JSON. */
    leftOut: text('left_out').notNull(),
    leftOutCount: integer('left_out_count').notNull(),
    /** Entries when it was recorded; the evidence links count those that still exist. */
    entryCount: integer('entry_count').notNull(),
    /** Entries that it took the place of; `replacedEntries` has them, except those replaced before there was that table. */
    replacedCount: integer('replaced_count').notNull().default(0),
    createdBy: byUser('created_by'),
    createdOn: instant('created_on').notNull(),
    recordedBy: byUser('recorded_by'),
    /** Also the stamp of its entries: a later one means that the entry was changed. */
    recordedOn: instant('recorded_on'),
    intakeProfileId: integer('intake_profile_id').references(() => intakeProfiles.id),
    profileVersion: integer('profile_version'),
    updatedOn: updatedOn(),
  },
  (table) => [
    index('intakes_company').on(table.companyId, table.createdOn),
    uniqueIndex('intakes_file').on(table.evidenceFileId).where(sql`state <> 'undone'`),
  ],
);

/** Connects an entry with its file: by an intake, or attached by hand. Deleted with the entry. */
export const evidenceLinks = pgTable(
  'evidence_links',
  {
    id: key(),
    companyId: ofCompany(),
    evidenceFileId: integer('evidence_file_id')
      .notNull()
      .references(() => evidenceFiles.id),
    entryKind: text('entry_kind').$type<EvidencedKind>().notNull(),
    /** Without a foreign key, because its table depends on the kind. */
    entryId: integer('entry_id').notNull(),
    intakeId: integer('intake_id').references(() => intakes.id),
    /** Where the file has each value, as JSON; an empty list for a file attached by hand. */
    values: text('values').notNull(),
    /** Codes of the warnings that the entry was recorded in spite of, separated by commas. */
    keptWarnings: text('kept_warnings').notNull(),
    profileVersion: integer('profile_version'),
    confirmedBy: byUser('confirmed_by'),
    confirmedOn: instant('confirmed_on').notNull(),
  },
  (table) => [
    index('evidence_links_entry').on(table.companyId, table.entryKind, table.entryId),
    index('evidence_links_file').on(table.evidenceFileId),
    index('evidence_links_intake').on(table.intakeId).where(sql`intake_id is not null`),
  ],
);

/**
 * Entries that the recording of an intake replaced, so that its undo can write them back. Deleted with the intake or the
 * location. A later release reads the rows of earlier ones: a new column of an entry may be missing in them.
 */
export const replacedEntries = pgTable(
  'replaced_entries',
  {
    id: key(),
    companyId: ofCompany(),
    intakeId: integer('intake_id')
      .notNull()
      .references(() => intakes.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    entryKind: text('entry_kind').$type<IntakeKind>().notNull(),
    /** The key that it had, and has again once it is back. */
    entryId: integer('entry_id').notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** All columns of its row. */
    entry: jsonb('entry').$type<object>().notNull(),
    /** Its rows of `evidenceLinks`, without their keys. The files stay as long as they are named here. */
    links: jsonb('links').$type<KeptLink[]>().notNull().default([]),
  },
  (table) => [
    index('replaced_entries_intake').on(table.intakeId),
    index('replaced_entries_company').on(table.companyId),
  ],
);

/** With its instant as text, because it is JSON. */
export type KeptLink = Omit<typeof evidenceLinks.$inferSelect, 'id' | 'confirmedOn'> & {
  confirmedOn: string;
};
