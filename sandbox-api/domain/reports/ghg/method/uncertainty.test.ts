import { describe, expect, it } from 'vitest';
import { buildGhgReport } from '#api/domain/reports/ghg/build';
import { decimal } from '#api/domain/units/decimal';
import { tableOf, wordsOf } from '#api/testing/facts/ghg-document';
import { ghgFacts, type Recorded } from '#api/testing/facts/ghg-facts';

const january = { locationId: 1, month: '2025-01-01' };
const s1 = { ...january, scope: 1, category: '1.1', method: 'none' } as const;
const s2 = { ...january, scope: 2, category: '2.1', method: 'market' } as const;
const s3 = { ...january, scope: 3, category: '3.1', method: 'none' } as const;

const resultOf = (recorded: Recorded[], over: Parameters<typeof ghgFacts>[0] = {}) =>
  tableOf(buildGhgReport(ghgFacts({ recorded, ...over })), 'Uncertainty by category').rows[0]?.slice(2);

describe('the uncertainty of a category', () => {
  it.each([
    ['a bill with a factor of the year and country', s1, {}, [1, 0, 0, 'low']],
    ['a factor of another year', s1, { reason: 'nearest-year' }, [0, 1, 0, 'medium']],
    ['a factor that is provisional', s1, { reason: 'provisional' }, [0, 1, 0, 'medium']],
    ['a factor of another region', s1, { reason: 'proxy-region' }, [0, 0, 1, 'high']],
    ['the factor of the supplier', s2, { reason: 'supplier' }, [1, 0, 0, 'low']],
    ['the company’s own factor', s2, { reason: 'company-factor' }, [0, 1, 0, 'medium']],
    ['a published average in Scope 3', s3, {}, [0, 1, 0, 'medium']],
    ['data of the supplier in Scope 3', s3, { reason: 'supplier' }, [1, 0, 0, 'low']],
    ['money spent', s3, { isSpendBased: true }, [0, 0, 1, 'high']],
  ] as const)('follows from %s', (_, of, over, expected) => {
    expect(resultOf([{ ...of, kgCo2e: 1000, ...over }])).toEqual(expected);
  });

  it('is medium at best if the amount was calculated', () => {
    const estimate = (reason: string, kgCo2e: number) => ({
      locationId: 1,
      scope: 1,
      category: '1.1',
      method: 'none' as const,
      reason,
      isSpendBased: false,
      kgCo2e: decimal(kgCo2e),
    });
    expect(resultOf([{ ...s1, kgCo2e: 1000 }], { estimates: [estimate('exact', 600)] })).toEqual([
      0.4,
      0.6,
      0,
      'medium',
    ]);
    const proxied = [{ ...s1, kgCo2e: 1000, reason: 'proxy-region' }];
    expect(resultOf(proxied, { estimates: [estimate('proxy-region', 600)] })).toEqual([0, 0, 1, 'high']);
  });

  it('is the class of more than half of its emissions, else medium', () => {
    const mixed = (low: number, high: number) =>
      resultOf([
        { ...s1, kgCo2e: low },
        { ...s1, kgCo2e: high, reason: 'proxy-region' },
      ])?.at(-1);
    expect([mixed(51, 49), mixed(50, 50), mixed(49, 51)]).toEqual(['low', 'medium', 'high']);
    expect(resultOf([{ ...s1, kgCo2e: 0 }])?.at(-1)).toBeNull();
  });

  it('is stated with its method, as a convention of the product and without a percentage', () => {
    const said = wordsOf(
      buildGhgReport(ghgFacts({ recorded: [{ ...s1, kgCo2e: 1 }] })),
      'Quality and uncertainty',
    );
    expect(said).toContain('These classes are a convention of Ledgerleaf.');
    expect(said).toContain('worse of the two');
  });
});
