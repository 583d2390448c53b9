import { expect, it } from 'vitest';
import { formatRegion } from './region';

it('names countries and unions in the language, with their code', () => {
  expect(formatRegion('PL', 'en')).toBe('Poland (PL)');
  expect(formatRegion('GB', 'pl')).toBe('Wielka Brytania (GB)');
  expect(formatRegion('EU', 'pl')).toBe('Unia Europejska (EU)');
});

it('keeps the code of a grid that is not a country', () => {
  expect(formatRegion('CAMX', 'en')).toBe('CAMX');
  expect(formatRegion('XX', 'en')).toBe('XX');
  expect(formatRegion('', 'en')).toBe('');
});
