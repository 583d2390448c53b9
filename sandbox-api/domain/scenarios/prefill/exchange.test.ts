import { describe, expect, it } from 'vitest';
import { seedModel } from '#api/testing/seed-scenarios';
import { conversionTo, publishedRate } from './exchange';

const model = seedModel('led-lighting');
const to = (currency: string, from: string, eurRate: number | null = null) =>
  conversionTo({ model, facts: { currency, eurRate } }, from);

describe('a published price in another currency', () => {
  it('is converted by the published rate, to as many digits as a price has', () => {
    // 0.1986 × 4.31743 = 0.857441598.
    expect(to('PLN', 'EUR')?.convert('0.1986')).toBe(0.8574);
    expect(to('PLN', 'EUR')?.note).toEqual({
      en: 'converted at 4.3174 PLN for 1 EUR',
      pl: 'przeliczono po 4,3174 PLN za 1 EUR',
    });
  });

  it('is converted by way of the euro between two others', () => {
    // 0.2 × 4.31743 ÷ 0.85692 = 1.00766.
    expect(to('PLN', 'GBP')?.convert('0.2')).toBe(1.008);
    expect(to('EUR', 'GBP')?.convert('0.85692')).toBe(1);
  });

  it('follows the rate that was entered', () => {
    expect(to('PLN', 'EUR', 4.5)?.convert('0.2')).toBe(0.9);
    expect(to('USD', 'EUR', 1.1)?.convert('0.2')).toBe(0.22);
  });

  it('stays as it is where no rate is published or entered', () => {
    expect([to('USD', 'EUR'), to('PLN', 'USD')]).toEqual([null, null]);
  });

  it('has a rate with its month and source for each currency', () => {
    for (const currency of ['BGN', 'CHF', 'CZK', 'DKK', 'GBP', 'HUF', 'NOK', 'PLN', 'RON', 'SEK'])
      expect(publishedRate(model, currency)).toMatchObject({ year: '2024-04', sourceId: 'S31' });
    expect([publishedRate(model, 'EUR'), publishedRate(model, 'USD')]).toEqual([null, null]);
  });
});
