import { expect, it } from 'vitest';
import { endOf, nextPeriodOf } from './reporting-values';

const information = {
  reportingInformationId: 1,
  reportingBasisId: 2,
  periodStart: '2024-02-29',
  periodEnd: '2025-02-28',
  consolidationApproach: null,
  consolidationReason: 'We run what we own.',
  baseYear: 2020,
  updatedOn: '2026-01-01T00:00:00.000Z',
};

// spec: settings.states.period-end
it('calculates the end of a reporting period as soon as its start is known', () => {
  expect(endOf('2026-04-01')).toBe('2027-03-31');
  expect(endOf('2024-02-29')).toBe('2025-02-28');
  expect(endOf(null)).toBeNull();
  expect(endOf('2026-0')).toBeNull();
});

it('starts a new period on the day after the current one and keeps settings unrelated to time', () => {
  expect(nextPeriodOf(information)).toEqual({
    reportingBasisId: 2,
    periodStart: '2025-03-01',
    consolidationApproach: null,
    consolidationReason: 'We run what we own.',
    baseYear: 2020,
  });
});
