import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passedSteps, readSteps, stepBeside, stepToShow, type WizardStep } from './wizard-steps';

type Id = 'period' | 'details' | 'review';
const table = (done: readonly Id[]): WizardStep<Id>[] =>
  [
    { id: 'period' as const, label: 'Time period' },
    { id: 'details' as const, label: 'Details', needs: ['period' as const] },
    { id: 'review' as const, label: 'Review', needs: ['period' as const, 'details' as const] },
  ].map((step) => ({ ...step, isDone: done.includes(step.id) }));

describe('a step', () => {
  it('is locked until its requirements are done, and names what is missing', () => {
    expect(readSteps(table([])).map(({ isLocked, missing }) => [isLocked, missing])).toEqual([
      [false, []],
      [true, ['Time period']],
      [true, ['Time period', 'Details']],
    ]);
    expect(readSteps(table(['period', 'details'])).some(({ isLocked }) => isLocked)).toBe(false);
  });

  it('is locked as the server says when the server decides', () => {
    const steps = readSteps<Id>([
      { id: 'period', label: 'Time period', isLocked: true, isDone: true },
      { id: 'review', label: 'Review', needs: ['period'], isLocked: false },
    ]);
    expect(steps.map(({ isLocked }) => isLocked)).toEqual([true, false]);
  });
});

describe('navigation', () => {
  // spec: reports.wizard.first-only
  it('opens the requested step, or the last open one before it', () => {
    const show = (done: readonly Id[], asked: Id | undefined) => stepToShow(readSteps(table(done)), asked);
    expect(show([], undefined)).toBe('period');
    expect(show([], 'review')).toBe('period');
    expect(show(['period'], 'review')).toBe('details');
    expect(show(['period', 'details'], 'review')).toBe('review');
    expect(stepToShow([], undefined)).toBeNull();
  });

  // spec: reports.wizard.bounds
  it('moves to the next open step and back to the previous one', () => {
    const beside = (done: readonly Id[], current: Id | null) => {
      const steps = readSteps(table(done));
      return [stepBeside(steps, current, -1), stepBeside(steps, current, 1)];
    };
    expect(beside([], 'period')).toEqual([null, null]);
    expect(beside(['period'], 'period')).toEqual([null, 'details']);
    expect(beside(['period', 'details'], 'review')).toEqual(['details', null]);
    expect(beside([], null)).toEqual([null, null]);
  });

  it('of a self-advancing wizard marks all steps before the current one as done, and all at the end', () => {
    const done = (current: Id | null) => passedSteps(table([]), current).map(({ isDone }) => isDone);
    expect(done('period')).toEqual([false, false, false]);
    expect(done('review')).toEqual([true, true, false]);
    expect(done(null)).toEqual([true, true, true]);
  });

  it('never opens a locked step except the first, whatever is done or requested', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const anyTable = fc
      .tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(id),
            label: fc.constant(id.toUpperCase()),
            isDone: fc.boolean(),
            needs: fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
          }),
        ),
      )
      .map((steps): WizardStep<string>[] => steps);
    fc.assert(
      fc.property(
        anyTable,
        fc.option(fc.constantFrom(...ids, 'unknown'), { nil: undefined }),
        (steps, asked) => {
          const states = readSteps(steps);
          const shown = states.find(({ id }) => id === stepToShow(states, asked));
          expect(shown && (!shown.isLocked || shown.number === 1)).toBe(true);
          if (shown && shown.id === asked) return;
          // Every step in between is locked, so the user is not sent further back than necessary.
          const askedNumber = states.find(({ id }) => id === asked)?.number ?? 1;
          const between = states.slice(shown?.number, askedNumber);
          expect(between.every(({ isLocked }) => isLocked)).toBe(true);
        },
      ),
    );
  });
});
