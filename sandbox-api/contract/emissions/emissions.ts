import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { gasCoverage } from '#api/contract/factors/factors';
import { residualMixPublication } from '#api/contract/factors/residual-mixes';
import { date, idParam } from '#api/contract/fields';
import { type SourceKind, sourceKinds } from './emission-selection';

/** For recalculation by an auditor: a decimal string with every digit, because a JSON number holds about 16. */
const exact = z.string();

const conversionStep = z.object({
  kind: z.enum([
    'unit',
    'density',
    'volume-correction',
    'net-calorific-value',
    'gross-calorific-value',
    'net-to-gross',
    'assumption',
    'loss-share',
    'electricity-use',
    'cooling-cop',
    'entered',
    'stated-factor',
    'contract-volume',
  ]),
  from: z.string(),
  to: z.string(),
  /** Multiplier. */
  factor: exact,
  /** Source of the multiplier; absent for legal definitions of units. */
  source: z.string().optional(),
  /** From a document of the company, instead of what is published. */
  isOwn: z.literal(true).optional(),
  /** Coverage of a contract in a calendar year, by which the line was split from its month; it converts nothing. */
  volume: z
    .object({
      /** First day of the contract. */
      startDate: date,
      year: z.number().int(),
      volumeKwh: exact,
      /** Bought under the contract in the year. */
      consumedKwh: exact,
      /** Covered in months with fixed figures, which keep their shares. */
      pinnedKwh: exact,
      /** 0 to 1. */
      share: exact,
    })
    .optional(),
});

export const trailFactor = z.object({
  id: z.number().int(),
  /** One of the company's own: `id` is of its list, and the source is the company's statement. */
  isCompanyOwn: z.boolean(),
  /** For an own factor of a single location: that location. */
  locationName: z.string().nullable(),
  /** What it is called in the reader's language. */
  name: z.string(),
  /** The publisher's own words. */
  label: z.string(),
  kgCo2e: exact.nullable(),
  kgCo2: exact.nullable(),
  kgCh4Co2e: exact.nullable(),
  kgN2oCo2e: exact.nullable(),
  kgCo2Biogenic: exact.nullable(),
  /** What its numbers cover; anything but `all` is one half, and another line has the other. */
  gases: gasCoverage,
  unitSymbol: z.string(),
  region: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int().nullable(),
  /** Place in the source table. */
  sourceRow: z.string(),
  publisher: z.string(),
  title: z.string(),
  reference: z.string(),
  licence: z.string(),
  attribution: z.string(),
  gwpBasis: z.enum(['AR4', 'AR5', 'AR6']).nullable(),
});

/** How a gas went from the publisher's GWP basis to the inventory's set: kg × applied / published. */
const gwpRestatement = z.object({ gas: z.enum(['ch4', 'n2o']), published: exact, applied: exact });
/** Source of a refrigerant's warming potential, and of a blend's composition. */
const warmingPotential = z.object({
  gas: z.string(),
  /** Report of the IPCC with its year. */
  edition: z.string(),
  table: z.string(),
  /** By mass; `gwp` is null where a part counts nothing: outside the Kyoto basket, or a hydrocarbon. */
  parts: z.array(z.object({ gas: z.string(), percent: exact, gwp: exact.nullable() })),
  /** Null for a gas that is no blend. */
  compositionSource: z.string().nullable(),
});
export type WarmingPotential = z.output<typeof warmingPotential>;

export type GwpRestatement = z.output<typeof gwpRestatement>;

export const trailLine = z
  .object({
    periodMonth: date,
    /** 1, 2, 3; 0 outside the scopes; 9 for information, never part of a total. */
    scope: z.number().int(),
    category: z.string(),
    /** Empty outside the scopes and for avoided emissions. */
    categoryName: z.string(),
    method: z.enum(['location', 'market', 'none']),
    /** The line is part of the row's carbon equivalent. */
    isHeadline: z.boolean(),
    activityQuantity: exact,
    activityUnit: z.string(),
    steps: z.array(conversionStep),
    factorQuantity: exact,
    factorUnit: z.string(),
    factor: trailFactor.nullable(),
    /** kg CO2e per unit where no published row applies: a GWP, a supplier's factor, a contract's zero. */
    factorValue: exact.nullable(),
    co2KgCo2e: exact.nullable(),
    ch4KgCo2e: exact.nullable(),
    n2oKgCo2e: exact.nullable(),
    otherKgCo2e: exact.nullable(),
    kgCo2e: exact,
    kgCo2Biogenic: exact,
    gwpSet: z.string(),
    /** Of the gases the factor prints apart; the two values are equal where basis and set are the same. */
    gwp: z.array(gwpRestatement),
    /** Of a refrigerant: its line has no other factor. */
    potential: warmingPotential.nullable(),
    /**
     * Why this factor; one of exact, nearest-year, provisional, proxy-region, contract, self-generated, supplier,
     * company-factor.
     */
    reason: z.string(),
    notes: z.array(z.string()),
    /** For a line whose factor replaces a residual mix: the state of its publication; otherwise null. */
    residualMix: residualMixPublication.nullable(),
    /** Position of the line that this one is derived from. */
    derivedFrom: z.number().int().nullable(),
  })
  .meta({ id: 'EmissionTrailLine' });
export type TrailLine = z.output<typeof trailLine>;

/** A text that only entries of this kind have, with its name in the reader's language: `Meter number`. */
export const entryDetail = z.object({ label: z.string(), value: z.string() });
export type EntryDetail = z.output<typeof entryDetail>;

/** How an estimated amount was calculated: `quantity` times or divided by each step, rounded to 9 decimals. */
const amountWorking = z.object({
  from: z.enum(['spend', 'distance']),
  quantity: exact,
  unit: z.string(),
  steps: z.array(
    z.object({
      kind: z.enum(['price', 'distance-unit', 'hundred-kilometres', 'fuel-economy', 'volume-unit']),
      operation: z.enum(['times', 'divided-by']),
      value: exact,
      unit: z.string(),
      /** Legal or published source of a constant; absent for entered values. */
      source: z.string().optional(),
    }),
  ),
});
export type AmountWorking = z.output<typeof amountWorking>;
export type AmountStep = AmountWorking['steps'][number];

export const emissionTrail = z
  .object({
    /** Sum of the headline lines. */
    carbonEquivalentKg: exact,
    /** Invoice number; null where the row names none, and for entries of the value chain. */
    reference: z.string().nullable(),
    /** Those that the row fills. */
    details: z.array(entryDetail),
    /** Shown before the lines: null if the amount was read from a bill, a receipt or a meter. */
    workedOut: amountWorking.nullable(),
    lines: z.array(trailLine),
  })
  .meta({ id: 'EmissionTrail' });
export type EmissionTrail = z.output<typeof emissionTrail>;

export type TrailKind = SourceKind;

export const readEmissionTrail = defineEndpoint({
  id: 'readEmissionTrail',
  tag: 'Emissions',
  summary:
    'How the emissions of one entry are calculated: months, conversions, factors with their sources, gases',
  method: 'get',
  path: '/api/Emissions/Sources/{kind}/{id}/Trail',
  access: { level: 'member' },
  params: z.object({ kind: z.enum(sourceKinds), id: idParam }),
  response: emissionTrail,
});
