import type { EntryWarning, EntryWarningCode } from '#api/contract/activity-data/entry-checks';
import type { IntakeChoices } from '#api/contract/intake/intakes';
import type { Incomplete } from '../../match/entries/to-entries';
import type { Draft, LeftOut, Question } from '../../model';
import type { Interpretation } from '../intake-tools';

/** Made-up values for the tests of the screen. */

export const choices: IntakeChoices = {
  locations: [
    { locationId: 1, name: 'Bakery', city: 'Gdańsk', countryCode: 'PL' },
    { locationId: 2, name: 'Shop', city: null, countryCode: 'PL' },
  ],
  meters: [],
  items: [
    {
      kind: 'utility',
      itemId: 11,
      name: 'Electricity',
      names: ['Electricity', 'Energia elektryczna'],
      categoryName: 'Utilities',
      units: [{ unitId: 5, symbol: 'kWh' }],
      variants: [],
      needsVariant: false,
    },
    {
      kind: 'fuel',
      itemId: 501,
      name: 'Diesel',
      names: ['Diesel', 'Olej napędowy'],
      categoryName: 'Liquid fuels',
      units: [
        { unitId: 7, symbol: 'l' },
        { unitId: 5, symbol: 'kWh' },
      ],
      variants: [{ variantId: 9, name: 'B7' }],
      needsVariant: true,
    },
    {
      kind: 'valueChain',
      itemId: 5,
      name: 'Train, tram, underground',
      names: ['Train, tram, underground', 'Pociąg, tramwaj, metro'],
      categoryName: 'Business travel',
      units: [{ unitId: 60, symbol: 'km' }],
      variants: [{ variantId: 22, name: 'Train, domestic', value: 'national-rail' }],
      needsVariant: true,
    },
  ],
};

export function draftOf(key: string, given: Partial<Draft> = {}): Draft {
  return {
    key,
    item: { kind: 'utility', itemId: 11, variantId: null },
    locationId: 1,
    meter: null,
    amount: 100,
    unitId: 5,
    startDate: '2025-01-01',
    endDate: '2025-01-31',
    invoice: null,
    supplier: null,
    calorificValue: null,
    calorificUnit: null,
    volumeCorrection: null,
    isEstimated: false,
    values: [{ part: 'amount', place: { type: 'cells', sheet: null, cells: ['C7'] }, raw: '100' }],
    reasons: { item: 'synonym', unit: 'synonym', location: 'content' },
    ...given,
  };
}

type Shape = {
  drafts: Draft[];
  leftOut?: LeftOut[];
  questions?: Question[];
  incomplete?: Incomplete[];
};

export function interpretationOf({
  drafts,
  leftOut = [],
  questions = [],
  incomplete = [],
}: Shape): Interpretation {
  return {
    understood: {
      leftOut: [],
      questions: [],
      remarks: [],
      fingerprint: 'f',
      suggestedName: 'Meter export',
      view: null,
      settled: {},
      recordCount: drafts.length,
    },
    matched: { drafts, leftOut, questions, totals: [] },
    entries: [],
    keys: drafts.map(({ key }) => key).filter((key) => !incomplete.some((one) => one.key === key)),
    incomplete,
    takesTrips: false,
  };
}

export function warningOf(code: EntryWarningCode): EntryWarning {
  return {
    code,
    part: 'amount',
    other: null,
    days: null,
    ratio: 3,
    found: 30,
    usual: 10,
    isPerDay: false,
    unitSymbol: 'kWh',
    likelyUnit: null,
    currency: null,
  };
}
