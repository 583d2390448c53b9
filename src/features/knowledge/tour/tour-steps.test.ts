import { describe, expect, it } from 'vitest';
import { placeOf, stepFrom, tourSteps } from './tour-steps';

describe('the steps of the tour', () => {
  // spec: shell.tour, constants.tour, knowledge-help.tour-steps
  it('are an introduction and three more', () => {
    expect(tourSteps).toHaveLength(4);
  });
  // spec: shell.tour-index, knowledge-help.tour-wraps
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

describe('a tour stop', () => {
  it('points at its screen, or at an existing one while its own is not available', () => {
    expect(placeOf('tools', () => true)).toMatchObject({ menuItem: 'scenarios', text: 'tools.text' });
    expect(placeOf('tools', (path) => path === '/factors')).toMatchObject({
      menuItem: 'factors',
      text: 'tools.meanwhile',
    });
    expect(placeOf('reports', (path) => path === '/reviews').menuItem).toBe('reviews');
    expect(placeOf('explorer', () => true).menuItem).toBe('explorer');
  });
});
