import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './account';
import { bytea, instant, key } from './columns';
import { companies, locations } from './company';

/** Uploaded workbooks with their results, kept for a limited time. */
export const imports = pgTable(
  'imports',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null for a file of locations. */
    locationId: integer('location_id').references(() => locations.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    /** The type of its rows: the importCategoryId of the contract. */
    categoryId: smallint('category_id').notNull(),
    fileName: text('file_name').notNull(),
    content: bytea('content').notNull(),
    rowCount: integer('row_count').notNull(),
    errorRows: integer('error_rows').notNull(),
    createdOn: instant('created_on').notNull(),
    /** Null until its rows were recorded. */
    processedOn: instant('processed_on'),
  },
  (table) => [index('imports_company_created').on(table.companyId, table.createdOn)],
);
