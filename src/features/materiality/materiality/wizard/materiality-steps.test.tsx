import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type MaterialityCompletion, materialitySteps } from '#api/contract/materiality/information';
import { readSteps } from '@/components/wizard/wizard-steps';
import { stepToOpen } from './step-to-open';
import { useMaterialitySteps } from './use-materiality-steps';

/** As the server says it: so many steps filled, and the one after them open. */
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
it('there are six steps, and the reporting scope is none of them', () => {
  expect(stepsOf(filled(6)).map(({ id }) => id)).toEqual(materialitySteps.slice(0, 6));
});

// spec: materiality.wizard.indicator
it('what the server has locked is locked, and says which step it waits for', () => {
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
])('with %i steps filled the wizard opens at %s', (count, step) => {
  expect(stepToOpen(filled(count))).toBe(step);
});

it('a step that came with a copy says so until it is confirmed', () => {
  const completion = filled(3);
  const steps = completion.steps.map((one) => ({ ...one, isCopied: one.step === 'topics' }));
  const noted = stepsOf({ ...completion, steps }).filter(({ note }) => note);
  expect(noted.map(({ id, note }) => [id, note])).toEqual([['topics', 'copied.title']]);
});
