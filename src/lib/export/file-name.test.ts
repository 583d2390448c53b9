import { expect, it } from 'vitest';
import { exportFileName } from './file-name';

it.each([
  [
    ['Emissions', 'Łódź plant', 'All types', '2026-01-01', '2026-06-30'],
    'jagodno-foods_emissions_lodz-plant_all-types_2026-01-01_2026-06-30_2026-11-26.csv',
  ],
  [['Źródła odnawialne', 'Straße 5/7', ''], 'jagodno-foods_zrodla-odnawialne_strasse-5-7_2026-11-26.csv'],
  [['../..', '%'], 'jagodno-foods_2026-11-26.csv'],
])('names a file by its company, %j and its day', (parts, name) => {
  expect(exportFileName({ company: 'Jagodno Foods', day: '2026-11-26' }, parts, 'csv')).toBe(name);
});

it('keeps the day of a name that is too long, and needs no company', () => {
  const name = exportFileName({ company: '', day: '2026-11-26' }, ['x'.repeat(300)], 'csv');
  expect(name).toMatch(/^x{109}_2026-11-26\.csv$/);
});
