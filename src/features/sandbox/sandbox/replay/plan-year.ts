import type { FuelConsumption, FuelConsumptionBody } from '#api/contract/activity-data/fuel-consumptions';
import type {
  RenewableConsumption,
  RenewableConsumptionBody,
} from '#api/contract/activity-data/renewable-consumptions';
import type {
  UtilityConsumption,
  UtilityConsumptionBody,
} from '#api/contract/activity-data/utility-consumptions';
import type { Scope3Consumption, Scope3ConsumptionBody } from '#api/contract/activity-data/value-chain';
import { lessCreditNotes } from '@/components/entries/less-credit-notes';
import { dayLater, lastDayOf, percentLess, periodLater, reduced } from './move-entry';

/** An existing entry of one of the types that users record. */
export type SourceEntry =
  | { kind: 'fuel'; entry: FuelConsumption }
  | { kind: 'utility'; entry: UtilityConsumption }
  | { kind: 'renewable'; entry: RenewableConsumption }
  | { kind: 'value-chain'; entry: Scope3Consumption };

export type PlannedEntry =
  | { kind: 'fuel'; body: FuelConsumptionBody }
  | { kind: 'utility'; body: UtilityConsumptionBody }
  | { kind: 'renewable'; body: RenewableConsumptionBody }
  | { kind: 'value-chain'; body: Scope3ConsumptionBody };

export type PlannedMonth = {
  /** `YYYY-MM` */
  month: string;
  lastDay: string;
  /** The month whose entries are repeated, `YYYY-MM`. */
  from: string;
  entries: PlannedEntry[];
};

/** The reference of an entry: the words for "made by the replay from this month", and the earlier reference. */
export type ReferenceOf = (from: string, reference: string | null) => string;

const referenceChars = 120;

/**
 * The month that each month of a year repeats: the same month of the previous year, or of two years before while the
 * former is not over.
 */
export function sourceMonths(year: number, today: string): { month: string; from: string; years: number }[] {
  return percentLess.map((_, index) => {
    const number = String(index + 1).padStart(2, '0');
    const yearBefore = `${year - 1}-${number}`;
    const years = lastDayOf(yearBefore) < today ? 1 : 2;
    return { month: `${year}-${number}`, from: `${year - years}-${number}`, years };
  });
}

type Options = { year: number; today: string; sources: readonly SourceEntry[]; referenceOf: ReferenceOf };

/** All entries of the replayed year, month by month; each in the month of its last day. */
export function planYear({ year, today, sources, referenceOf }: Options): PlannedMonth[] {
  return sourceMonths(year, today).map(({ month, from, years }, index) => {
    const terms = { years, percent: percentLess[index] ?? 0 };
    const entries = sources
      .filter((source) => lastDayOfEntry(source).startsWith(from))
      .map((source) =>
        planned(source, { ...terms, reference: (old) => referenceOf(from, old).slice(0, referenceChars) }),
      );
    return { month, lastDay: lastDayOf(month), from, entries };
  });
}

function lastDayOfEntry(source: SourceEntry): string {
  return source.kind === 'fuel' ? source.entry.date : source.entry.endDate;
}

type Terms = { years: number; percent: number; reference: (old: string | null) => string };

function planned(source: SourceEntry, terms: Terms): PlannedEntry {
  switch (source.kind) {
    case 'fuel':
      return { kind: 'fuel', body: fuelBody(source.entry, terms) };
    case 'utility':
      return { kind: 'utility', body: utilityBody(source.entry, terms) };
    case 'renewable':
      return { kind: 'renewable', body: renewableBody(source.entry, terms) };
    case 'value-chain':
      return { kind: 'value-chain', body: valueChainBody(source.entry, terms) };
  }
}

function fuelBody(entry: FuelConsumption, { years, percent, reference }: Terms): FuelConsumptionBody {
  const { fuelVariantId, meterNumber, supplierName } = entry;
  const { density, calorificValue, calorificValueUnit, volumeCorrection } = entry;
  const { amountFrom, pricePerUnit, currency, distanceUnit, fuelEconomy, fuelEconomyUnit } = entry;
  return {
    locationId: entry.locationId,
    fuelId: entry.fuelId,
    fuelVariantId,
    ...lessFuel({ ...entry, value: lessCreditNotes(entry).value }, percent),
    unitId: entry.unitId,
    startDate: entry.startDate && dayLater(entry.startDate, years),
    date: dayLater(entry.date, years),
    reference: reference(entry.reference),
    density,
    calorificValue,
    calorificValueUnit,
    volumeCorrection,
    correctsId: null,
    // No delivery of the replayed year has a document.
    deliveryNote: null,
    meterNumber,
    supplierName,
    amountFrom,
    pricePerUnit,
    currency,
    distanceUnit,
    fuelEconomy,
    fuelEconomyUnit,
  };
}

/**
 * A calculated amount is reduced through its spend or distance. The amount keeps its proportion to that, with the
 * nine decimals of amounts, because the API refuses an amount that does not match.
 */
function lessFuel({ value, amountFrom, amountPaid, distance }: FuelConsumption, percent: number) {
  const less = (amount: number | null) => (amount === null ? null : reduced(amount, percent));
  const inputs = { amountPaid: less(amountPaid), distance: less(distance) };
  const [before, after] =
    amountFrom === 'spend' ? [amountPaid, inputs.amountPaid] : [distance, inputs.distance];
  if (amountFrom === null || !before || !after) return { ...inputs, value: reduced(value, percent) };
  return { ...inputs, value: Number(((value * after) / before).toFixed(9)) };
}

function utilityBody(
  entry: UtilityConsumption,
  { years, percent, reference }: Terms,
): UtilityConsumptionBody {
  const { locationId, utilityId, unitId, cop, meterNumber, supplierName } = entry;
  return {
    locationId,
    utilityId,
    value: reduced(lessCreditNotes(entry).value, percent),
    unitId,
    ...periodLater(entry, years),
    reference: reference(entry.reference),
    cop,
    correctsId: null,
    meterNumber,
    supplierName,
  };
}

function renewableBody(
  entry: RenewableConsumption,
  { years, percent, reference }: Terms,
): RenewableConsumptionBody {
  const { locationId, renewableId, unitId } = entry;
  return {
    locationId,
    renewableId,
    value: reduced(lessCreditNotes(entry).value, percent),
    unitId,
    ...periodLater(entry, years),
    reference: reference(entry.reference),
    correctsId: null,
  };
}

/** Its amounts stay, because each method has its own meaning for its numbers: amount, rate or share. */
function valueChainBody(entry: Scope3Consumption, { years, reference }: Terms): Scope3ConsumptionBody {
  const { scope3InputFormId, scope3MethodId, locationId, values } = entry;
  const old = typeof values.reference === 'string' ? values.reference : null;
  return {
    scope3InputFormId,
    scope3MethodId,
    locationId,
    values: { ...values, ...periodLater(entry, years), reference: reference(old) },
  };
}
