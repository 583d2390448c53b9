import { describe, expect, it } from 'vitest';
import type { FactorEdition, FactorRecord } from './factor-set';
import { ReferenceIndex } from './reference-index';
import { type ReferenceRows, referenceData } from './reference-rows';

const edition = (id: number, year: number, more: Partial<FactorEdition> = {}): FactorEdition => ({
  id,
  series: 'uk-desnz',
  publisher: 'DESNZ',
  title: `Edition ${year}`,
  year,
  validFrom: `${year}-01-01`,
  validTo: `${year}-12-31`,
  gwpBasis: 'AR5',
  isPartial: false,
  sourceFile: '',
  reference: '',
  licence: '',
  attribution: '',
  ...more,
});
const link = (fuelId: number, fuelVariantId: number | null, activityId: number) =>
  ({
    fuelId,
    fuelVariantId,
    activityId,
    role: 'combustion',
    series: 'uk-desnz',
    propertiesActivityId: null,
    isProxyFuel: false,
  }) as const;

const rows: ReferenceRows = {
  units: [
    { id: 1, code: 'kWh', symbol: 'kWh', dimension: 'energy', perBase: '3.6' },
    { id: 2, code: 'kg', symbol: 'kg', dimension: 'mass', perBase: '1' },
  ],
  fuels: [
    { id: 10, code: 'gas', category: '1.1', origin: 'fossil', gasCode: null },
    { id: 11, code: 'wood', category: '1.1', origin: 'biogenic', gasCode: null },
  ],
  fuelUnits: [
    { fuelId: 10, unitId: 2, displayOrder: 2 },
    { fuelId: 11, unitId: 2, displayOrder: 1 },
    { fuelId: 10, unitId: 1, displayOrder: 1 },
  ],
  fuelVariants: [
    { id: 100, fuelId: 10 },
    { id: 101, fuelId: 11 },
  ],
  fuelLinks: [link(10, null, 1000), link(10, 100, 1001), link(11, null, 1002), link(10, null, 1003)],
  utilities: [
    { id: 1, code: 'grid', kind: 'electricity' },
    { id: 2, code: 'heat', kind: 'heat' },
  ],
  utilityUnits: [
    { utilityId: 2, unitId: 2, displayOrder: 9 },
    { utilityId: 2, unitId: 1, displayOrder: 3 },
    { utilityId: 1, unitId: 1, displayOrder: 1 },
  ],
  renewables: [{ id: 5, code: 'solar', replaces: 'electricity' }],
  renewableUnits: [
    { renewableId: 5, unitId: 1, displayOrder: 1 },
    { renewableId: 6, unitId: 2, displayOrder: 1 },
  ],
  supplyTypes: [
    { id: 1, code: 'green', isRenewable: true },
    { id: 2, code: 'grey', isRenewable: false },
  ],
  editions: [
    edition(124, 2024),
    edition(125, 2025),
    edition(126, 2026, { isPartial: true }),
    edition(201, 2030, { series: 'eu-mrr', validTo: null }),
  ],
  activities: [{ id: 1000, code: 'uk-desnz:gas', series: 'uk-desnz' }],
  properties: [
    { activityId: 1000, year: 2024, property: 'specific_volume', value: '1', unit: 'litre/tonne' },
    { activityId: 1001, year: 2024, property: 'specific_volume', value: '2', unit: 'litre/tonne' },
  ],
  gwp: [
    { gas: 'ch4', report: 'AR5', value: '28', isKyoto: true, composition: '' },
    { gas: 'ch4', report: 'AR4', value: '25', isKyoto: true, composition: '' },
  ],
};
const factor = (id: number, activityId: number): FactorRecord => ({
  id,
  editionId: 125,
  activityId,
  unit: 'kWh',
  region: 'GB',
  yearFrom: 2025,
  yearTo: 2025,
  kgCo2e: String(id),
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  gases: 'all',
  quality: '',
  sourceRow: '',
});

describe('flat rows put together', () => {
  const data = referenceData(rows);

  it('give each fuel, utility and renewable its own units in the order of display', () => {
    expect(data.fuels.map(({ id, unitIds }) => [id, unitIds])).toEqual([
      [10, [1, 2]],
      [11, [2]],
    ]);
    expect(data.utilities.map(({ id, unitIds }) => [id, unitIds])).toEqual([
      [1, [1]],
      [2, [1, 2]],
    ]);
    expect(data.renewables).toEqual([{ id: 5, code: 'solar', replaces: 'electricity', unitIds: [1] }]);
  });

  it('give each fuel its links, apart for each variant and for none', () => {
    const activities = data.fuels.map(({ linksByVariant }) =>
      [...linksByVariant].map(([variant, links]) => [variant, links.map(({ activityId }) => activityId)]),
    );
    expect(activities).toEqual([
      [
        [0, [1000, 1003]],
        [100, [1001]],
      ],
      [
        [0, [1002]],
        [101, []],
      ],
    ]);
  });

  it('know activities by code and their publication by id', () => {
    expect([...data.activityIds]).toEqual([['uk-desnz:gas', 1000]]);
    expect([...data.seriesOfActivity]).toEqual([[1000, 'uk-desnz']]);
  });
});

describe('the reference index', () => {
  const index = new ReferenceIndex(referenceData(rows));

  it('finds everything by its key and nothing by another', () => {
    expect([index.unitById(2)?.code, index.unitById(3)]).toEqual(['kg', undefined]);
    expect([index.findUnit('kWh')?.id, index.findUnit('MWh')]).toEqual([1, undefined]);
    expect([index.fuel(11)?.code, index.fuel(12)]).toEqual(['wood', undefined]);
    expect([index.utility(2)?.code, index.utility(3)]).toEqual(['heat', undefined]);
    expect([index.renewable(5)?.code, index.renewable(6)]).toEqual(['solar', undefined]);
    expect([index.supplyType(2)?.code, index.supplyType(3)]).toEqual(['grey', undefined]);
    expect([index.gwp('ch4', 'AR4')?.value, index.gwp('ch4', 'AR6')]).toEqual(['25', undefined]);
    expect(index.edition(124).year).toBe(2024);
    expect(index.propertiesOf(1001).map(({ value }) => value)).toEqual(['2']);
  });

  it('names what the reference data lacks', () => {
    expect(() => index.unit('MWh')).toThrow('The reference data has no unit MWh.');
    expect(() => index.activityId('x')).toThrow('The reference data has no activity x.');
    expect(() => index.edition(1)).toThrow('The reference data has no edition 1.');
  });

  it('keeps factors by activity, the same row once', () => {
    const own = new ReferenceIndex(referenceData(rows));
    own.addFactors([factor(1, 1000), factor(2, 1000), factor(3, 1001)]);
    own.addFactors([factor(2, 1000)]);
    expect(own.factorsOf(1000).map(({ id }) => id)).toEqual([1, 2]);
    expect(own.factorsOf(1001).map(({ id }) => id)).toEqual([3]);
    expect(own.factorsOf(1002)).toEqual([]);
  });

  it('learns activities that rows name', () => {
    const own = new ReferenceIndex(referenceData(rows));
    expect(own.findActivityId('uk-desnz:waste')).toBeUndefined();
    own.addActivities([{ id: 77, code: 'uk-desnz:waste' }]);
    expect([own.activityId('uk-desnz:waste'), own.activityId('uk-desnz:gas')]).toEqual([77, 1000]);
  });

  it('knows the newest complete edition of a publication that appears every year', () => {
    expect(index.lastCompleteYear('uk-desnz')).toBe(2025);
    expect(index.lastCompleteYear('uk-desnz', { editionIds: new Set([124, 126]) })).toBe(2024);
    expect(index.lastCompleteYear('uk-desnz', { editionIds: new Set([126]) })).toBeUndefined();
    expect(index.lastCompleteYear('eu-mrr')).toBeUndefined();
  });
});
