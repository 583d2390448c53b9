import type { ReviewCategory, ReviewExplanation, ReviewHeader } from '#api/contract/reviews/reviews';
import { type Ctx, today } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import type { findReviewHeaders } from './repository';
import type { CategoryRow, StoredExplanation } from './repository-categories';

type StoredHeader = Awaited<ReturnType<typeof findReviewHeaders>>[number];

export function headerToWire(header: StoredHeader, ctx: Ctx): ReviewHeader {
  return {
    reviewHeaderId: header.id,
    title: periodTitle(header.periodStart, header.periodEnd),
    periodStart: header.periodStart,
    periodEnd: header.periodEnd,
    isComplete: header.isComplete,
    isOpen: isOpen(header, ctx),
  };
}

/** The current and past periods are answered. */
export function isOpen(header: Pick<StoredHeader, 'periodStart'>, ctx: Ctx): boolean {
  return header.periodStart <= today(ctx.platform.clock);
}

export function categoryToWire({ answer, category, author }: CategoryRow, ctx: Ctx): ReviewCategory {
  const { locale } = ctx.session;
  return {
    id: answer.id,
    isZero: answer.isZero,
    allData: answer.allData,
    reviewExplanationId: answer.reviewExplanationId,
    comments: answer.comments,
    scopeNumber: answer.scope,
    scopeCategoryNumber: answer.categoryNumber,
    scopeName: `${locale === 'pl' ? 'Zakres' : 'Scope'} ${answer.scope}`,
    scopeCategoryName: localName(category, locale),
    scopeCategoryDescription: locale === 'pl' ? category.descriptionPl : category.descriptionEn,
    lastEmissionValue: answer.lastEmissionKg === null ? null : Number(answer.lastEmissionKg),
    unitSymbol: 'kg CO₂e',
    isComplete: answer.isComplete,
    answeredByName: author && nameOf(author),
    answeredOn: answer.answeredOn?.toISOString() ?? null,
    checkedOn: answer.checkedOn?.toISOString() ?? null,
    updatedOn: answer.updatedOn.toISOString(),
  };
}

export function explanationToWire(row: StoredExplanation, ctx: Ctx): ReviewExplanation {
  const isPolish = ctx.session.locale === 'pl';
  return {
    reviewExplanationId: row.id,
    title: isPolish ? row.titlePl : row.titleEn,
    description: isPolish ? row.descriptionPl : row.descriptionEn,
    requiresComments: row.requiresComments,
    isForWholeScope: row.categoryNumber === 0,
  };
}

function nameOf({ firstName, lastName, email }: NonNullable<CategoryRow['author']>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** `2025` for a calendar year, else `01.04.2025 – 31.03.2026`. */
function periodTitle(start: string, end: string): string {
  const year = start.slice(0, 4);
  if (start === `${year}-01-01` && end === `${year}-12-31`) return year;
  return `${dotted(start)} – ${dotted(end)}`;
}

/** `31.03.2026` for `2026-03-31`. */
export function dotted(date: string): string {
  return date.split('-').toReversed().join('.');
}
