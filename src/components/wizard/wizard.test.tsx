import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UnsavedScopeProvider, useUnsavedScope } from '@/components/form/unsaved-scope';
import { Stepper } from '@/components/ui/stepper';
import { StepProblems } from './step-problems';
import { stepInAddress, useWizard, type WizardController, watchedWizard } from './use-wizard';
import { WizardActions } from './wizard-actions';
import { readSteps } from './wizard-steps';

type Id = 'one' | 'two' | 'three';
const steps = readSteps<Id>([
  { id: 'one', label: 'One', isDone: true, problems: ['A date is missing.'] },
  { id: 'two', label: 'Two' },
  { id: 'three', label: 'Three', needs: ['two'] },
]);
const wizard: WizardController<Id> = {
  steps,
  current: 'two',
  previous: 'one',
  next: null,
  go: async () => undefined,
  advance: () => undefined,
};

describe('problems to fix', () => {
  it('are listed with links to their steps, except on the step itself', () => {
    const elsewhere = renderToStaticMarkup(<StepProblems wizard={wizard} />);
    expect(elsewhere).toContain('A date is missing.');
    expect(elsewhere).toMatch(/<button[^>]*>One<\/button>/);
    expect(renderToStaticMarkup(<StepProblems wizard={{ ...wizard, current: 'one' }} />)).toBe('');
  });
});

describe('the buttons below a step', () => {
  // spec: reports.wizard.buttons, materiality.wizard.back
  it('include Back from the second step on, and Cancel if there is a way out', () => {
    const buttons = (current: WizardController<Id>, onCancel?: () => void) =>
      renderToStaticMarkup(
        <WizardActions wizard={current} onCancel={onCancel}>
          <button type="submit">{'Save'}</button>
        </WizardActions>,
      ).match(/>([\w.]+)<\/button>/g);
    expect(buttons(wizard, () => undefined)).toEqual([
      '>Save</button>',
      '>actions.back</button>',
      '>actions.cancel</button>',
    ]);
    expect(buttons({ ...wizard, previous: null })).toEqual(['>Save</button>']);
  });
});

describe('the list of steps', () => {
  it('states in words what is done, what needs attention and why a step is locked', () => {
    const list = renderToStaticMarkup(
      <Stepper<Id>
        label={'Steps'}
        current="two"
        onSelect={() => undefined}
        steps={[
          { id: 'one', label: 'One', isDone: true, hasProblem: true },
          { id: 'two', label: 'Two' },
          { id: 'three', label: 'Three', isLocked: true, lockedReason: 'First Two' },
        ]}
      />,
    );
    expect(list).toContain('(stepper.done)');
    expect(list).toContain('(stepper.problem)');
    expect(list).toMatch(/<button[^>]*aria-current="step"[^>]*>.*Two/);
    expect(list).toMatch(/<button[^>]*disabled=""[^>]*title="First Two"/);
  });

  it('has nothing to press when the steps advance by themselves', () => {
    const watched = watchedWizard<Id>([{ id: 'one', label: 'One' }], 'one');
    const list = renderToStaticMarkup(
      <Stepper label={'Steps'} current={watched.current} steps={watched.steps} />,
    );
    expect(list).not.toContain('<button');
    expect(list).toMatch(/<li aria-current="step"/);
  });
});

it('keeps the step of a page wizard in the address next to its other parameters', () => {
  const asked: object[] = [];
  const holder = stepInAddress<Id, { step?: Id; token?: string }>({ token: 'T', step: 'one' }, (search) =>
    asked.push(search),
  );
  holder.ask('two');
  expect(holder.asked).toBe('one');
  expect(asked).toEqual([{ token: 'T', step: 'two' }]);
});

type ScreenProps = {
  keepsEdits: boolean;
  ask: (id: Id) => void;
  onDrawn: (go: WizardController<Id>['go']) => void;
};

/** A wizard with edits in its current step. */
function EditedScreen({ keepsEdits, ask, onDrawn }: ScreenProps) {
  useUnsavedScope().mark('form', 'new', true);
  const { go } = useWizard<Id>(
    [
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
      { id: 'three', label: 'Three', needs: ['two'] },
    ],
    { asked: 'one', ask },
    { keepsEdits },
  );
  onDrawn(go);
  return null;
}

describe('moving to a step', () => {
  function drawn(keepsEdits: boolean) {
    const asked: Id[] = [];
    let go: WizardController<Id>['go'];
    renderToStaticMarkup(
      <UnsavedScopeProvider>
        <EditedScreen
          keepsEdits={keepsEdits}
          ask={(id) => asked.push(id)}
          onDrawn={(of) => {
            go = of;
          }}
        />
      </UnsavedScopeProvider>,
    );
    return { asked, go: (id: Id) => go?.(id) };
  }

  it("waits for the user's answer when edits would be lost", async () => {
    const { asked, go } = drawn(false);
    void go('two');
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
  });

  // spec: reports.wizard.bounds, materiality.wizard.indicator
  it('asks nothing when edits are kept, and never opens a locked step', async () => {
    const { asked, go } = drawn(true);
    await go('three');
    await go('two');
    expect(asked).toEqual(['two']);
  });
});
