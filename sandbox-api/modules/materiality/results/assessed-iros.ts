import type { AssessedIro } from '#api/contract/materiality/assessments';
import type { Locale } from '#api/contract/messages';
import type { ScoredIro } from '#api/domain/materiality/items';
import { matterOf } from '#api/domain/materiality/matters';
import { type LoadedAssessment, scoreFieldsToWire } from '#api/modules/materiality/assessments/service';
import { iroKindName } from '#api/modules/materiality/iros/service';
import type { RolledUp } from './rolled-up';

/** Assessed items with their scores, the highest first. */
export function assessedIros(of: RolledUp, axis: ScoredIro['kind']): AssessedIro[] {
  return of.results.items
    .filter(({ kind }) => kind === axis)
    .flatMap((item) => assessedIro(of, item) ?? [])
    .toSorted((a, b) => b.score - a.score || a.dmIroId - b.dmIroId);
}

function assessedIro({ assessment, language }: RolledUp, { iro, scored }: ScoredIro): AssessedIro | null {
  const { edition } = assessment;
  const row = assessment.iros.find(({ id }) => id === iro.iroId);
  const entry = assessment.entries.find(({ id }) => id === iro.entryId);
  if (!scored || !row || !entry || !iro.assessment) return null;
  return {
    dmIroId: iro.iroId,
    topic: matterOf(edition, entry)?.name[language] ?? '',
    dmTopicCategoryId: entry.categoryId,
    description: row.value,
    type: iroKindName(iro.kind, language),
    typeCode: iro.kind,
    impactType: impactTypeOf(assessment, iro.iroId, language),
    conclusion: iro.assessment.conclusion,
    reason: iro.reason,
    ...scoreFieldsToWire(scored),
  };
}

/** "Negative, potential"; null for risks and opportunities. */
function impactTypeOf(
  { edition, chosenByIro }: LoadedAssessment,
  iroId: number,
  language: Locale,
): string | null {
  const chosen = chosenByIro.get(iroId);
  const types = [chosen?.type1Id, chosen?.type2Id].flatMap((id) => edition.typeById.get(id ?? 0) ?? []);
  const [first, ...rest] = types.map(({ displayString }) => displayString[language]);
  if (first === undefined) return null;
  return [first, ...rest.map((word) => word.toLocaleLowerCase(language))].join(', ');
}
