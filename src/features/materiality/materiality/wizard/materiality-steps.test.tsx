import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type MaterialityCompletion, materialitySteps } from '#api/contract/materiality/information';
import { readSteps } from '@/components/wizard/wizard-steps';
import { stepToOpen } from './step-to-open';
import { useMaterialitySteps } from './use-materiality-steps';

/** The steps as the server reports them: this many complete, and the next one open. */
function filled(count: number): MaterialityCompletion {
  const steps = materialitySteps.map((step, index) => ({
    step,
    isFilled: index < count,
    isUnlocked: index <= count && step !== 'reportingScope',
    isCopied: false,
  }));
  return { isComplete: count >= 6, steps, isEditionOfYear: true, iroCount: 0, assessedCount: 0 };
}

function Steps({ of, onRead }: { of: MaterialityCompletion; onRead: (found: unknown) => void }) {
  onRead(readSteps(useMaterialitySteps(of)));
  return null;
}

function stepsOf(of: MaterialityCompletion): ReturnType<typeof readSteps> {
  let found: unknown = [];
  renderToStaticMarkup(<Steps of={of} onRead={(read) => (found = read)} />);
  return found as ReturnType<typeof readSteps>;
}

// spec: materiality.wizard.order, materiality.wizard.reporting-scope
it('has six steps and no step for the reporting scope', () => {
  expect(stepsOf(filled(6)).map(({ id }) => id)).toEqual(materialitySteps.slice(0, 6));
});

// spec: materiality.wizard.indicator
it('locks the steps that the server has locked and says which step they wait for', () => {
  const steps = stepsOf(filled(1));
  expect(steps.map(({ isLocked }) => isLocked)).toEqual([false, false, true, true, true, true]);
  expect(steps[2]?.missing).toEqual(['steps.valueChain']);
});

// spec: materiality.states.mode
it.each([
  [0, 'information'],
  [3, 'topics'],
  [5, 'assessment'],
  [6, 'information'],
])('with %i steps filled opens the wizard at %s', (count, step) => {
  expect(stepToOpen(filled(count))).toBe(step);
});

it('marks a copied step until it is confirmed', () => {
  const completion = filled(3);
  const steps = completion.steps.map((one) => ({ ...one, isCopied: one.step === 'topics' }));
  const noted = stepsOf({ ...completion, steps }).filter(({ note }) => note);
  expect(noted.map(({ id, note }) => [id, note])).toEqual([['topics', 'copied.title']]);
});
