import { qualityWords } from '#api/domain/reports/ghg/method/quality-words';
import { ghgWords } from '#api/domain/reports/ghg/words';
import type { GhgReportFacts } from '#api/domain/reports/kit/facts';
import { Decimal } from '#api/domain/units/decimal';
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
};

/** Each line of the ledger by location, month and what it is of: amount × factor × included share. */
export function activitySheet(
  report: GhgReportFacts,
  lines: readonly CountedLine[],
  addresses: Addresses,
): WorkbookSheet {
  const words = workbookWords[report.language];
  const shared = ghgWords[report.language];
  const heads = [
    words.locationNumber,
    shared.location,
    shared.month,
    words.scope,
    words.categoryNumber,
    shared.category,
    words.method,
    shared.source,
    words.amount,
    words.unit,
    words.factor,
    words.basis,
    words.reason,
    words.factorNumber,
    words.gross,
    words.share,
    words.emissions,
  ];
  const names = new Map(report.locations.map(({ id, name }) => [id, name]));
  const reasons = new Map(Object.entries(qualityWords[report.language].reasons));
  const rows = lines.map((line, index) => rowOf(report, line, { addresses, names, reasons, row: index + 2 }));
  return {
    name: words.sheets.activity,
    rows: [heads, ...rows],
    headRow: 1,
    filter: `A1:Q${lines.length + 1}`,
  };
}

type Place = {
  addresses: Addresses;
  names: ReadonlyMap<number, string>;
  reasons: ReadonlyMap<string, string>;
  row: number;
};

function rowOf(report: GhgReportFacts, line: CountedLine, place: Place): WorkbookCell[] {
  const { addresses, names, reasons, row } = place;
  const { language } = report;
  const words = workbookWords[language];
  const factor = factorOf(line, addresses);
  const share = addresses.share.get(line.locationId);
  return [
    number(line.locationId, formats.whole),
    names.get(line.locationId) ?? null,
    monthCell(line.month),
    number(line.scope, formats.whole),
    number(numberOf(line.category), formats.whole),
    `${line.category} ${report.names.category(line.category)}`,
    methodWord(line.method, language),
    report.names.item(line.sourceKind, line.itemId),
    number(line.quantity, formats.amount),
    report.names.unit(line.unit),
    factor.cell,
    words.bases[factor.basis],
    reasons.get(line.reason) ?? line.reason,
    line.factorId === 0 ? null : number(line.factorId, formats.whole),
    factor.basis === 'recorded'
      ? number(line.kgCo2e, formats.kilograms)
      : formula(`I${row}*K${row}`, line.kgCo2e, formats.kilograms),
    share ? formula(share, line.share, formats.percent) : number(line.share, formats.percent),
    formula(`O${row}*P${row}`, line.counted, formats.kilograms),
  ];
}

type LineFactor = { cell: WorkbookCell; basis: keyof (typeof workbookWords)['en']['bases'] };

/** The published factor where it gives the ledger's figure, else what the ledger comes to per unit. */
function factorOf({ kgCo2e, quantity, ...line }: CountedLine, addresses: Addresses): LineFactor {
  const own = addresses.ownFactor.get(line.companyFactorId);
  const stated = own ?? addresses.factor.get(line.factorId);
  const tolerance = Decimal.max(kgCo2e.abs(), 1).times(1e-12);
  if (stated?.value.times(quantity).minus(kgCo2e).abs().lessThanOrEqualTo(tolerance))
    return {
      cell: formula(stated.address, stated.value, formats.factor),
      basis: own ? 'own' : 'published',
    };
  if (quantity.isZero()) return { cell: null, basis: 'recorded' };
  // As the spreadsheet itself would divide; forty digits of each would take longer than all sums.
  return { cell: number(Number(kgCo2e) / Number(quantity), formats.factor), basis: 'effective' };
}

/** `3.10` is 10: as a text a spreadsheet would take it for the number 3.1. */
export function numberOf(category: string): number {
  return Number(category.split('.')[1] ?? 0);
}

export function methodWord(method: CountedLine['method'], language: GhgReportFacts['language']): string {
  if (method === 'none') return workbookWords[language].noMethod;
  return ghgWords[language][method === 'location' ? 'locationBased' : 'marketBased'];
}

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

  /** `more`: pairs of a column and the address of what it must be; `of`: Q = counted, O = before the boundary. */
  tonnes(
    { scope, method }: Pick<Part, 'scope' | 'method'>,
    more: readonly (readonly [string, string])[] = [],
    of: 'O' | 'Q' = 'Q',
  ): string {
    const own = [
      ['D', String(scope)],
      ['G', `"${methodWord(method, this.language)}"`],
    ] as const;
    const criteria = [...own, ...more].map(([column, value]) => `${this.range(column)},${value}`);
    return `SUMIFS(${this.range(of)},${criteria.join(',')})/1000`;
  }
}
