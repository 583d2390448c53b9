import { expect, it } from 'vitest';
import type { MaterialityInformation } from '#api/contract/materiality/information';
import { informationSchema, isEditionOpen, startValues } from './values';

const of = (year: number) => ({ reportHeaderId: 7, endDate: `${year}-12-31` });
const information: MaterialityInformation = {
  reportHeaderId: 7,
  dmSectorId: 3,
  dmCompanySizeId: 2,
  readConfirmation: true,
  edition: 'ESRS2026',
  isEditionOpen: false,
  climateExplanation: null,
  updatedOn: '2026-01-01T00:00:00.000Z',
};

it('offers a choice of topic list for 2026 only, and later while the server allows it', () => {
  expect([2025, 2026, 2027].map((year) => isEditionOpen(of(year), null))).toEqual([false, true, false]);
  expect(isEditionOpen(of(2026), information)).toBe(false);
  expect(isEditionOpen(of(2025), { ...information, isEditionOpen: true })).toBe(true);
});

it('sends an edition only when it can be chosen', () => {
  expect(startValues(of(2026), null).edition).toBe('ESRS2023');
  expect(startValues(of(2025), null)).not.toHaveProperty('edition');
});

// spec: materiality.validation.information
it('preselects nothing: sector, size and confirmation are required', () => {
  const refused = informationSchema.safeParse(startValues(of(2025), null));
  expect(refused.error?.issues.map(({ path }) => path[0])).toEqual([
    'dmSectorId',
    'dmCompanySizeId',
    'readConfirmation',
  ]);
});
