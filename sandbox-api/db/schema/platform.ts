import { sql } from 'drizzle-orm';
import { index, integer, json, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account';
import { instant, key } from './columns';
import { companies, locations } from './company';

/**
 * The history of all changes with their users, written in the transaction of the change; never updated or
 * deleted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: key(),
    companyId: integer('company_id').references(() => companies.id),
    userId: integer('user_id').references(() => users.id),
    action: text('action').notNull(),
    entity: text('entity').notNull(),
    entityId: integer('entity_id'),
    /** Location of the changed row, if it belongs to one. */
    locationId: integer('location_id').references(() => locations.id),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
    occurredOn: instant('occurred_on').notNull(),
  },
  (table) => [
    index('audit_log_company_entity').on(table.companyId, table.entity, table.entityId),
    // Finds rare and old changes of one type without scanning all others.
    index('audit_log_company_kind').on(table.companyId, table.entity, table.occurredOn, table.id),
    index('audit_log_company_time').on(table.companyId, table.occurredOn, table.id),
    index('audit_log_company_user').on(table.companyId, table.userId, table.occurredOn, table.id),
    // A partial index: most changes of an import have one, changes of settings none.
    index('audit_log_company_location')
      .on(table.companyId, table.locationId, table.occurredOn, table.id)
      .where(sql`location_id is not null`),
  ],
);

/**
 * Response of a mutation, stored in the transaction of its effect: the browser may send a request twice when
 * the worker dies in between. `caller` is the user id, or the endpoint for calls before sign-in. Deleted
 * after a week.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: key(),
    caller: text('caller').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    /** Text as it was sent, because `jsonb` would change the order of its keys. */
    response: json('response'),
    createdOn: instant('created_on').notNull(),
  },
  (table) => [uniqueIndex('idempotency_keys_caller_key').on(table.caller, table.idempotencyKey)],
);

/** Background work, queued in the transaction that causes it and resumed at the next start. */
export const jobs = pgTable(
  'jobs',
  {
    id: key(),
    companyId: integer('company_id').references(() => companies.id),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** Queueing the same key again while the job waits changes nothing. */
    dedupeKey: text('dedupe_key'),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    runAfter: instant('run_after').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    progress: jsonb('progress'),
    createdOn: instant('created_on').notNull(),
    finishedOn: instant('finished_on'),
  },
  (table) => [
    index('jobs_due').on(table.state, table.runAfter),
    uniqueIndex('jobs_waiting_dedupe').on(table.dedupeKey).where(sql`state = 'waiting'`),
  ],
);

/** Mail to be sent; the sandbox shows it instead. */
export const outboxMessages = pgTable('outbox_messages', {
  id: key(),
  companyId: integer('company_id').references(() => companies.id),
  recipient: text('recipient').notNull(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  createdOn: instant('created_on').notNull(),
  sentOn: instant('sent_on'),
});

/** Facts about this installation, for instance the last month of its demo data. */
export const installationSettings = pgTable('installation_settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
