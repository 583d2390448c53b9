import { expect, it } from 'vitest';
import { type CompanyFactor, companyFactorBody } from '#api/contract/factors/company-factors';
import { startValues, titleOf } from './factor-values';

const heat: CompanyFactor = {
  companyFactorId: 7,
  locationId: 105,
  locationName: 'Łódź',
  appliesTo: 'utility',
  fuelId: null,
  fuelVariantId: null,
  utilityId: 2,
  method: 'both',
  activityId: null,
  region: null,
  name: 'District heat',
  unitId: 5,
  unitSymbol: 'GJ',
  kgCo2e: '94.2',
  kgCo2: null,
  kgCh4Co2e: null,
  kgN2oCo2e: null,
  kgCo2Biogenic: null,
  gwpBasis: null,
  validFrom: '2025-01-01',
  validTo: null,
  networkBoundary: null,
  hasNetwork: false,
  publisher: 'Heat works',
  document: 'Statement',
  reference: 'p. 2',
  note: null,
  createdByName: null,
  createdOn: '2025-01-01T00:00:00.000Z',
  updatedOn: '2025-01-01T00:00:00.000Z',
};

it('applies a new factor to all locations until one is chosen', () => {
  const values = startValues({ kind: 'new' });
  expect(values.locationId).toBeNull();
  const filled = { ...startValues({ kind: 'change', factor: heat }), locationId: null };
  expect(companyFactorBody.parse(filled).locationId).toBeNull();
  expect(companyFactorBody.safeParse({ ...filled, locationId: 0 }).success).toBe(false);
});

it('starts editing with the location of the factor', () => {
  const values = startValues({ kind: 'change', factor: heat });
  expect(companyFactorBody.parse(values)).toMatchObject({ locationId: 105, utilityId: 2, kgCo2e: 94.2 });
});

it('names the location to tell two factors for the same target apart', () => {
  expect(titleOf(heat)).toBe('District heat, Łódź');
  expect(titleOf({ ...heat, locationName: null })).toBe('District heat');
});
