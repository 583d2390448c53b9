import { describe, expect, it } from 'vitest';
import {
  editionsAndFactors,
  type FactorEdition,
  type FactorRecord,
  packFactors,
  unpackActivities,
  unpackFactors,
} from './factor-set';

const edition: FactorEdition = {
  id: 125,
  series: 'uk-desnz',
  publisher: 'DESNZ',
  title: 'UK Government GHG Conversion Factors 2025',
  year: 2025,
  validFrom: '2025-01-01',
  validTo: '2025-12-31',
  gwpBasis: 'AR5',
  isPartial: false,
  sourceFile: 'flat.xlsx',
  reference: 'flat file v1',
  licence: 'OGL 3.0',
  attribution: 'Crown copyright',
};
const complete: FactorRecord = {
  id: 1_250_083,
  editionId: 125,
  activityId: 17,
  unit: 'kWh-gross',
  region: 'GB',
  yearFrom: 2025,
  yearTo: 2026,
  kgCo2e: '0.18296',
  kgCo2: '0.18259',
  kgCh4Co2e: '0.00028',
  kgN2oCo2e: '0.00009',
  kgCo2Biogenic: '0.001',
  gases: 'all',
  quality: '',
  sourceRow: 'row 83',
};
const sparse: FactorRecord = {
  ...complete,
  id: 1_250_084,
  yearTo: null,
  kgCo2e: null,
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  gases: 'co2',
  quality: 'second-hand,single-source',
  sourceRow: '',
};

describe('a stored edition', () => {
  const stored = packFactors(edition, 'abc', [complete, sparse]);

  it('keeps one line per row, its number first, and leaves out what is not published or usual', () => {
    expect(stored).toMatchObject({
      edition,
      sourceSha256: 'abc',
      columns:
        'line|activityId|unit|region|yearFrom|yearTo|kgCo2e|kgCo2|kgCh4Co2e|kgN2oCo2e|kgCo2Biogenic|gases|quality|sourceRow',
    });
    expect(stored.rows).toEqual([
      '83|17|kWh-gross|GB|2025|2026|0.18296|0.18259|0.00028|0.00009|0.001|||row 83',
      '84|17|kWh-gross|GB|2025|||||||co2|second-hand,single-source|',
    ]);
  });

  it('gives the rows back as they were', () => {
    expect(unpackFactors(stored)).toEqual([complete, sparse]);
    expect(editionsAndFactors([stored, stored])).toEqual({
      editions: [edition, edition],
      factors: [complete, sparse, complete, sparse],
    });
  });

  it('is refused when its columns are others', () => {
    expect(() => unpackFactors({ ...stored, columns: 'line|unit' })).toThrow(
      'Edition 125 has other columns than expected.',
    );
  });

  it('without its last columns has neither doubts nor a source row', () => {
    const [row] = unpackFactors({ ...stored, rows: ['1|17|kg|GB|2025||1'] });
    expect(row).toMatchObject({ kgCo2e: '1', kgCo2: null, gases: 'all', quality: '', sourceRow: '' });
  });
});

describe('the list of activities', () => {
  it('is read by its columns', () => {
    const set = {
      columns: 'id|code|series|path',
      rows: ['7|uk-desnz:fuels/lpg|uk-desnz|Fuels / LPG', '8|x'],
    };
    expect(unpackActivities(set)).toEqual([
      { id: 7, code: 'uk-desnz:fuels/lpg', series: 'uk-desnz', path: 'Fuels / LPG' },
      { id: 8, code: 'x', series: '', path: '' },
    ]);
  });
});
