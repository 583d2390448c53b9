import { ghgWords } from '#api/domain/reports/ghg/words';
import { type Decimal, sum, zero } from '#api/domain/units/decimal';
import { gasKeys } from './facts';
import { type CountedLine, parts } from './parts';
import { formats, formula, type WorkbookCell, type WorkbookSheet } from './sheet';
import type { SumInput } from './sum-sheets';
import { workbookWords } from './words';

const gasColumns = { co2: 'W', ch4: 'X', n2o: 'Y', other: 'Z' } as const;

/** Scopes by gas, and the biogenic CO2 that no total has. */
export function gasSheet({ report, columns }: SumInput, lines: readonly CountedLine[]): WorkbookSheet {
  const words = workbookWords[report.language];
  const shared = ghgWords[report.language];
  const labelled = [
    ...parts.map(({ key, scope, method }) => ({ label: shared[key], scope, method })),
    { label: words.outside, scope: 0, method: 'none' as const },
  ];
  const rows = labelled.map(({ label, scope, method }, index): WorkbookCell[] => {
    const own = lines.filter((line) => line.scope === scope && line.method === method);
    const added = (amount: (line: CountedLine) => Decimal | null) => addedOf(own, amount).dividedBy(1000);
    const row = index + 2;
    const byGas = gasKeys.map((gas) => ({ gas, tonnes: added(({ gases }) => gases[gas]) }));
    return [
      label,
      ...byGas.map(({ gas, tonnes }) =>
        formula(columns.tonnes({ scope, method }, [], gasColumns[gas]), tonnes, formats.tonnes),
      ),
      formula(`B${row}+C${row}+D${row}+E${row}`, sum(byGas.map(({ tonnes }) => tonnes)), formats.tonnes),
      formula(
        columns.tonnes({ scope, method }, [], 'AA'),
        added(({ kgCo2Biogenic }) => kgCo2Biogenic),
        formats.tonnes,
      ),
    ];
  });
  const gases = ['CO₂', 'CH₄', 'N₂O', words.otherGases].map((gas) => `${gas}, t CO₂e`);
  return {
    name: words.sheets.gases,
    rows: [[words.scope, ...gases, words.tonnes, words.biogenicTonnes], ...rows, [], [words.biogenicNote]],
    headRow: 1,
    noteRows: [rows.length + 3],
  };
}

/** Of what is counted. Most amounts are nothing: one gas of many, or no biogenic CO2. */
function addedOf(lines: readonly CountedLine[], amount: (line: CountedLine) => Decimal | null): Decimal {
  let total = zero;
  for (const line of lines) {
    const kg = amount(line);
    if (kg && !kg.isZero()) total = total.plus(line.count(kg));
  }
  return total;
}
