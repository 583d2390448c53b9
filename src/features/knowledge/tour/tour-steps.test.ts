import { describe, expect, it } from 'vitest';
import { stepFrom, tourSteps } from './tour-steps';

describe('the steps of the tour', () => {
  it('are an intro and three more', () => {
    expect(tourSteps).toHaveLength(4);
  });
  it.each([
    ['intro', 1, 'explorer'],
    ['reports', 1, 'intro'],
    ['intro', -1, 'reports'],
    ['tools', -1, 'explorer'],
    ['explorer', 9, 'tools'],
  ] as const)('from %s by %i is %s', (step, distance, expected) => {
    expect(stepFrom(step, distance)).toBe(expected);
  });
});
