import { includedShare } from '#api/domain/reports/boundary';
import { ghgWords } from '#api/domain/reports/ghg/words';
import { Decimal } from '#api/domain/units/decimal';
import { ActivityColumns, activitySheet } from './activity-sheet';
import { AppliedFactors } from './applied-factors';
import { intensitySheet, yearSheet } from './comparison-sheets';
import { conversionSheet } from './conversion-sheet';
import { energySheet } from './energy-sheet';
import type { WorkbookFacts } from './facts';
import { gasSheet } from './gas-sheet';
import { type CountedLine, countedShare, PartSums, parts, totalCells } from './parts';
import { boundarySheet, exclusionSheet, factorSheet, potentialSheet } from './reference-sheets';
import { formats, formula, quoted, type WorkbookCell, type WorkbookSheet } from './sheet';
import { locationSheet, monthSheet, type SumInput, type SumSheet, scopeSheet } from './sum-sheets';
import { workbookWords } from './words';

/**
 * The report as sheets that can be recalculated: every emission is amount × conversion × factor × included share, every sum a formula
 * over them, and each carries the ledger's figure as its value. Amounts in the unit of the factor, kg and tonnes CO2e.
 */
export function buildWorkbookSheets(facts: WorkbookFacts): WorkbookSheet[] {
  const { report, lines: all } = facts;
  const shares = new Map(
    report.locations.map(({ id, areaM2, facilities }) => [id, includedShare(areaM2, facilities)]),
  );
  const shareOf = (locationId: number) => shares.get(locationId) ?? new Decimal(1);
  const counting = new Map([...shares].map(([id, share]) => [id, countedShare(share)]));
  const whole = countedShare(new Decimal(1));
  const lines = all
    .filter(({ scope }) => scope === 0 || report.scopes.includes(scope))
    .map((line): CountedLine => {
      const { share, count } = counting.get(line.locationId) ?? whole;
      return { ...line, share, count, counted: count(line.kgCo2e) };
    });
  const columns = new ActivityColumns(report.language, lines.length);
  const input = { report, sums: new PartSums(lines), columns };
  const factors = factorSheet(report);
  const boundaries = boundarySheet(report, shareOf);
  const scopes = scopeSheet(input);
  const locations = locationSheet(input);
  const months = monthSheet(input);
  const conversions = conversionSheet({ ...facts, lines });
  const potentials = potentialSheet(report);
  const applied = new AppliedFactors(facts, factors);
  const { conversion } = conversions;
  const { potential } = potentials;
  const activity = activitySheet(report, lines, { ...boundaries, applied, conversion, potential });
  return [
    summarySheet(input, [scopes, locations, months]),
    scopes.sheet,
    locations.sheet,
    months.sheet,
    gasSheet(input, lines),
    energySheet(input, lines),
    yearSheet(input, summaryHead + 1),
    intensitySheet(input, summaryHead + 1),
    activity,
    conversions.sheet,
    factors.sheet,
    applied.sheet(),
    potentials.sheet,
    boundaries.sheet,
    exclusionSheet(input),
  ];
}

/** The row above the figures of the summary. */
const summaryHead = 7;

/** The scopes and totals of the report, beside what the other sheets add up to. */
function summarySheet({ report, sums, columns }: SumInput, others: readonly SumSheet[]): WorkbookSheet {
  const { language, header, company } = report;
  const words = workbookWords[language];
  const shared = ghgWords[language];
  const head: WorkbookCell[][] = [
    [shared.title],
    [words.company, company.name],
    [words.report, header.name],
    [words.period, `${header.periodStart} – ${header.periodEnd}`],
    [words.potentialSet, report.gwpSet],
    [],
    [null, words.tonnes, words.byScope, words.byLocation, words.byMonth],
  ];
  const first = summaryHead + 1;
  const values = parts.map((part) => sums.total(part));
  const own = [
    ...parts.map((part, index) => formula(columns.tonnes(part), values[index] ?? 0, formats.tonnes)),
    ...totalCells(values, (index) => `B${first + index}`),
  ];
  const labels = [...parts.map(({ key }) => shared[key]), shared.totalLocation, shared.totalMarket];
  const rows = own.map((cell, index): WorkbookCell[] => [
    labels[index] ?? null,
    cell,
    ...others.map(({ sheet, totals }) => {
      const value = typeof cell === 'object' && cell ? cell.value : 0;
      return formula(`${quoted(sheet.name)}!${totals[index]}`, value, formats.tonnes);
    }),
  ]);
  const notes = [words.live, words.neverAdded].map((note): WorkbookCell[] => [note]);
  const last = first + rows.length - 1;
  return {
    name: words.sheets.summary,
    rows: [...head, ...rows, [], ...notes],
    headRow: summaryHead,
    boldRows: [1, last - 1, last],
    noteRows: notes.map((_, index) => last + 2 + index),
  };
}
