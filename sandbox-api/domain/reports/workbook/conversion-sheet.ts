import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { ConversionStep } from '#api/domain/units/conversion';
import { decimal } from '#api/domain/units/decimal';
import { enteredLabel } from '#api/domain/value-chain/forms';
import type { WorkbookFacts, WorkbookLine } from './facts';
import { formats, formula, number, quoted, type WorkbookCell, type WorkbookSheet } from './sheet';
import { stepWords } from './step-words';
import { workbookWords } from './words';

/** Cell with the product of the steps of a trail, and its value. */
export type ConversionCell = { id: number; address: string; value: number };

/** These state the source of a factor or a volume, and multiply nothing. */
const notConverting: readonly ConversionStep['kind'][] = ['stated-factor', 'contract-volume'];

/** Each way from an entered unit to that of a factor, a row for each step with the product so far. */
export function conversionSheet({ report, lines, conversions }: WorkbookFacts): {
  sheet: WorkbookSheet;
  conversion: ReadonlyMap<number, ConversionCell>;
} {
  const { language } = report;
  const words = workbookWords[language];
  const rows: WorkbookCell[][] = [
    [
      words.conversionNumber,
      words.step,
      words.stepKind,
      words.from,
      words.to,
      words.multiplier,
      words.product,
      words.stepSource,
    ],
  ];
  const conversion = new Map<number, ConversionCell>();
  for (const line of linesByTrail(lines)) {
    const id = line.trailId ?? 0;
    const steps = (conversions[id] ?? []).filter(({ kind }) => !notConverting.includes(kind));
    let product = 1;
    for (const [index, step] of steps.entries()) {
      const row = rows.length + 1;
      product *= Number(step.factor);
      rows.push([
        number(id, formats.whole),
        number(index + 1, formats.whole),
        stepWords[language].kinds[step.kind],
        report.names.unit(step.from),
        report.names.unit(step.to),
        number(decimal(step.factor), formats.factor),
        formula(index === 0 ? `F${row}` : `G${row - 1}*F${row}`, product, formats.factor),
        sourceText(step, line, language),
      ]);
    }
    if (steps.length > 0)
      conversion.set(id, {
        id,
        address: `${quoted(words.sheets.conversions)}!$G$${rows.length}`,
        value: product,
      });
  }
  if (rows.length === 1) rows.push([words.noConversions]);
  return { sheet: { name: words.sheets.conversions, rows, headRow: 1 }, conversion };
}

/** One line of each trail, which knows the form that a step names a field of. */
function linesByTrail(lines: readonly WorkbookLine[]): WorkbookLine[] {
  const found = new Map<number, WorkbookLine>();
  for (const line of lines)
    if (line.trailId !== null) found.set(line.trailId, found.get(line.trailId) ?? line);
  return [...found.values()];
}

function sourceText(
  { kind, source }: ConversionStep,
  { itemId }: WorkbookLine,
  language: GhgReportFacts['language'],
): string | null {
  if (source === 'plain-energy-is-gross') return stepWords[language].plainEnergyIsGross;
  if (kind === 'entered' && source) return enteredLabel(itemId, source)?.[language] ?? source;
  return source ?? null;
}
