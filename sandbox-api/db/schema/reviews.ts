import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GapSource } from '#api/contract/reviews/gap-explanations';
import { users } from './account';
import { instant, key, kilograms, updatedOn } from './columns';
import { companies, locations, reviewHeaders } from './company';

/** A company's statement about the data of one emission category in one review. */
export const reviewAnswers = pgTable(
  'review_answers',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    reviewHeaderId: integer('review_header_id')
      .notNull()
      .references(() => reviewHeaders.id),
    scope: smallint('scope').notNull(),
    /** Number of the category within its scope. */
    categoryNumber: smallint('category_number').notNull(),
    /** "All data entered"; null = not answered. */
    allData: boolean('all_data'),
    /** The category had no emissions when last checked. */
    isZero: boolean('is_zero').notNull(),
    reviewExplanationId: integer('review_explanation_id'),
    comments: text('comments'),
    /** The answer is complete: it has an explanation, and a comment where the explanation requires one. */
    isComplete: boolean('is_complete').notNull().default(false),
    /** Emissions of the category in the period, kg CO2e; null until first checked. */
    lastEmissionKg: kilograms('last_emission_kg'),
    /** User who answered; null before that, and after the background job withdrew the answer. */
    answeredBy: integer('answered_by').references(() => users.id),
    /** Time of the answer; null also for an answer from before this was stored. */
    answeredOn: instant('answered_on'),
    /**
     * When the background check last found different emissions; `updatedOn` changes only if the question
     * changes with it.
     */
    checkedOn: instant('checked_on'),
    updatedOn: updatedOn(),
  },
  (table) => [
    uniqueIndex('review_answers_category').on(table.reviewHeaderId, table.scope, table.categoryNumber),
  ],
);

/** Why a source of a location has no data in months where data is expected. */
export const gapExplanations = pgTable(
  'gap_explanations',
  {
    id: key(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    /** The entry form of the source; `any`: the energy and fuels of the location as a whole. */
    list: text('list').$type<GapSource>().notNull(),
    /** Fuel, utility, renewable or form of the value chain; 0 for `any`. */
    sourceId: integer('source_id').notNull(),
    /** First days of the first and the last month; null = open-ended. */
    firstMonth: date('first_month', { mode: 'string' }).notNull(),
    lastMonth: date('last_month', { mode: 'string' }),
    explanation: text('explanation').notNull(),
    createdBy: integer('created_by').references(() => users.id),
    updatedOn: updatedOn(),
  },
  (table) => [index('gap_explanations_location').on(table.companyId, table.locationId)],
);
