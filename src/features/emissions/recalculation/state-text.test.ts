import { expect, it } from 'vitest';
import { stateTextOf } from './state-text';

const run = { kind: 'settings', state: 'applied', failedRows: 0, decidedOn: null } as const;

it('a recalculation that left out rows or stopped partway is never shown as applied', () => {
  const decidedOn = '2026-01-01T00:00:00Z';
  expect(stateTextOf(run)).toBe('applied');
  expect(stateTextOf({ ...run, failedRows: 1 })).toBe('appliedInPart');
  expect(stateTextOf({ ...run, state: 'failed', decidedOn })).toBe('stopped');
  expect(stateTextOf({ ...run, kind: 'company-factor', state: 'failed' })).toBe('stopped');
});

it('a failed preview says so, with or without failed rows', () => {
  expect(stateTextOf({ ...run, state: 'failed', failedRows: 2 })).toBe('failed');
  expect(stateTextOf({ ...run, state: 'computing', failedRows: 2 })).toBe('computing');
});
