import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmissionSettings } from '#api/domain/emissions/activity';
import { type Activity, emissionsOf } from '#api/domain/emissions/emissions';
import { seedReference } from '#api/testing/seed-reference';
import type { FactorRecord } from './factor-set';
import { ReferenceIndex } from './reference-index';
import { Remembered } from './remembered';
import { selectFactor } from './select-factor';

const reference = seedReference();

/** The same reference data with an empty cache; only the named activities, if any are named. */
function freshReference(activityIds = [...reference.data.seriesOfActivity.keys()]): ReferenceIndex {
  const fresh = new ReferenceIndex(reference.data);
  fresh.addFactors(activityIds.flatMap((id): FactorRecord[] => reference.factorsOf(id)));
  return fresh;
}

describe('cached results of the reference', () => {
  it('are calculated once per key, also when the result is empty', () => {
    const answers = new Remembered<string | undefined>();
    let asked = 0;
    const ask = (question: string) =>
      answers.answer(reference, question, () => {
        asked += 1;
        return undefined;
      });
    expect([ask('a'), ask('a'), ask('b')]).toEqual([undefined, undefined, undefined]);
    expect(asked).toBe(2);
  });

  it('are not cached after a refusal', () => {
    const answers = new Remembered<string>();
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => answers.answer(reference, 'a', refuse)).toThrow('refused');
    expect(answers.answer(reference, 'a', () => 'found')).toBe('found');
  });

  it('are dropped when factors are added', () => {
    const activityId = reference.activityId('uk-desnz:fuels/gaseous-fuels/natural-gas');
    const growing = freshReference([]);
    const choose = () => selectFactor(growing, { activityId, year: 2024, regions: ['GB'] });
    expect(choose()).toBeUndefined();
    growing.addFactors(reference.factorsOf(activityId));
    expect(choose()?.factor.yearFrom).toBe(2024);
  });

  it('apply to their own policy, year, unit and country only: lines equal those of a fresh reference', () => {
    const editionIds = new Set(reference.data.editions.map(({ id }) => id).filter((id) => id % 3 > 0));
    const anySettings: fc.Arbitrary<EmissionSettings> = fc.record({
      gwpSet: fc.constantFrom('AR4' as const, 'AR5' as const, 'AR6' as const),
      headlineScope2Method: fc.constantFrom('location' as const, 'market' as const),
      chosenYears: fc.constantFrom<Record<string, number> | undefined>(
        undefined,
        { 'uk-desnz': 2022 },
        { owid: 2022 },
      ),
      editionIds: fc.constantFrom(undefined, editionIds),
    });
    const day = fc.constantFrom('2021-05-07', '2023-01-31', '2025-06-30');
    const anyActivity: fc.Arbitrary<Activity> = fc.oneof(
      fc
        .record({ choice: fc.constantFrom([101, 20], [101, 1], [501, 50], [501, 30]), date: day })
        .map(({ choice: [fuelId = 0, unitId = 0], date }) => ({
          kind: 'fuel' as const,
          fuelId,
          unitId,
          date,
          fuelVariantId: fuelId === 501 ? 12 : null,
          quantity: '12.5',
        })),
      fc.record({ utilityId: fc.constantFrom(1, 2), startDate: day }).map(({ utilityId, startDate }) => ({
        kind: 'utility' as const,
        utilityId,
        startDate,
        endDate: startDate,
        quantity: '12.5',
        unitId: 1,
      })),
    );
    const linesBy = (
      asked: ReferenceIndex,
      activity: Activity,
      countryCode: string,
      settings: EmissionSettings,
    ) => {
      try {
        return emissionsOf({ reference: asked, countryCode, settings }, activity, []);
      } catch (error) {
        return String(error);
      }
    };
    fc.assert(
      fc.property(
        anyActivity,
        fc.constantFrom('GB', 'PL', 'US'),
        anySettings,
        (activity, country, settings) => {
          const lines = linesBy(reference, activity, country, settings);
          expect(lines).toEqual(linesBy(freshReference(), activity, country, settings));
        },
      ),
      { numRuns: 60 },
    );
  });
});
