import type { Db } from '#api/db/db';
import type { Contract } from '#api/domain/emissions/activity';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import type { Activity } from '#api/domain/emissions/emissions';
import type { ReferenceIndex } from '#api/domain/factors/reference-index';
import type { Localised } from '#api/domain/scenarios/model/definition';
import type {
  BoilerFuel,
  CarFuel,
  FactorFact,
  LocationFactors,
} from '#api/domain/scenarios/prefill/company-facts';
import { type Decimal, decimal, sum } from '#api/domain/units/decimal';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import {
  type EmissionInput,
  type EmissionSetting,
  type PreparedEmissions,
  prepareManyEmissionLines,
} from '#api/modules/emissions/ledger/ledger';
import { referenceFor } from '#api/modules/emissions/ledger/reference-cache';

/** Location and contracts whose factors are requested. */
export type Place = EmissionSetting & { locationId: number; contracts: readonly Contract[] };

/** Last whole month: the factors of its entries are the ones in force. */
export type Month = { firstDay: string; lastDay: string };

/** Enough for figures with as many digits as any publisher prints. */
const amount = 1000;
const electricityId = 1;
const heatId = 2;
const boilerFuelCodes: Readonly<Record<BoilerFuel, string>> = {
  gas: 'natural-gas',
  lpg: 'lpg',
  oil: 'heating-oil',
  coal: 'hard-coal',
};

type Question = { name: string; activity: Activity; contracts?: readonly Contract[] };

/**
 * The factors of a location, chosen as in the ledger: by calculating a fictitious entry of a thousand units.
 * Own factors of the company, contracts, parts of the grid and pinned months apply as they do there.
 */
export async function factorsInForce(
  db: Db,
  place: Place,
  month: Month,
): Promise<{ factors: LocationFactors; kwhNetPerGross: ReadonlyMap<string, number> }> {
  const reference = await referenceFor(db, []);
  const questions = questionsOf(reference, month);
  const answers = await answersTo(db, place, questions);
  const fact = (name: string, wanted: Wanted) => factOf(reference, answers.get(name), wanted);
  const boilerFuels = Object.fromEntries(
    (Object.keys(boilerFuelCodes) as BoilerFuel[]).map((fuel) => [
      fuel,
      { combustion: fact(fuel, { scope: 1 }), upstream: fact(fuel, { scope: 3 }) },
    ]),
  ) as LocationFactors['boilerFuels'];
  const carFuels = { diesel: fact('diesel', { scope: 1 }), petrol: fact('petrol', { scope: 1 }) };
  const factors: LocationFactors = {
    gridLocation: fact('electricity', { scope: 2, method: 'location' }),
    gridMarket: fact('electricity', { scope: 2, method: 'market' }),
    gridResidual: fact('residual', { scope: 2, method: 'market' }),
    gridUpstream: fact('electricity', { scope: 3 }),
    heat: fact('heat', { scope: 2, method: 'location' }),
    heatUpstream: fact('heat', { scope: 3 }),
    boilerFuels,
    carFuels,
  };
  return { factors, kwhNetPerGross: netPerGross(answers) };
}

/** The market-based factor of electricity at each of these places. */
export async function marketFactors(
  db: Db,
  places: readonly Place[],
  month: Month,
): Promise<ReadonlyMap<number, FactorFact>> {
  const reference = await referenceFor(db, []);
  const inputs = places.map((place) => inputOf(place, electricity(month), place.contracts));
  const answers = await prepareManyEmissionLines(db, inputs);
  const facts = new Map<number, FactorFact>();
  for (const [index, answer] of answers.entries()) {
    const fact = factOf(reference, worked(answer), { scope: 2, method: 'market' });
    const place = places[index];
    if (fact && place) facts.set(place.locationId, fact);
  }
  return facts;
}

/** A fictitious bill of the month. */
export function electricity({ firstDay, lastDay }: Month, kwh = amount): Activity {
  return {
    kind: 'utility',
    utilityId: electricityId,
    quantity: String(kwh),
    unitId: 1,
    startDate: firstDay,
    endDate: lastDay,
  };
}

function questionsOf(reference: ReferenceIndex, month: Month): Question[] {
  const burned = (name: string, code: string, unit: string): Question[] => {
    const fuel = reference.data.fuels.find((candidate) => candidate.code === code);
    const activity = {
      kind: 'fuel',
      fuelId: fuel?.id ?? 0,
      fuelVariantId: null,
      quantity: String(amount),
      unitId: reference.unit(unit).id,
      date: month.lastDay,
    } as const;
    return fuel ? [{ name, activity }] : [];
  };
  const cars: readonly CarFuel[] = ['diesel', 'petrol'];
  return [
    { name: 'electricity', activity: electricity(month) },
    { name: 'residual', activity: electricity(month), contracts: [] },
    { name: 'heat', activity: { ...electricity(month), utilityId: heatId } as Activity },
    ...Object.entries(boilerFuelCodes).flatMap(([name, code]) => burned(name, code, 'kWh-gross')),
    ...cars.flatMap((fuel) => burned(fuel, fuel, 'l')),
  ];
}

async function answersTo(
  db: Db,
  place: Place,
  questions: readonly Question[],
): Promise<ReadonlyMap<string, PreparedEmissions>> {
  const inputs = questions.map(({ activity, contracts = place.contracts }) =>
    inputOf(place, activity, contracts),
  );
  const answers = await prepareManyEmissionLines(db, inputs);
  return new Map(
    questions.flatMap(({ name }, index) => {
      const answer = worked(answers[index]);
      return answer ? [[name, answer] as const] : [];
    }),
  );
}

function inputOf(place: Place, activity: Activity, contracts: readonly Contract[]): EmissionInput {
  const { locationId, countryCode, gridSubregion, settings } = place;
  return { locationId, countryCode, gridSubregion, settings, activity, contracts };
}

/** The required factor is not published: the fields stay empty. */
function worked(answer: PreparedEmissions | EmissionProblem | undefined): PreparedEmissions | undefined {
  return answer instanceof EmissionProblem ? undefined : answer;
}

type Wanted = { scope: 1 | 2 | 3; method?: 'location' | 'market' };

function factOf(
  reference: ReferenceIndex,
  answer: PreparedEmissions | undefined,
  { scope, method }: Wanted,
): FactorFact | null {
  const lines = (answer?.lines ?? []).filter(
    (line) => line.scope === scope && (method === undefined || line.method === method),
  );
  const [first] = lines;
  if (!first) return null;
  const kgCo2e = sum(lines.map((line) => line.kgCo2e)).div(amount);
  return {
    kgCo2e: rounded(kgCo2e),
    source: sourceOf(reference, lines),
    year: first.factor?.yearFrom ?? null,
    factorId: lines.length === 1 && first.companyFactorId === null ? (first.factor?.id ?? null) : null,
    note: notesOf(lines),
  };
}

/** As exact as publishers print factors: 0.18296, not 0.18296214. */
function rounded(value: Decimal): number {
  return value.toSignificantDigits(5).toNumber();
}

/** Each publication once, in the order of the lines. */
function sourceOf(reference: ReferenceIndex, lines: readonly EmissionLine[]): Localised {
  const names = lines.map((line) => nameOf(reference, line));
  const distinct = (language: 'en' | 'pl') => [...new Set(names.map((name) => name[language]))].join('; ');
  return { en: distinct('en'), pl: distinct('pl') };
}

function nameOf(reference: ReferenceIndex, { factor, reason }: EmissionLine): Localised {
  if (factor) {
    const { publisher, title, year } = reference.edition(factor.editionId);
    const name = `${publisher}, ${title}${title.includes(String(year)) ? '' : ` (${year})`}`;
    return { en: name, pl: name };
  }
  if (reason === 'company-factor') return { en: "Company's own factor", pl: 'Własny wskaźnik firmy' };
  if (reason === 'contract')
    return { en: "Location's electricity contract", pl: 'Umowa na energię tej lokalizacji' };
  return { en: 'Supplier statement', pl: 'Oświadczenie dostawcy' };
}

const told: Readonly<Record<string, Localised>> = {
  'nearest-year': { en: 'nearest published year', pl: 'najbliższy opublikowany rok' },
  provisional: { en: 'newest published year', pl: 'najnowszy opublikowany rok' },
  'proxy-region': { en: 'proxy factor from another country', pl: 'wskaźnik zastępczy z innego kraju' },
  'proxy-fuel': { en: 'proxy factor of a similar fuel', pl: 'wskaźnik zastępczy podobnego paliwa' },
  'proxy-utility': { en: 'proxy factor', pl: 'wskaźnik zastępczy' },
  'life-cycle': { en: 'life-cycle factor', pl: 'wskaźnik w cyklu życia' },
  'losses-included': { en: 'grid losses included', pl: 'ze stratami sieci' },
  'no-residual-mix': {
    en: 'location-based factor in place of a residual mix',
    pl: 'wskaźnik lokalizacyjny zamiast miksu rezydualnego',
  },
  'contract-without-certificate': { en: 'contract without a certificate', pl: 'umowa bez świadectwa' },
  'contract-covers-share': {
    en: 'the contract covers part of the consumption',
    pl: 'umowa obejmuje część zużycia',
  },
  'co2-only': { en: 'CO2 only', pl: 'tylko CO2' },
};

function notesOf(lines: readonly EmissionLine[]): Localised | null {
  const notes = [...new Set(lines.flatMap((line) => line.notes))].flatMap((note) => told[note] ?? []);
  if (notes.length === 0) return null;
  return { en: notes.map(({ en }) => en).join(', '), pl: notes.map(({ pl }) => pl).join(', ') };
}

/** The ledger keeps the energy of a fuel by net calorific value: the ratio to a kWh gross. */
function netPerGross(answers: ReadonlyMap<string, PreparedEmissions>): ReadonlyMap<string, number> {
  const ratios = new Map<string, number>();
  for (const name of Object.keys(boilerFuelCodes)) {
    const net = answers.get(name)?.lines.find(({ energyKwh }) => energyKwh !== null)?.energyKwh;
    if (net && !net.isZero()) ratios.set(name, decimal(net).div(amount).toNumber());
  }
  return ratios;
}
