import { expect, it } from 'vitest';
import { isDataNext } from './is-data-next';

const company = { anyLocations: true, anyConsumptions: false, roleName: 'User' } as const;

it('is the next step of a company with a location and no data', () => {
  expect(isDataNext(company)).toBe(true);
  expect(isDataNext({ ...company, roleName: 'Admin' })).toBe(true);
});

it('is not before the first location, after the first entry, or for a role that only reads', () => {
  expect(isDataNext({ ...company, anyLocations: false })).toBe(false);
  expect(isDataNext({ ...company, anyConsumptions: true })).toBe(false);
  expect(isDataNext({ ...company, roleName: 'View' })).toBe(false);
});
