import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBetween } from '#api/domain/calendar/calendar';
import { decimal } from '#api/domain/units/decimal';
import { seedReference } from '#api/testing/seed-reference';
import type { EmissionSettings, MonthSettings } from './activity';
import { emissionsOf } from './emissions';
import { baseYearShift, isPinned, type Proposal, proposedMonth, proposedSettings } from './proposed-settings';

const reference = seedReference();
/** As if the months had been pinned before the newer UK editions came out. */
const olderEditions = new Set(
  reference.data.editions.map(({ id }) => id).filter((id) => id < 124 || id > 126),
);

const anyMonth = fc.integer({ min: 0, max: 59 }).map((index) => {
  const month = String((index % 12) + 1).padStart(2, '0');
  return `${2021 + Math.floor(index / 12)}-${month}-01`;
});
const anyYears = fc.dictionary(
  fc.constantFrom('uk-desnz', 'eea', 'owid'),
  fc.integer({ min: 2021, max: 2025 }),
);
const anyMonthSettings: fc.Arbitrary<MonthSettings> = fc
  .record({
    gwpSet: fc.constantFrom('AR5' as const, 'AR6' as const),
    headlineScope2Method: fc.constantFrom('location' as const, 'market' as const),
    chosenYears: anyYears,
    pinned: fc.boolean(),
  })
  .map(({ pinned, ...month }) => (pinned ? { ...month, editionIds: olderEditions } : month));
const anySettings: fc.Arbitrary<EmissionSettings> = fc.record({
  gwpSet: fc.constantFrom('AR5' as const, 'AR6' as const),
  headlineScope2Method: fc.constantFrom('location' as const, 'market' as const),
  byMonth: fc.array(fc.tuple(anyMonth, anyMonthSettings)).map((entries) => new Map(entries)),
});
const anyProposal: fc.Arbitrary<Proposal> = fc.record({
  period: fc.option(
    fc.tuple(anyMonth, anyMonth).map((months) => {
      const [first = '', last = ''] = months.toSorted();
      return { first, last };
    }),
  ),
  gwpSet: fc.option(fc.constantFrom('AR5' as const, 'AR6' as const)),
  headlineScope2Method: fc.option(fc.constantFrom('location' as const, 'market' as const)),
  editions: fc.option(fc.record({ years: anyYears, isAdded: fc.boolean() })),
});

const inMonth = (settings: EmissionSettings, month: string): MonthSettings => {
  const { byMonth, ...defaults } = settings;
  return byMonth?.get(month) ?? defaults;
};

describe('proposed settings', () => {
  it('never touch a pinned month', () => {
    fc.assert(
      fc.property(anySettings, anyProposal, (current, proposal) => {
        const proposed = proposedSettings(current, proposal);
        for (const [month, own] of current.byMonth ?? [])
          if (isPinned(own)) expect(proposed.byMonth?.get(month)).toEqual(own);
      }),
    );
  });

  it('apply in every other month of their period and in no month outside it', () => {
    fc.assert(
      fc.property(anySettings, anyProposal, anyMonth, (current, proposal, month) => {
        const { period } = proposal;
        if (!period) return;
        const [before, after] = [
          inMonth(current, month),
          inMonth(proposedSettings(current, proposal), month),
        ];
        const isInside = monthsBetween(period.first, period.last).includes(month);
        expect(after).toEqual(isInside && !isPinned(before) ? proposedMonth(before, proposal) : before);
      }),
    );
  });

  it('without a period hold everywhere and end what was decided for single months', () => {
    fc.assert(
      fc.property(anySettings, anyProposal, anyMonth, (current, proposal, month) => {
        const own = current.byMonth?.get(month);
        if (proposal.period || isPinned(own)) return;
        const { byMonth: _, ...defaults } = current;
        const after = inMonth(proposedSettings(current, proposal), month);
        expect(after).toMatchObject(proposedMonth(defaults, proposal));
      }),
    );
  });

  it('are unchanged when proposed a second time', () => {
    fc.assert(
      fc.property(anySettings, anyProposal, (current, proposal) => {
        const once = proposedSettings(current, proposal);
        expect(proposedSettings(once, proposal)).toEqual(once);
      }),
    );
  });
});

describe('a month under a proposal', () => {
  const month: MonthSettings = {
    gwpSet: 'AR5',
    headlineScope2Method: 'location',
    chosenYears: { eea: 2023, owid: 2022 },
  };
  const nothing: Proposal = { period: null, gwpSet: null, headlineScope2Method: null, editions: null };

  it('stays as it is where nothing is proposed', () => {
    expect(proposedMonth(month, nothing)).toEqual(month);
    const { chosenYears: _, ...plain } = month;
    expect(proposedMonth(plain, nothing)).toEqual({ ...plain, chosenYears: {} });
  });

  it('takes what is proposed, and of the chosen years the new ones with or without the old', () => {
    const proposal: Proposal = { ...nothing, gwpSet: 'AR6', headlineScope2Method: 'market' };
    const editions = { years: { eea: 2024 }, isAdded: true };
    expect(proposedMonth(month, { ...proposal, editions })).toEqual({
      gwpSet: 'AR6',
      headlineScope2Method: 'market',
      chosenYears: { eea: 2024, owid: 2022 },
    });
    expect(proposedMonth(month, { ...nothing, editions: { ...editions, isAdded: false } })).toEqual({
      ...month,
      chosenYears: { eea: 2024 },
    });
  });

  it('is pinned by its editions alone', () => {
    expect([isPinned(undefined), isPinned(month), isPinned({ ...month, editionIds: new Set() })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('without a period ends single months but the pinned ones', () => {
    const pinned: MonthSettings = { ...month, editionIds: new Set([1]) };
    const current: EmissionSettings = {
      gwpSet: 'AR6',
      headlineScope2Method: 'market',
      byMonth: new Map([
        ['2025-01-01', month],
        ['2025-02-01', pinned],
      ]),
    };
    const proposed = proposedSettings(current, { ...nothing, gwpSet: 'AR5' });
    expect(proposed).toEqual({
      gwpSet: 'AR5',
      headlineScope2Method: 'market',
      chosenYears: {},
      byMonth: new Map([['2025-02-01', pinned]]),
    });
    const spring = {
      ...nothing,
      gwpSet: 'AR5',
      period: { first: '2025-01-01', last: '2025-03-01' },
    } as const;
    expect(proposedSettings(current, spring).byMonth).toEqual(
      new Map([
        ['2025-01-01', month],
        ['2025-02-01', pinned],
        ['2025-03-01', { gwpSet: 'AR5', headlineScope2Method: 'market', chosenYears: {} }],
      ]),
    );
  });
});

describe('the base year', () => {
  it.each([
    ['100', '105', true],
    ['100', '104.999999999999', false],
    ['100', '95', true],
    ['100', '95.000000000001', false],
    ['0', '0', false],
    ['0', '1', true],
  ])('that moves from %s to %s asks for a restatement: %s', (before, after, isSignificant) => {
    expect(baseYearShift(decimal(before), decimal(after)).isSignificant).toBe(isSignificant);
  });

  it('moves by a share of the reported figure, and has no share of zero', () => {
    expect(baseYearShift(decimal(200), decimal(190)).share?.toString()).toBe('-0.05');
    expect(baseYearShift(decimal(0), decimal(1)).share).toBeNull();
  });
});

describe('decided months in the rules', () => {
  const settings: EmissionSettings = { gwpSet: 'AR6', headlineScope2Method: 'market' };
  const gas = (date: string, own: EmissionSettings = settings) =>
    emissionsOf(
      { reference, countryCode: 'GB', settings: own },
      { kind: 'fuel', fuelId: 101, fuelVariantId: null, quantity: '1000', unitId: 20, date },
      [],
    )[0];

  it('take the factors of the chosen year with the figures of that year, and say so', () => {
    const chosen = { ...settings, chosenYears: { 'uk-desnz': 2025 } };
    const own = { ...settings, byMonth: new Map([['2024-06-01', chosen]]) };
    const line = gas('2024-06-15', own);
    expect(line?.factor?.id).toBe(gas('2025-06-15')?.factor?.id);
    expect(line?.notes).toContain('chosen-edition');
    expect(gas('2024-07-15', own)?.notes).not.toContain('chosen-edition');
  });

  it('see no edition that came after they were pinned', () => {
    const pinned = {
      ...settings,
      byMonth: new Map([['2024-06-01', { ...settings, editionIds: olderEditions }]]),
    };
    expect(gas('2024-06-15', pinned)?.factor?.yearFrom).toBe(2023);
    expect(gas('2024-06-15')?.factor?.yearFrom).toBe(2024);
  });

  it('sum to the bill for any decisions on its months', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyMonth, anyMonthSettings), { maxLength: 6 }),
        fc.integer({ min: 1, max: 400 }),
        (months, days) => {
          const last = new Date(Date.UTC(2024, 0, 10) + days * 86_400_000).toISOString().slice(0, 10);
          const lines = emissionsOf(
            { reference, countryCode: 'PL', settings: { ...settings, byMonth: new Map(months) } },
            {
              kind: 'utility',
              utilityId: 1,
              quantity: '1234.567',
              unitId: 1,
              startDate: '2024-01-10',
              endDate: last,
            },
            [],
          );
          for (const method of ['location', 'market']) {
            const own = lines.filter((line) => line.scope === 2 && line.method === method);
            const total = own.reduce((sum, line) => sum.plus(line.activityQuantity), decimal(0));
            expect(total.toString()).toBe('1234.567');
          }
          const headline = lines.filter((line) => line.isHeadline);
          expect(new Set(headline.map(({ periodMonth }) => periodMonth)).size).toBe(headline.length);
        },
      ),
      { numRuns: 40 },
    );
  });
});
