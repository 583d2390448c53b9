import { ghgWords } from '#api/domain/reports/ghg/words';
import { changeFrom, figuresOf, type Totals } from '#api/domain/reports/kit/figures';
import { periodOf } from '#api/domain/reports/kit/period';
import { type Decimal, decimal, zero } from '#api/domain/units/decimal';
import { formats, formula, number, quoted, type WorkbookCell, type WorkbookSheet } from './sheet';
import type { SumInput } from './sum-sheets';
import { workbookWords } from './words';

const keys = ['scope1', 'location', 'market', 'scope3', 'totalLocation', 'totalMarket'] as const;
const letters = [...'BCDEFG'];

/** This year by the summary, last year and the base year from the ledger, and the change against each. */
export function yearSheet({ report }: SumInput, summaryRow: number): WorkbookSheet {
  const { language, header, reporting } = report;
  const words = workbookWords[language];
  const shared = ghgWords[language];
  const figures = figuresOf(report);
  const period = periodOf(header.periodStart, header.periodEnd, language);
  const base = reporting.baseYear === null ? null : period.firstYear - reporting.baseYear;
  const earlier = [...new Set([1, base])].flatMap((back) => {
    const totals = back !== null && back > 0 ? figures.totalsOfYear(back) : null;
    return totals && back !== null ? [{ back, totals }] : [];
  });
  const labels = [
    shared.scope1,
    shared.scope2Location,
    shared.scope2Market,
    shared.scope3,
    shared.totalLocation,
    shared.totalMarket,
  ];
  const own = keys.map((key, index) =>
    formula(
      `${quoted(words.sheets.summary)}!B${summaryRow + index}`,
      figures.totals[key].dividedBy(1000),
      formats.tonnes,
    ),
  );
  const year = (back: number) => yearCell(period.yearLabel(back));
  const rows: WorkbookCell[][] = [
    [words.year, ...labels.map((label) => `${label}, t CO₂e`)],
    [year(0), ...own],
    ...earlier.map(({ back, totals }): WorkbookCell[] => [
      year(back),
      ...keys.map((key) => number(totals[key].dividedBy(1000), formats.tonnes)),
    ]),
    ...earlier.map(({ back, totals }, index): WorkbookCell[] => [
      `${back === base ? words.changeToBase : words.changeToLast} ${period.yearLabel(back)}`,
      ...changes(figures.totals, totals, index + 3),
    ]),
  ];
  if (earlier.length === 0) rows.push([words.noEarlier]);
  return { name: words.sheets.years, rows, headRow: 1 };
}

function changes(now: Totals, then: Totals, row: number): WorkbookCell[] {
  return keys.map((key, index) => {
    const change = changeFrom(now[key], then[key]);
    const column = letters[index];
    return change === null ? null : formula(`${column}2/${column}${row}-1`, change, formats.percent);
  });
}

/** `2025` as a number; `2024/2025` is a text. */
export function yearCell(label: string): WorkbookCell {
  return /^\d{4}$/.test(label) ? number(Number(label), formats.whole) : label;
}

/** kg CO2e by employee, revenue and output, as far as the company has stated them. */
export function intensitySheet({ report }: SumInput, summaryRow: number): WorkbookSheet {
  const { language, header, general, keyFigures } = report;
  const words = workbookWords[language];
  const shared = ghgWords[language];
  const period = periodOf(header.periodStart, header.periodEnd, language);
  const own = keyFigures.find(({ year }) => year === period.keyYear);
  const stated: [string, Decimal | null | undefined][] = [
    [words.employees, general?.employees ? decimal(general.employees) : own?.employees],
    [`${words.revenue}, ${own?.revenueCurrency ?? ''}`, own?.revenue],
    [own?.outputUnit ?? words.output, own?.output],
  ];
  const { totals } = figuresOf(report);
  const bases = period.isWholeYear ? stated.filter(([, value]) => value?.gt(0)) : [];
  const summary = quoted(words.sheets.summary);
  const rows = bases.map(([label, value], index): WorkbookCell[] => {
    const row = index + 2;
    const cellOf = (key: (typeof keys)[number]) => `${summary}!B${summaryRow + keys.indexOf(key)}`;
    const per = (...summed: (typeof keys)[number][]) =>
      formula(
        summed.map((key) => `${cellOf(key)}*1000/B${row}`).join('+'),
        summed.reduce((kg, key) => kg.plus(totals[key]), zero).dividedBy(value ?? zero),
        formats.factor,
      );
    return [
      label,
      number(value ?? zero, formats.amount),
      per('scope1', 'location'),
      per('scope1', 'market'),
      per('totalLocation'),
      per('totalMarket'),
    ];
  });
  if (rows.length === 0) rows.push([period.isWholeYear ? words.noBasis : words.shortPeriod]);
  const heads = [shared.scope12Location, shared.scope12Market, shared.totalLocation, shared.totalMarket].map(
    (label) => `${label}, kg CO₂e`,
  );
  return {
    name: words.sheets.intensity,
    rows: [[words.perUnitOf, words.statedAmount, ...heads], ...rows],
    headRow: 1,
  };
}
