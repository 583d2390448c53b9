import type { TFunction } from 'i18next';
import type { AmountWorking, TrailLine } from '#api/contract/emissions/emissions';
import type { CsvCell } from '@/lib/export/csv';
import { noteText, reasonText, stepText, workedOutText } from './words';

type Translate = TFunction<'emission-trail'>;

/** The lines of a trail for a spreadsheet: one row per line, every digit, decimal points. */
export function toTable(
  lines: readonly TrailLine[],
  t: Translate,
  workedOut: AmountWorking | null = null,
): CsvCell[][] {
  const columns = columnsOf(t, workedOut);
  return [
    columns.map(([header]) => header),
    ...lines.map((line, index) => columns.map(([, cell]) => cell(line, index))),
  ];
}

type Column = [header: string, cell: (line: TrailLine, index: number) => CsvCell];

function columnsOf(t: Translate, workedOut: AmountWorking | null): Column[] {
  // An estimated amount lists the steps of its estimate before the conversion.
  const before = workedOut ? [workedOutText(workedOut, t)] : [];
  return [
    [t('table.line'), (_, index) => String(index + 1)],
    [t('table.month'), (line) => line.periodMonth.slice(0, 7)],
    [t('table.scope'), (line) => t(`scopes.${scopeKey(line.scope)}`)],
    [t('table.category'), (line) => `${line.category} ${line.categoryName}`.trim()],
    [t('table.method'), (line) => t(`methods.${line.method}`)],
    [t('table.inFigure'), (line) => t(line.isHeadline ? 'table.yes' : 'table.no')],
    [t('table.quantity'), (line) => line.activityQuantity],
    [t('table.unit'), (line) => line.activityUnit],
    [t('table.conversion'), (line) => [...before, ...line.steps.map((step) => stepText(step, t))].join('; ')],
    [t('table.factorQuantity'), (line) => line.factorQuantity],
    [t('table.factorUnit'), (line) => line.factorUnit],
    [t('table.factor'), (line) => line.factor?.name ?? gasText(line)],
    [t('table.factorGases'), ({ factor }) => factor && t(`gases.${factor.gases}`)],
    [t('table.factorValue'), (line) => totalOf(line) ?? line.factorValue],
    [t('table.factorCo2'), (line) => (line.co2KgCo2e === null ? null : (line.factor?.kgCo2 ?? null))],
    [t('table.factorCh4'), (line) => line.factor?.kgCh4Co2e ?? null],
    [t('table.factorN2o'), (line) => line.factor?.kgN2oCo2e ?? null],
    [t('table.publisher'), (line) => line.factor?.publisher ?? null],
    [t('table.edition'), (line) => line.factor?.title ?? line.potential?.edition ?? null],
    [t('table.region'), ({ factor }) => factor && (factor.locationName ?? factor.region)],
    [t('table.row'), (line) => line.factor?.sourceRow ?? line.potential?.table ?? null],
    [t('table.licence'), (line) => line.factor?.licence ?? null],
    [t('table.gwpSet'), (line) => (line.gwpSet === 'as-published' ? t('asPublished') : line.gwpSet)],
    [t('table.reason'), (line) => reasonText(line, t)],
    [t('table.notes'), (line) => line.notes.map((note) => noteText(note, line, t)).join('; ')],
    [t('table.co2'), (line) => line.co2KgCo2e],
    [t('table.ch4'), (line) => line.ch4KgCo2e],
    [t('table.n2o'), (line) => line.n2oKgCo2e],
    [t('table.other'), (line) => line.otherKgCo2e],
    [t('table.kgCo2e'), (line) => line.kgCo2e],
    [t('table.biogenic'), (line) => line.kgCo2Biogenic],
  ];
}

/** The published total. Null for a line that uses only CH4 and N2O, whose CO2 comes from another publisher. */
function totalOf({ factor, co2KgCo2e }: TrailLine): string | null {
  const isHalf = factor?.kgCo2 != null && co2KgCo2e === null;
  return isHalf ? null : (factor?.kgCo2e ?? null);
}

/** "R-410A: 50% HFC-32, 50% HFC-125 (source of the composition)", or only the name of a gas that is not a blend. */
function gasText({ potential }: TrailLine): string | null {
  if (!potential) return null;
  const { gas, parts, compositionSource } = potential;
  const blend = parts.map(({ percent, gas: name }) => `${percent}% ${name}`).join(', ');
  return blend ? `${gas}: ${blend} (${compositionSource})` : gas;
}

/** The text key for a scope number of the ledger. */
export function scopeKey(scope: number): '1' | '2' | '3' | 'outside' | 'information' {
  if (scope === 1 || scope === 2 || scope === 3) return `${scope}`;
  return scope === 0 ? 'outside' : 'information';
}
