import type { DocumentSection, DocumentValue } from '#api/contract/documents/document';
import { section, table, words as wordColumn } from '#api/domain/reports/kit/parts';
import type { CsrdContext } from './context';
import type { MaterialityFacts, StandardFacts } from './materiality-facts';
import { materialityWords } from './materiality-words';

/** Status of each topical standard: only an assessed one is called not material. */
export function standardsSection(
  { language }: Pick<CsrdContext, 'language'>,
  { standards, method }: MaterialityFacts,
  step: string,
): DocumentSection {
  const words = materialityWords[language];
  // Cells of a table are printed as they are, so that the comma is ours to set.
  const score = (value: number) => {
    // What is assessed scores above 0.
    if (value === 0) return words.noneIdentified;
    const text = String(Math.round(value * 100) / 100);
    return language === 'pl' ? text.replace('.', ',') : text;
  };
  const saidOf = ({ state, reason, impactMateriality, financialMateriality }: StandardFacts): string => {
    const reaches =
      (impactMateriality ?? 0) >= method.impactThreshold ||
      (financialMateriality ?? 0) >= method.financialThreshold;
    const said = words.states[state === 'assessed' && reaches ? 'takenOut' : state];
    if (state === 'screenedOut') return said.replace('{reason}', () => reason ?? words.noReason);
    return said
      .replace('{impact}', score(impactMateriality ?? 0))
      .replace('{financial}', score(financialMateriality ?? 0))
      .replace('{impactThreshold}', score(method.impactThreshold))
      .replace('{financialThreshold}', score(method.financialThreshold));
  };
  return section(
    words.topicalStandards,
    [
      table(
        words.topicalStandards,
        [
          wordColumn('standard', words.standard),
          wordColumn('topic', words.topic),
          wordColumn('state', words.state),
        ],
        standards.map((one): DocumentValue[] => [one.standard, one.name, saidOf(one)]),
      ),
    ],
    step,
  );
}
