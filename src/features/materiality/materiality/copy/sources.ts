import { z } from 'zod';
import { id } from '#api/contract/fields';
import { materialityInformationBody } from '#api/contract/materiality/information';
import type { MaterialitySource } from '#api/contract/materiality/results';
import type { ReportHeader } from '#api/contract/reports/headers';
import { isYearOfChoice } from '@/features/materiality/materiality/information/values';

/**
 * The assessment to copy from, and confirmation that the guidance was read, which also counts for the new
 * assessment.
 */
export const copySchema = z.object({
  fromReportHeaderId: id,
  readConfirmation: materialityInformationBody.shape.readConfirmation,
});
export type CopyValues = z.input<typeof copySchema>;

/** Assessments that can be copied: those of periods that end no later, newest first as received. */
export function earlierSources(
  sources: readonly MaterialitySource[],
  { endDate }: Pick<ReportHeader, 'endDate'>,
): readonly MaterialitySource[] {
  return sources.filter((source) => source.endDate <= endDate);
}

/** Whether the copied topics decide the edition when the financial year leaves a choice. */
export function settlesList(
  { copiesTopics }: Pick<MaterialitySource, 'copiesTopics'>,
  { endDate }: Pick<ReportHeader, 'endDate'>,
): boolean {
  return copiesTopics && isYearOfChoice(endDate);
}

const always = {
  copied: ['information', 'method', 'valueChain', 'stakeholders'],
  left: ['documents', 'climate'],
} as const;

/** What is copied and what is not, as translation keys. */
export function contentOf({ copiesTopics }: Pick<MaterialitySource, 'copiesTopics'>) {
  return copiesTopics
    ? { copied: [...always.copied, 'topics', 'assessments'] as const, left: always.left }
    : { copied: always.copied, left: ['otherTopics', ...always.left] as const };
}
