import { ghgWords } from '#api/domain/reports/ghg/words';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { sum, zero } from '#api/domain/units/decimal';
import type { CountedLine } from './parts';
import { formats, formula, type WorkbookCell, type WorkbookSheet } from './sheet';
import type { SumInput } from './sum-sheets';
import { workbookWords } from './words';

export const energyKinds = ['fossil', 'biogenic', 'contract', 'other', 'own'] as const;
export type EnergyKind = (typeof energyKinds)[number];

/** What the energy of a line is. Each energy counts once: of both Scope 2 lines the market-based one knows the contract. */
export function energyKindOf({ names }: GhgReportFacts, line: CountedLine): EnergyKind | null {
  const { scope, method, sourceKind, itemId, energyKwh } = line;
  if (energyKwh === null) return null;
  if (scope === 1) return names.isBiogenic(itemId) ? 'biogenic' : 'fossil';
  if (scope !== 2) return null;
  if (sourceKind === 'renewable') return method === 'location' && !names.isMadeOfFuel(itemId) ? 'own' : null;
  if (method !== 'market') return null;
  return line.reason === 'contract' ? 'contract' : 'other';
}

/** MWh by kind, as in the report. */
export function energySheet({ report, columns }: SumInput, lines: readonly CountedLine[]): WorkbookSheet {
  const words = workbookWords[report.language];
  const values = energyKinds.map((kind) =>
    sum(
      lines
        .filter((line) => energyKindOf(report, line) === kind)
        .map(({ energyKwh, share }) => (energyKwh ?? zero).times(share)),
    ).dividedBy(1000),
  );
  const rows = energyKinds.map((kind, index): WorkbookCell[] => {
    const text = columns.thousands([['AC', `$A${index + 2}`]], 'AB');
    return [words.energyKinds[kind], formula(text, values[index] ?? zero, formats.tonnes)];
  });
  const last = rows.length + 1;
  const total = formula(`SUM(B2:B${last})`, sum(values), formats.tonnes);
  return {
    name: words.sheets.energy,
    rows: [[words.energyKind, 'MWh'], ...rows, [ghgWords[report.language].total, total]],
    headRow: 1,
    boldRows: [last + 1],
  };
}
