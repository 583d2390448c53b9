import { ghgWords } from '#api/domain/reports/ghg/words';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { gasName } from '#api/domain/reports/kit/gas-name';
import { Decimal } from '#api/domain/units/decimal';
import type { Addresses } from './activity-sheet';
import { yearCell } from './comparison-sheets';
import { parts } from './parts';
import { formats, formula, number, quoted, type WorkbookCell, type WorkbookSheet } from './sheet';
import type { SumInput } from './sum-sheets';
import { workbookWords } from './words';

type FactorSheet = { sheet: WorkbookSheet } & Pick<Addresses, 'factor' | 'ownFactor'>;

/** Published factors as published, then the company's own, each with its source. */
export function factorSheet({ language, factors, companyFactors }: GhgReportFacts): FactorSheet {
  const words = workbookWords[language];
  const rows: WorkbookCell[][] = [
    [
      words.factorNumber,
      words.label,
      words.region,
      words.years,
      words.value,
      words.unit,
      words.publisher,
      words.publication,
      words.edition,
      words.row,
      words.reference,
    ],
  ];
  const at = (row: number) => `${quoted(words.sheets.factors)}!$E$${row}`;
  const factor = new Map<number, { address: string; value: Decimal }>();
  const ownFactor = new Map<number, { address: string; value: Decimal }>();
  for (const { id, value, ...one } of factors) {
    rows.push([
      number(id, formats.whole),
      one.label,
      one.region,
      yearCell(one.years),
      valueCell(value),
      one.unit,
      one.publisher,
      one.title,
      number(one.editionYear, formats.whole),
      one.sourceRow,
      one.reference,
    ]);
    if (value) factor.set(id, { address: at(rows.length), value });
  }
  for (const { id, value, ...own } of companyFactors) {
    rows.push([
      null,
      words.own,
      null,
      null,
      valueCell(value),
      own.unit,
      own.publisher,
      own.document,
      null,
      null,
      own.reference,
    ]);
    if (value) ownFactor.set(id, { address: at(rows.length), value });
  }
  return { sheet: { name: words.sheets.factors, rows, headRow: 1 }, factor, ownFactor };
}

function valueCell(value: Decimal | null): WorkbookCell {
  return value && number(value, formats.factor);
}

export function potentialSheet({
  language,
  potentials,
}: GhgReportFacts): { sheet: WorkbookSheet } & Pick<Addresses, 'potential'> {
  const words = workbookWords[language];
  const at = (row: number) => `${quoted(words.sheets.potentials)}!$C$${row}`;
  const rows = potentials.map(({ gas, report, value, composition }): WorkbookCell[] => [
    gasName(gas, language),
    report,
    ...(value.isZero() ? [null] : [number(value, formats.amount)]),
    composition || null,
    value.isZero() ? words.noPotential : null,
  ]);
  const potential = new Map(
    potentials.map(({ gas, report, value }, index) => [
      `${gas} ${report}`,
      { address: at(index + 2), value },
    ]),
  );
  return {
    sheet: {
      name: words.sheets.potentials,
      headRow: 1,
      rows: [[words.gas, words.assessment, words.potential, words.composition, words.remark], ...rows],
    },
    potential,
  };
}

/** A row for each facility, or for a location without one; the share is in the first row of its location. */
export function boundarySheet(
  { language, locations }: GhgReportFacts,
  shareOf: (locationId: number) => Decimal,
): { sheet: WorkbookSheet } & Pick<Addresses, 'share'> {
  const words = workbookWords[language];
  const { yes, no, location } = ghgWords[language];
  const share = new Map<number, string>();
  const rows: WorkbookCell[][] = [
    [
      words.locationNumber,
      location,
      words.address,
      words.area,
      words.closedOn,
      words.share,
      words.facility,
      words.facilityArea,
      words.owned,
      words.excluded,
    ],
  ];
  for (const { id, name, address, areaM2, closedOn, facilities } of locations) {
    const head = [
      number(id, formats.whole),
      name,
      address,
      areaM2 === null ? null : number(areaM2, formats.amount),
      closedOn,
      number(shareOf(id), formats.percent),
    ];
    const told = facilities.map(({ type, areaM2: area, isOwned, isExcluded }): WorkbookCell[] => [
      type,
      number(area, formats.amount),
      isOwned ? yes : no,
      isExcluded ? yes : no,
    ]);
    const [first = [], ...others] = told;
    rows.push([...head, ...first]);
    share.set(id, `${quoted(words.sheets.boundaries)}!$F$${rows.length}`);
    rows.push(
      ...others.map((own): WorkbookCell[] => [head[0] ?? null, name, null, null, null, null, ...own]),
    );
  }
  return { sheet: { name: words.sheets.boundaries, rows, headRow: 1 }, share };
}

/** What the boundary leaves out of each location, what was recorded after closing, and what the company states. */
export function exclusionSheet({ report, sums, columns }: SumInput): WorkbookSheet {
  const words = workbookWords[report.language];
  const shared = ghgWords[report.language];
  const heads = [words.locationNumber, shared.location, words.facilities];
  const scopes = parts.map(({ key }) => shared[key]);
  const rows: WorkbookCell[][] = [[...heads, ...scopes.map((scope) => `${scope}, t CO₂e`)]];
  const excluded = report.locations.filter(({ facilities }) =>
    facilities.some(({ isExcluded }) => isExcluded),
  );
  const titles: number[] = [];
  const entitle = (title: string) => titles.push(rows.push([title]));
  if (excluded.length > 0) entitle(words.outOf);
  for (const { id, name, facilities } of excluded) {
    const criterion = [['A', `$A${rows.length + 1}`]] as const;
    rows.push([
      number(id, formats.whole),
      name,
      facilities.flatMap(({ type, isExcluded }) => (isExcluded ? [type] : [])).join(', '),
      ...parts.map((part) => {
        const text = `${columns.tonnes(part, criterion, 'T')}-${columns.tonnes(part, criterion)}`;
        return formula(text, sums.leftOut(part, id), formats.tonnes);
      }),
    ]);
  }
  const closed = afterClosing(report);
  if (closed.length > 0) entitle(words.afterClosing);
  rows.push(...closed);
  const stated = report.general?.exclusions;
  if (stated) entitle(words.stated);
  const noteRows = stated ? [rows.push([stated])] : [];
  if (rows.length === 1) rows.push([words.none]);
  return { name: words.sheets.exclusions, rows, headRow: 1, boldRows: titles, noteRows };
}

function afterClosing({ locations, afterClosing: recorded }: GhgReportFacts): WorkbookCell[][] {
  const closed = locations.filter(({ id }) => recorded.some(({ locationId }) => locationId === id));
  return closed.map(({ id, name, closedOn }): WorkbookCell[] => [
    number(id, formats.whole),
    name,
    closedOn,
    ...parts.map(({ scope, method }) => {
      const found = recorded.filter(
        (one) => one.locationId === id && one.scope === scope && one.method === method,
      );
      const kg = found.reduce((added, { kgCo2e }) => added.plus(kgCo2e), new Decimal(0));
      return number(kg.dividedBy(1000), formats.tonnes);
    }),
  ]);
}
