import type { KeyFigureFacts } from '#api/domain/reports/kit/facts';
import { revenueIn } from '#api/domain/reports/kit/revenue';
import { Decimal, sum, zero } from '#api/domain/units/decimal';
import type { PrefillHint } from './edition';
import { type Sentence, sentences } from './prefill-words';

/** What the ledger holds of a period, as far as the questionnaire asks about it. Decimal strings. */
export type LedgerRow = {
  scope: number;
  method: 'location' | 'market' | 'none';
  isHeadline: boolean;
  kind: 'fuel' | 'utility' | 'renewable' | 'scope3';
  /** Of a fuel. */
  origin: 'fossil' | 'biogenic' | null;
  /** Of energy made on site: by burning a fuel, which is recorded as a fuel. */
  isMadeOfFuel: boolean;
  /** Of electricity that is bought: by a contract for renewable energy. */
  isRenewableContract: boolean;
  kgCo2e: string;
  energyKwh: string;
};

export type PrefillFacts = {
  /** First and last day. */
  period: { start: string; end: string };
  /** Scopes that the company has licensed. */
  scopes: readonly number[];
  rows: readonly LedgerRow[];
  /** Some fuel is recorded as a distance, whose energy is not known. */
  hasFuelByDistance: boolean;
  /** Of the calendar year that the period is; null where nothing of it is stated. */
  revenue: Pick<KeyFigureFacts, 'revenue' | 'revenueCurrency' | 'conversion'> | null;
  baseYear: number | null;
  /** The double materiality assessment of the report; null where it is not complete. */
  materiality: {
    impactThreshold: number;
    financialThreshold: number;
    materialStandards: readonly string[];
  } | null;
};

/** A suggested answer as it would be saved, with its source. */
export type Suggestion = { values: string[]; source: Sentence };

/**
 * What the company's own data says to a question; null where nothing of it is recorded, since a zero would be a guess. The
 * ledger knows no mix of the grid, so nuclear energy is never suggested: it is within purchased energy of unproven origin,
 * which counts as fossil (E1-5, par. 37, lets it count as renewable only by a contract or certificate). An assessment of
 * double materiality that is not complete says nothing.
 */
export function suggestionOf(hint: PrefillHint, facts: PrefillFacts): Suggestion | null {
  switch (hint) {
    case 'ghg.scope1':
      return emissions(facts, 'scope1', ({ scope }) => scope === 1);
    case 'ghg.scope2lb':
      return emissions(facts, 'scope2lb', ({ scope, method }) => scope === 2 && method === 'location');
    case 'ghg.scope2mb':
      return emissions(facts, 'scope2mb', ({ scope, method }) => scope === 2 && method === 'market');
    case 'ghg.scope3':
      return emissions(facts, 'scope3', isScope3);
    case 'energy.fossil':
      return energy(facts, facts.hasFuelByDistance ? 'fossilWithoutDistance' : 'fossil', isFossil);
    case 'energy.renewable':
      return energy(facts, 'renewable', isRenewable);
    case 'keyFigures.revenue':
    case 'keyFigures.revenueEur':
      return revenue(facts, hint === 'keyFigures.revenueEur' ? 'EUR' : facts.revenue?.revenueCurrency);
    case 'keyFigures.revenueCurrency':
      return withSource(
        facts.revenue?.revenueCurrency ? [facts.revenue.revenueCurrency] : null,
        sentences.revenue(facts.period),
      );
    case 'company.baseYear':
      return facts.baseYear === null
        ? null
        : { values: [String(facts.baseYear)], source: sentences.baseYear(facts.period) };
    case 'dma.threshold':
    case 'dma.financialThreshold':
    case 'dma.topic.E1':
    case 'dma.topics':
    case 'dma.topics.people':
      return (
        facts.materiality && withSource(answerOfAssessment(hint, facts.materiality), sentences.materiality)
      );
    case 'energy.nuclear':
      return null;
  }
}

/** In a currency, as it is stated or by the rate that was entered; to a hundredth. */
function revenue({ period, ...facts }: PrefillFacts, currency: string | null | undefined): Suggestion | null {
  const amount = facts.revenue && currency ? revenueIn(facts.revenue, currency) : null;
  if (!amount) return null;
  const { value, conversion } = amount;
  const from = facts.revenue?.revenueCurrency ?? '';
  return {
    values: [conversion ? value.toDecimalPlaces(2).toFixed() : value.toFixed()],
    source: conversion
      ? sentences.convertedRevenue(period, { ...conversion, from })
      : sentences.revenue(period),
  };
}

/** Environmental topics besides climate, which the questionnaire asks for on its own. */
const otherTopics = ['E2', 'E3', 'E4', 'E5'];
/** Social topics besides the own workforce. */
const otherPeople = ['S2', 'S3', 'S4'];

type MaterialityHint = Extract<PrefillHint, `dma.${string}`>;

export function isOfAssessment(hint: PrefillHint | undefined): hint is MaterialityHint {
  return hint?.startsWith('dma.') ?? false;
}

/** What an assessment answers; null where the question cannot hold it. */
export function answerOfAssessment(
  hint: MaterialityHint,
  { impactThreshold, financialThreshold, materialStandards }: NonNullable<PrefillFacts['materiality']>,
): string[] | null {
  if (hint === 'dma.topic.E1') return [materialStandards.includes('E1') ? 'yes' : 'no'];
  if (hint === 'dma.threshold') return [String(impactThreshold)];
  if (hint === 'dma.financialThreshold') return [String(financialThreshold)];
  const asked = hint === 'dma.topics.people' ? otherPeople : otherTopics;
  const topics = asked.filter((standard) => materialStandards.includes(standard));
  return topics.length > 0 ? topics : ['none'];
}

function withSource(values: string[] | null, source: Sentence): Suggestion | null {
  return values && { values, source };
}

type Counts = (row: LedgerRow) => boolean;

/** As every total counts it: upstream of electricity by the method of the headline. */
const isScope3: Counts = ({ scope, method, isHeadline }) => scope === 3 && (method === 'none' || isHeadline);

const scopeOf = { scope1: 1, scope2lb: 2, scope2mb: 2, scope3: 3 } as const;

function emissions(facts: PrefillFacts, what: keyof typeof scopeOf, counts: Counts): Suggestion | null {
  if (!facts.scopes.includes(scopeOf[what])) return null;
  const rows = facts.rows.filter(counts);
  if (rows.length === 0) return null;
  const kg = sum(rows.map(({ kgCo2e }) => new Decimal(kgCo2e)));
  return { values: [thousandths(kg)], source: sentences[what](facts.period) };
}

function energy(
  facts: PrefillFacts,
  what: 'fossil' | 'fossilWithoutDistance' | 'renewable',
  counts: Counts,
): Suggestion | null {
  // Energy is burned in Scope 1 and bought in Scope 2: with one of them alone the sum would be a part.
  if (![1, 2].every((scope) => facts.scopes.includes(scope))) return null;
  const rows = facts.rows.filter(isConsumed);
  if (rows.every(({ energyKwh }) => new Decimal(energyKwh).isZero())) return null;
  const kwh = rows.filter(counts).reduce((total, row) => total.plus(row.energyKwh), zero);
  return { values: [thousandths(kwh)], source: sentences[what](facts.period) };
}

/** Both Scope 2 methods carry the same kWh; the market-based lines know the contract. */
function isConsumed({ scope, method, kind }: LedgerRow): boolean {
  return (scope === 1 && kind === 'fuel') || (scope === 2 && method === 'market');
}

function isFossil({ scope, kind, origin, isRenewableContract }: LedgerRow): boolean {
  if (scope === 1) return origin === 'fossil';
  return kind !== 'renewable' && !isRenewableContract;
}

function isRenewable({ scope, kind, origin, isMadeOfFuel, isRenewableContract }: LedgerRow): boolean {
  if (scope === 1) return origin === 'biogenic';
  return kind === 'renewable' ? !isMadeOfFuel : isRenewableContract;
}

/** Kilograms as tonnes, kilowatt hours as megawatt hours; to a kilogram and a kilowatt hour. */
function thousandths(amount: Decimal): string {
  return new Decimal(amount.div(1000).toDecimalPlaces(3)).toFixed();
}
