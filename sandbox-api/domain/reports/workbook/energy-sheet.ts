import { ghgWords } from '#api/domain/reports/ghg/words';
import { sum, zero } from '#api/domain/units/decimal';
import { energyKindOf, energyKinds } from './energy-kind';
import type { CountedLine } from './parts';
import { formats, formula, type WorkbookCell, type WorkbookSheet } from './sheet';
import type { SumInput } from './sum-sheets';
import { workbookWords } from './words';

/** MWh by kind, as in the report. */
export function energySheet({ report, columns }: SumInput, lines: readonly CountedLine[]): WorkbookSheet {
  const words = workbookWords[report.language];
  const values = energyKinds.map((kind) =>
    sum(
      lines
        .filter((line) => energyKindOf(report, line) === kind)
        .map(({ energyKwh, count }) => count(energyKwh ?? zero)),
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
