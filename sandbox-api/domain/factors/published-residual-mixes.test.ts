import { describe, expect, it } from 'vitest';
import { seedReference } from '#api/testing/seed-reference';
import { gridSubregionsOf } from './grid-subregions';
import { residualMixPublication } from './published-residual-mixes';
import { kgPerMegawattHour } from './residual-mix-value';

const statusOf = (region: string, year: number) => residualMixPublication(region, year).status;

describe('where a residual mix is published', () => {
  it('names publisher, edition and table for each year that was looked at', () => {
    expect(residualMixPublication('ES', 2024)).toEqual({
      status: 'published',
      publisher: 'Association of Issuing Bodies (AIB)',
      document: 'European Residual Mixes 2024, Version 1.1, 2025-08-11',
      reference: 'Table 2',
      year: 2024,
    });
    expect(['FI', 'FR', 'IE', 'PL', 'DE'].map((region) => statusOf(region, 2025))).toEqual(
      Array(5).fill('published'),
    );
  });

  it('says that none is published only where the edition of that year has none', () => {
    expect([2023, 2024, 2025].map((year) => statusOf('AT', year))).toEqual(['none', 'none', 'none']);
    expect([2023, 2024, 2025].map((year) => statusOf('NL', year))).toEqual(['published', 'none', 'none']);
  });

  it('points to the nearest edition for a year that was not looked at, and claims nothing about that year', () => {
    expect(residualMixPublication('ES', 2021)).toMatchObject({ status: 'other-year', year: 2023 });
    expect(residualMixPublication('ES', 2026)).toMatchObject({ status: 'other-year', year: 2025 });
    expect(statusOf('AT', 2022)).toBe('unknown');
    expect(statusOf('NL', 2022)).toBe('other-year');
  });

  it('is unknown, not missing, for a country that no edition was looked at for', () => {
    expect(residualMixPublication('GB', 2024)).toMatchObject({ status: 'unknown', publisher: '' });
  });

  it('is by part of the grid in the US, of 2023', () => {
    expect(statusOf('US', 2023)).toBe('by-subregion');
    for (const { code } of gridSubregionsOf('US'))
      expect([statusOf(code, 2023), statusOf(code, 2024)], code).toEqual(['published', 'other-year']);
  });

  it('is published wherever a value ships', () => {
    const reference = seedReference();
    const shipped = reference.factorsOf(reference.activityId('aib:electricity/residual-mix'));
    expect(shipped.map(({ region, yearFrom }) => statusOf(region, yearFrom))).toEqual(
      shipped.map(() => 'published'),
    );
  });
});

it('reads grams per kWh, kg per MWh and pounds per MWh as printed', () => {
  const kg = (value: number, unit: 'g/kWh' | 'kg/MWh' | 'lb/MWh') =>
    kgPerMegawattHour({ value, unit }).toString();
  expect([kg(292.11, 'g/kWh'), kg(292.11, 'kg/MWh')]).toEqual(['292.11', '292.11']);
  // Green-e, CAMX: 434.22 lb/MWh = 0.19695888 kg/kWh.
  expect(Number(kg(434.22, 'lb/MWh'))).toBeCloseTo(196.95888, 5);
});
