import { expect, it } from 'vitest';
import { exportFileName } from './file-name';

it.each([
  [
    ['Emissions', 'Łódź plant', 'All types', '2026-01-01', '2026-06-30'],
    'emissions_lodz-plant_all-types_2026-01-01_2026-06-30.csv',
  ],
  [['Źródła odnawialne', 'Straße 5/7', ''], 'zrodla-odnawialne_strasse-5-7.csv'],
  [['../..', '%'], 'export.csv'],
])('names a file by %j', (parts, name) => {
  expect(exportFileName(parts, 'csv')).toBe(name);
});
