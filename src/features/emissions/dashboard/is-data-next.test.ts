import { expect, it } from 'vitest';
import { isDataNext } from './is-data-next';

const company = { anyLocations: true, anyConsumptions: false, roleName: 'User' } as const;

it('entering data is the next step of a company with a location and no data', () => {
  expect(isDataNext(company)).toBe(true);
  expect(isDataNext({ ...company, roleName: 'Admin' })).toBe(true);
});

it('entering data is not the next step without a location, after the first entry, or for a view-only role', () => {
  expect(isDataNext({ ...company, anyLocations: false })).toBe(false);
  expect(isDataNext({ ...company, anyConsumptions: true })).toBe(false);
  expect(isDataNext({ ...company, roleName: 'View' })).toBe(false);
});
