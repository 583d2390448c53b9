import { describe, expect, it } from 'vitest';
import { decimal } from '#api/domain/units/decimal';
import { type LedgerRow, type PrefillFacts, suggestionOf } from './prefill';

const row = (part: Partial<LedgerRow>): LedgerRow => ({
  scope: 1,
  method: 'none',
  isHeadline: true,
  kind: 'fuel',
  origin: 'fossil',
  isMadeOfFuel: false,
  isRenewableContract: false,
  kgCo2e: '0',
  energyKwh: '0',
  ...part,
});
const bought = { scope: 2, kind: 'utility', origin: null } as const;
const made = { scope: 2, method: 'market', kind: 'renewable', origin: null } as const;

const rows = [
  row({ kgCo2e: '1000.4', energyKwh: '5000' }),
  row({ origin: 'biogenic', kgCo2e: '10', energyKwh: '700' }),
  row({ ...bought, method: 'location', isHeadline: false, kgCo2e: '800', energyKwh: '1000' }),
  row({ ...bought, method: 'market', kgCo2e: '600', energyKwh: '600' }),
  row({ ...bought, method: 'market', isRenewableContract: true, energyKwh: '400' }),
  row({ ...made, energyKwh: '50' }),
  row({ ...made, isMadeOfFuel: true, energyKwh: '90' }),
  row({ scope: 3, kind: 'scope3', origin: null, kgCo2e: '250' }),
  row({ scope: 3, kind: 'fuel', isHeadline: false, kgCo2e: '30' }),
  row({ scope: 3, kind: 'utility', origin: null, method: 'market', kgCo2e: '7' }),
  row({ scope: 3, kind: 'utility', origin: null, method: 'location', isHeadline: false, kgCo2e: '8' }),
  row({ scope: 9, category: 'avoided', energyKwh: '50' } as Partial<LedgerRow>),
];
const facts: PrefillFacts = {
  period: { start: '2025-01-01', end: '2025-12-31' },
  scopes: [1, 2, 3],
  rows,
  hasFuelByDistance: false,
  revenue: { revenue: decimal(1_200_000), revenueCurrency: 'EUR', conversion: null },
  baseYear: 2020,
  materiality: null,
};
const values = (hint: Parameters<typeof suggestionOf>[0], of: Partial<PrefillFacts> = {}) =>
  suggestionOf(hint, { ...facts, ...of })?.values ?? null;

describe('suggestions from the company’s data', () => {
  it('is emissions in tonnes by scope, both methods of Scope 2 apart', () => {
    expect(values('ghg.scope1')).toEqual(['1.01']);
    expect(values('ghg.scope2lb')).toEqual(['0.8']);
    expect(values('ghg.scope2mb')).toEqual(['0.6']);
    expect(values('ghg.scope3')).toEqual(['0.287']);
  });

  it('is energy in megawatt hours by origin, each kilowatt hour once', () => {
    expect(values('energy.fossil')).toEqual(['5.6']);
    expect(values('energy.renewable')).toEqual(['1.15']);
  });

  it('suggest nothing for nuclear energy or a missing assessment', () => {
    for (const hint of [
      'energy.nuclear',
      'dma.threshold',
      'dma.financialThreshold',
      'dma.topic.E1',
      'dma.topics',
    ] as const)
      expect(values(hint)).toBeNull();
  });

  it('suggest no zero where nothing is recorded', () => {
    for (const hint of ['ghg.scope1', 'ghg.scope2mb', 'energy.fossil', 'energy.renewable'] as const)
      expect(values(hint, { rows: [] })).toBeNull();
    for (const hint of ['keyFigures.revenue', 'keyFigures.revenueEur', 'keyFigures.revenueCurrency'] as const)
      expect(values(hint, { revenue: null })).toBeNull();
    expect(values('company.baseYear', { baseYear: null })).toBeNull();
  });

  it('is revenue in the currency it is stated in, and in euros by an entered rate only', () => {
    const zlotys = { revenue: decimal(412_300_000), revenueCurrency: 'PLN', conversion: null };
    expect(values('keyFigures.revenue', { revenue: zlotys })).toEqual(['412300000']);
    expect(values('keyFigures.revenueCurrency', { revenue: zlotys })).toEqual(['PLN']);
    expect(values('keyFigures.revenueEur', { revenue: zlotys })).toBeNull();
    const conversion = { currency: 'EUR', rate: decimal('4.2668'), day: '2025-12-31', source: 'NBP' };
    const converted = suggestionOf('keyFigures.revenueEur', { ...facts, revenue: { ...zlotys, conversion } });
    expect(converted?.values).toEqual(['96629792.82']);
    expect(converted?.source).toEqual({
      en: 'Revenue in your key figures for 2025, converted at 1 EUR = 4.2668 PLN (NBP, 2025-12-31)',
      pl: 'Przychody w danych kluczowych za 2025 r., przeliczone po kursie 1 EUR = 4,2668 PLN (NBP, 2025-12-31)',
    });
  });

  it('is nothing of a scope that the company has not licensed', () => {
    expect(values('ghg.scope3', { scopes: [1, 2] })).toBeNull();
    expect(values('energy.fossil', { scopes: [2, 3] })).toBeNull();
  });

  it('names its data and months in both languages, and what is not in it', () => {
    const { source } = suggestionOf('energy.fossil', { ...facts, hasFuelByDistance: true }) ?? {};
    expect(source?.en).toContain('01.2025–12.2025. Vehicles entered by distance are not included');
    expect(source?.pl).toContain('Bez pojazdów wpisanych według przebiegu');
    expect(suggestionOf('keyFigures.revenueEur', facts)?.source.en).toBe(
      'Revenue in your key figures for 2025',
    );
  });
});

describe('of the double materiality assessment', () => {
  const assessed = { impactThreshold: 3.5, financialThreshold: 3.5, materialStandards: ['E1', 'E5', 'S1'] };
  const said = (hint: Parameters<typeof values>[0], of: Partial<typeof assessed> = {}) =>
    values(hint, { materiality: { ...assessed, ...of } });

  it('each axis has its own threshold', () => {
    expect(said('dma.threshold', { financialThreshold: 3 })).toEqual(['3.5']);
    expect(said('dma.financialThreshold', { financialThreshold: 3 })).toEqual(['3']);
  });

  it('material topics are those of the assessment, none where there is none, and nothing while it is open', () => {
    expect(said('dma.topic.E1')).toEqual(['yes']);
    expect(said('dma.topics')).toEqual(['E5']);
    expect(said('dma.topic.E1', { materialStandards: ['S1'] })).toEqual(['no']);
    expect(said('dma.topics', { materialStandards: ['S1'] })).toEqual(['none']);
    for (const hint of ['dma.threshold', 'dma.topic.E1', 'dma.topics'] as const)
      expect(values(hint)).toBeNull();
  });
});
