import { qualityWords } from '#api/domain/reports/ghg/method/quality-words';
import { ghgWords } from '#api/domain/reports/ghg/words';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import type { Decimal } from '#api/domain/units/decimal';
import type { AppliedFactor, AppliedFactors } from './applied-factors';
import type { ConversionCell } from './conversion-sheet';
import { energyKindOf } from './energy-kind';
import { type GasKey, gasKeys } from './facts';
import type { CountedLine, Part } from './parts';
import { formats, formula, monthCell, number, quoted, type WorkbookCell, type WorkbookSheet } from './sheet';
import { workbookWords } from './words';

/** Where other sheets have what a line names: addresses of cells. */
export type Addresses = {
  /** The included share of a location. */
  share: ReadonlyMap<number, string>;
  /** The value of a published factor. */
  factor: ReadonlyMap<number, { address: string; value: Decimal }>;
  /** The value of a factor of the company's own. */
  ownFactor: ReadonlyMap<number, { address: string; value: Decimal }>;
  /** The warming potential of a gas: `R-410A AR5`. */
  potential: ReadonlyMap<string, { address: string; value: Decimal }>;
};

type Places = Pick<Addresses, 'share' | 'potential'> & {
  conversion: ReadonlyMap<number, ConversionCell>;
  applied: AppliedFactors;
};

/**
 * Each line of the ledger: amount of the entry × its part in the line × conversion × factor × included share. What a
 * formula cannot show is a number, and the basis of the factor says so.
 */
export function activitySheet(
  report: GhgReportFacts,
  lines: readonly CountedLine[],
  places: Places,
): WorkbookSheet {
  const names = new Map(report.locations.map(({ id, name }) => [id, name]));
  const reasons = new Map(Object.entries(qualityWords[report.language].reasons));
  const rows = lines.map((line, index) => {
    const row = index + 2;
    const factor = factorOf(report, line, places);
    return [
      ...placeCells(report, line, names),
      ...amountCells(report, line, { row, places }),
      ...factorCells(report, line, { row, factor, reasons }),
      ...countedCells(line, { row, factor, share: places.share.get(line.locationId) }),
      ...entryCells(report, line),
    ];
  });
  return {
    name: workbookWords[report.language].sheets.activity,
    rows: [headsOf(report.language), ...rows],
    headRow: 1,
    filter: `A1:AF${lines.length + 1}`,
  };
}

function headsOf(language: GhgReportFacts['language']): string[] {
  const words = workbookWords[language];
  const shared = ghgWords[language];
  return [
    words.locationNumber,
    shared.location,
    shared.month,
    words.scope,
    words.categoryNumber,
    shared.category,
    words.method,
    shared.source,
    words.entered,
    words.part,
    words.enteredUnit,
    words.conversion,
    words.conversionNumber,
    words.amount,
    words.unit,
    words.factor,
    words.basis,
    words.reason,
    words.factorNumber,
    words.gross,
    words.share,
    words.emissions,
    ...['CO₂', 'CH₄', 'N₂O', words.otherGases].map((gas) => `${gas}, kg CO₂e`),
    words.biogenicKg,
    words.energy,
    words.energyKind,
    words.entryKind,
    words.entryNumber,
    words.invoice,
  ];
}

/** A to H. */
function placeCells(
  { language, names }: GhgReportFacts,
  line: CountedLine,
  locations: ReadonlyMap<number, string>,
): WorkbookCell[] {
  const isOutside = line.scope === 0;
  return [
    number(line.locationId, formats.whole),
    locations.get(line.locationId) ?? null,
    monthCell(line.month),
    number(line.scope, formats.whole),
    number(numberOf(line.category), formats.whole),
    isOutside ? workbookWords[language].outside : `${line.category} ${names.category(line.category)}`,
    methodWord(line.method, language),
    names.item(line.sourceKind, line.itemId),
  ];
}

/** I to O. */
function amountCells(
  report: GhgReportFacts,
  line: CountedLine,
  { row, places }: { row: number; places: Places },
): WorkbookCell[] {
  const { enteredQuantity, activityQuantity, quantity } = line;
  const whole = enteredQuantity && !enteredQuantity.isZero() ? enteredQuantity : activityQuantity;
  const part = whole.isZero() ? 1 : Number(activityQuantity) / Number(whole);
  const way = line.trailId === null ? undefined : places.conversion.get(line.trailId);
  const isShown = isClose((way?.value ?? 1) * Number(activityQuantity), quantity);
  const ratio = activityQuantity.isZero() ? 1 : Number(quantity) / Number(activityQuantity);
  const conversion =
    way && isShown ? formula(way.address, way.value, formats.factor) : number(ratio, formats.factor);
  return [
    number(whole, formats.amount),
    number(part, formats.part),
    report.names.unit(line.activityUnit),
    conversion,
    way && isShown ? number(way.id, formats.whole) : null,
    formula(`I${row}*J${row}*L${row}`, quantity, formats.amount),
    report.names.unit(line.unit),
  ];
}

type LineFactor = {
  cell: WorkbookCell;
  basis: keyof (typeof workbookWords)['en']['bases'];
  applied: AppliedFactor | null;
};

/** P to T. */
function factorCells(
  { language }: GhgReportFacts,
  line: CountedLine,
  { row, factor, reasons }: { row: number; factor: LineFactor; reasons: ReadonlyMap<string, string> },
): WorkbookCell[] {
  return [
    factor.cell,
    workbookWords[language].bases[factor.basis],
    reasons.get(line.reason) ?? line.reason,
    line.factorId === 0 ? null : number(line.factorId, formats.whole),
    factor.basis === 'recorded'
      ? number(line.kgCo2e, formats.kilograms)
      : formula(`N${row}*P${row}`, line.kgCo2e, formats.kilograms),
  ];
}

/** The factor by its gases where it gives the ledger's figure, else the stated value, else kilograms per unit. */
function factorOf(report: GhgReportFacts, line: CountedLine, places: Places): LineFactor {
  const { kgCo2e, quantity, factorValue } = line;
  const applied = places.applied.of(line);
  if (applied && isClose(applied.value * Number(quantity), kgCo2e))
    return {
      cell: formula(applied.address, applied.value, formats.factor),
      basis: line.companyFactorId ? 'own' : 'published',
      applied,
    };
  if (factorValue && isClose(Number(factorValue) * Number(quantity), kgCo2e)) {
    const gas = line.sourceKind === 'fuel' ? report.names.gasOf(line.itemId) : null;
    const potential = gas === null ? undefined : places.potential.get(`${gas} ${line.gwpSet}`);
    return potential?.value.equals(factorValue)
      ? { cell: formula(potential.address, factorValue, formats.factor), basis: 'potential', applied: null }
      : { cell: number(factorValue, formats.factor), basis: 'stated', applied: null };
  }
  if (quantity.isZero()) return { cell: null, basis: 'recorded', applied: null };
  const effective = Number(kgCo2e) / Number(quantity);
  return { cell: number(effective, formats.factor), basis: 'effective', applied: null };
}

/** U to AB. */
function countedCells(
  line: CountedLine,
  { row, factor, share }: { row: number; factor: LineFactor; share: string | undefined },
): WorkbookCell[] {
  const { gases, kgCo2Biogenic, energyKwh, count } = line;
  const quantity = Number(line.quantity);
  const gasCell = (gas: GasKey): WorkbookCell => {
    const kg = gases[gas];
    if (!kg || kg.isZero()) return null;
    const per = factor.applied;
    return per && isClose(per.gases[gas] * quantity, kg)
      ? formula(`N${row}*${per.gasAddress[gas]}*U${row}`, count(kg), formats.kilograms)
      : formula(`${Number(kg)}*U${row}`, count(kg), formats.kilograms);
  };
  const per = factor.applied;
  const biogenic =
    per && isClose(per.biogenic * quantity, kgCo2Biogenic)
      ? `N${row}*${per.biogenicAddress}*U${row}`
      : `${Number(kgCo2Biogenic)}*U${row}`;
  return [
    share ? formula(share, line.share, formats.percent) : number(line.share, formats.percent),
    formula(`T${row}*U${row}`, line.counted, formats.kilograms),
    ...gasKeys.map(gasCell),
    kgCo2Biogenic.isZero() ? null : formula(biogenic, count(kgCo2Biogenic), formats.kilograms),
    energyKwh ? formula(`${Number(energyKwh)}*U${row}`, count(energyKwh), formats.amount) : null,
  ];
}

/** AC to AF. */
function entryCells(report: GhgReportFacts, line: CountedLine): WorkbookCell[] {
  const words = workbookWords[report.language];
  const kind = energyKindOf(report, line);
  return [
    kind ? words.energyKinds[kind] : null,
    words.entryKinds[line.sourceKind],
    number(line.sourceId, formats.whole),
    line.reference,
  ];
}

/** Far below what a cell shows; the ledger keeps twelve decimals of a kilogram. */
function isClose(value: number, ledger: Decimal): boolean {
  const kept = Number(ledger);
  return Math.abs(value - kept) <= 1e-12 * Math.max(1, Math.abs(kept));
}

/** `3.10` is 10: as a text a spreadsheet would take it for the number 3.1. */
export function numberOf(category: string): number {
  return Number(category.split('.')[1] ?? 0);
}

export function methodWord(method: CountedLine['method'], language: GhgReportFacts['language']): string {
  if (method === 'none') return workbookWords[language].noMethod;
  return ghgWords[language][method === 'location' ? 'locationBased' : 'marketBased'];
}

/** What can be added: kg before the boundary, kg as counted, its gases, biogenic CO2, kWh. */
export type AddedColumn = 'T' | 'V' | 'W' | 'X' | 'Y' | 'Z' | 'AA' | 'AB';

/** SUMIFS over this sheet, in tonnes. Only numbers and words of the product are compared, never a name. */
export class ActivityColumns {
  constructor(
    private readonly language: GhgReportFacts['language'],
    private readonly count: number,
  ) {}

  range(column: string): string {
    const last = Math.max(2, this.count + 1);
    return `${quoted(workbookWords[this.language].sheets.activity)}!$${column}$2:$${column}$${last}`;
  }

  /** `more`: pairs of a column and the address of what it must be. */
  tonnes(
    { scope, method }: { scope: number; method: Part['method'] },
    more: readonly (readonly [string, string])[] = [],
    of: AddedColumn = 'V',
  ): string {
    const own = [
      ['D', String(scope)],
      ['G', `"${methodWord(method, this.language)}"`],
    ] as const;
    return this.thousands([...own, ...more], of);
  }

  thousands(pairs: readonly (readonly [string, string])[], of: AddedColumn): string {
    const criteria = pairs.map(([column, value]) => `${this.range(column)},${value}`);
    return `SUMIFS(${this.range(of)},${criteria.join(',')})/1000`;
  }
}
