import { expect, it } from 'vitest';
import type { Intake } from '#api/contract/intake/intakes';
import { noChoices, writeChoices } from '../work/stored-choices';
import { nextReadable } from './use-next-intake';

const intakeOf = (intakeId: number, choices: string | null) => ({ intakeId, choices }) as Intake;

it('does not continue with a file that could not be read', () => {
  const unreadable = intakeOf(1, writeChoices({ ...noChoices, isUnreadable: true }));
  const [fresh, started] = [intakeOf(2, null), intakeOf(3, writeChoices(noChoices))];
  expect(nextReadable([unreadable, fresh, started])).toBe(fresh);
  expect(nextReadable([started, fresh])).toBe(started);
  expect(nextReadable([unreadable])).toBeUndefined();
  expect(nextReadable([unreadable, undefined, fresh])).toBeUndefined();
});
