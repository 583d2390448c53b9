import { includedShare } from '#api/domain/reports/boundary';
import { Decimal, zero } from '#api/domain/units/decimal';
import type {
  ActivitySum,
  EstimatedSum,
  GhgReportFacts,
  LedgerSum,
  LocationFacts,
  Method,
  MonthSum,
  YearSum,
} from './facts';

type OfLocation = { locationId: number };
type Part = { scope: number; method: Method };

/** Totals of a year, kg CO2e; Scope 2 by both methods, never added to each other. */
export type Totals = {
  scope1: Decimal;
  location: Decimal;
  market: Decimal;
  scope3: Decimal;
  totalLocation: Decimal;
  totalMarket: Decimal;
};

/** What the report counts: the ledger's sums, each location by the share of it that lies within the boundary. */
export type GhgFigures = {
  shareOf: (locationId: number) => Decimal;
  sums: readonly LedgerSum[];
  months: readonly MonthSum[];
  years: readonly YearSum[];
  activities: readonly ActivitySum[];
  valueChainAmounts: GhgReportFacts['valueChainAmounts'];
  estimates: readonly EstimatedSum[];
  companyFactorSums: GhgReportFacts['companyFactorSums'];
  instruments: GhgReportFacts['instruments'];
  /** Of the period. */
  totals: Totals;
  /** Of the same months so many years before; null where nothing is recorded. */
  totalsOfYear: (yearsBack: number) => Totals | null;
  /** Of the same months so many years before, as `sums`; null where they are not compared. */
  sumsOfYear: (yearsBack: number) => readonly LedgerSum[] | null;
  /** kg that the boundary leaves out, by location. */
  leftOut: readonly { location: LocationFacts; totals: Totals }[];
  /** Some of the location is counted. */
  isWithin: (row: OfLocation) => boolean;
  /** It was in use in a month of the period, or something of the period is counted for it. */
  isInUse: (location: LocationFacts) => boolean;
  /** Any line of the scopes is there. */
  hasData: boolean;
  /** Any line of Scope 3 is there, and Scope 3 is licensed. */
  hasScope3: boolean;
};

/** Applies the boundary to the facts, once; every table and chart reads what comes out. */
export function figuresOf(facts: GhgReportFacts): GhgFigures {
  const shares = new Map(
    facts.locations.map(({ id, areaM2, facilities }) => [id, includedShare(areaM2, facilities)]),
  );
  const shareOf = (locationId: number) => shares.get(locationId) ?? one;
  const isCounted = ({ scope }: { scope: number }) =>
    scope === 0 || scope === 9 || facts.scopes.includes(scope);
  const within = <Row extends OfLocation & { scope: number }>(rows: readonly Row[]) =>
    rows.filter((row) => isCounted(row) && !shareOf(row.locationId).isZero());
  const sums = within(facts.sums).map((row) => scaledSum(row, shareOf(row.locationId)));
  const recorded = new Set(facts.sums.map(({ locationId }) => locationId));
  const firstMonth = `${facts.header.periodStart.slice(0, 7)}-01`;
  const years = within(facts.years).map((row) => scaledKg(row, shareOf(row.locationId)));
  return {
    shareOf,
    sums,
    months: within(facts.months).map((row) => scaledMonth(row, shareOf(row.locationId))),
    years,
    activities: facts.activities
      .filter(({ locationId }) => !shareOf(locationId).isZero())
      .map((row) => {
        const share = shareOf(row.locationId);
        return { ...row, quantity: row.quantity.times(share), scope1Kg: row.scope1Kg.times(share) };
      }),
    valueChainAmounts: facts.valueChainAmounts
      .filter(({ locationId }) => facts.scopes.includes(3) && !shareOf(locationId).isZero())
      .map((row) => ({ ...row, quantity: row.quantity.times(shareOf(row.locationId)) })),
    estimates: within(facts.estimates).map((row) => scaledKg(row, shareOf(row.locationId))),
    companyFactorSums: within(facts.companyFactorSums).map((row) => scaledKg(row, shareOf(row.locationId))),
    instruments: within(facts.instruments).map((row) => ({
      ...row,
      energyKwh: row.energyKwh.times(shareOf(row.locationId)),
    })),
    totals: totalsOf(sums),
    totalsOfYear: (yearsBack) => {
      const own = years.filter((row) => row.yearsBack === yearsBack);
      return own.some(({ lineCount }) => lineCount > 0) ? totalsOf(own) : null;
    },
    sumsOfYear: (yearsBack) => {
      const rows = facts.earlier.get(yearsBack);
      return rows ? within(rows).map((row) => scaledSum(row, shareOf(row.locationId))) : null;
    },
    leftOut: leftOutOf(facts, shareOf),
    isWithin: ({ locationId }) => !shareOf(locationId).isZero(),
    isInUse: ({ id, isActive, closedOn }) =>
      isActive || (closedOn !== null && closedOn >= firstMonth) || recorded.has(id),
    hasData: sums.some(({ scope, lineCount }) => scope >= 1 && scope <= 3 && lineCount > 0),
    hasScope3: sums.some(({ scope, lineCount }) => scope === 3 && lineCount > 0),
  };
}

const one = new Decimal(1);

function scaledSum(row: LedgerSum, share: Decimal): LedgerSum {
  if (share.equals(1)) return row;
  const { kgCo2e, biogenic, energyKwh } = row;
  return {
    ...row,
    kgCo2e: kgCo2e.times(share),
    biogenic: biogenic.times(share),
    energyKwh: energyKwh.times(share),
  };
}

function scaledMonth(row: MonthSum, share: Decimal): MonthSum {
  if (share.equals(1)) return row;
  const { kgCo2e, co2, ch4, n2o, other } = row;
  return {
    ...row,
    kgCo2e: kgCo2e.times(share),
    co2: co2.times(share),
    ch4: ch4.times(share),
    n2o: n2o.times(share),
    other: other.times(share),
  };
}

function scaledKg<Row extends { kgCo2e: Decimal }>(row: Row, share: Decimal): Row {
  return share.equals(1) ? row : { ...row, kgCo2e: row.kgCo2e.times(share) };
}

export function totalsOf(rows: readonly (Part & { kgCo2e: Decimal })[]): Totals {
  const scope1 = kgOf(rows, 1);
  const location = kgOf(rows, 2, 'location');
  const market = kgOf(rows, 2, 'market');
  const scope3 = kgOf(rows, 3);
  const others = scope1.plus(scope3);
  return {
    scope1,
    location,
    market,
    scope3,
    totalLocation: others.plus(location),
    totalMarket: others.plus(market),
  };
}

/** kg CO2e of a scope; of Scope 2 by one method. */
export function kgOf(
  rows: readonly (Part & { kgCo2e: Decimal })[],
  scope: number,
  method: Method = 'none',
): Decimal {
  return sumOf(
    rows.filter((row) => row.scope === scope && row.method === method),
    ({ kgCo2e }) => kgCo2e,
  );
}

export function sumOf<Row>(rows: readonly Row[], amount: (row: Row) => Decimal): Decimal {
  return rows.reduce((total, row) => total.plus(amount(row)), zero);
}

/** Rows by a key, in the order in which the keys first come. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function leftOutOf(facts: GhgReportFacts, shareOf: (id: number) => Decimal): GhgFigures['leftOut'] {
  const counted = facts.sums.filter(({ scope }) => facts.scopes.includes(scope));
  const byLocation = groupBy(counted, ({ locationId }) => locationId);
  return facts.locations
    .filter(({ id }) => !shareOf(id).equals(1))
    .map((location) => {
      const missing = one.minus(shareOf(location.id));
      const rows = (byLocation.get(location.id) ?? []).map((row) => scaledKg(row, missing));
      return { location, totals: totalsOf(rows) };
    });
}

/** kg as tonnes, a number without the sign that decimals keep on zero. */
export function tonnes(kilograms: Decimal): number {
  return kilograms.dividedBy(1000).toNumber() + 0;
}

/** A share from 0 to 1; null of nothing. */
export function shareOfTotal(part: Decimal, total: Decimal): number | null {
  return total.isZero() ? null : part.dividedBy(total).toNumber() + 0;
}

/** Change against another figure, `0.1` for a tenth more; null where there is nothing to compare with. */
export function changeFrom(now: Decimal, before: Decimal | undefined): number | null {
  return !before || before.isZero() ? null : now.minus(before).dividedBy(before).toNumber() + 0;
}

export function plain(value: Decimal): number {
  return value.toNumber() + 0;
}
