import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { roleNames } from '#api/contract/endpoint';
import { instant, key, updatedOn } from './columns';
import { companies, languages } from './company';

export const users = pgTable(
  'users',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Stored in lower case. */
    email: text('email').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    role: text('role', { enum: roleNames }).notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    isActive: boolean('is_active').notNull().default(true),
    forcePasswordChange: boolean('force_password_change').notNull().default(false),
    /** End of validity of a temporary password; null for the user's own password. */
    temporaryPasswordExpiresOn: instant('temporary_password_expires_on'),
    /** PBKDF2-SHA-256: `iterations:salt:hash`, both in base64. */
    passwordHash: text('password_hash').notNull(),
    hideTour: boolean('hide_tour').notNull().default(false),
    hideAddLocationTooltip: boolean('hide_add_location_tooltip').notNull().default(false),
    hideAddDataTooltip: boolean('hide_add_data_tooltip').notNull().default(false),
    hideDashboardCompanyTile: boolean('hide_dashboard_company_tile').notNull().default(false),
    /** Year chosen on the dashboard; null means the newest year with data. */
    dashboardYear: integer('dashboard_year'),
    createdOn: instant('created_on').notNull(),
    updatedOn: updatedOn(),
    /** Set for a removed member: the row stays, because their entries carry their name. */
    removedOn: instant('removed_on'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`).where(sql`removed_on is null`),
    index('users_company').on(table.companyId),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: key(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the secret, in hex; only the client has the secret itself. */
    secretHash: text('secret_hash').notNull().unique(),
    createdOn: instant('created_on').notNull(),
    expiresOn: instant('expires_on').notNull(),
    revokedOn: instant('revoked_on'),
    /** Time of the last call, exact to a few minutes; null before the first one. */
    lastUsedOn: instant('last_used_on'),
    /** What the browser said about itself at sign-in. */
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Limited attempts: sign-in, code requests, registrations. Counted by e-mail address, digest of a token or
 * origin of the request, whether or not an account or invitation has it.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: key(),
    kind: text('kind', {
      enum: ['sign-in', 'sign-in-origin', 'password-code', 'registration', 'member'],
    }).notNull(),
    subject: text('subject').notNull(),
    attemptedOn: instant('attempted_on').notNull(),
  },
  (table) => [index('attempts_subject').on(table.kind, table.subject, table.attemptedOn)],
);

export const passwordResetCodes = pgTable(
  'password_reset_codes',
  {
    id: key(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Hashed like a password, because six digits would quickly be found from a plain digest. */
    codeHash: text('code_hash').notNull(),
    expiresOn: instant('expires_on').notNull(),
    failedTries: integer('failed_tries').notNull().default(0),
    usedOn: instant('used_on'),
  },
  (table) => [index('password_reset_codes_user').on(table.userId)],
);

/** An invitation to register; the token is stored as a hash. */
export const invitations = pgTable('invitations', {
  id: key(),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email'),
  requiresExtraInfo: boolean('requires_extra_info').notNull().default(false),
  expiresOn: instant('expires_on').notNull(),
  usedOn: instant('used_on'),
});

/** The widgets of a user's dashboard and their order. Without a row the widget has its default. */
export const widgetSelections = pgTable(
  'widget_selections',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    widgetId: integer('widget_id').notNull(),
    isShown: boolean('is_shown').notNull(),
    displayOrder: integer('display_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.widgetId] })],
);

/** Months shown by a chart with a duration selector. */
export const widgetDurations = pgTable(
  'widget_durations',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    widgetCode: text('widget_code').notNull(),
    months: integer('months').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.widgetCode] })],
);

/** Which user accepted which version of which policy, and when; never changed. */
export const policyAcceptances = pgTable(
  'policy_acceptances',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    policyCode: text('policy_code').notNull(),
    version: text('version').notNull(),
    languageId: integer('language_id')
      .notNull()
      .references(() => languages.id),
    acceptedOn: instant('accepted_on').notNull(),
  },
  (table) => [uniqueIndex('policy_acceptances_version').on(table.userId, table.policyCode, table.version)],
);
