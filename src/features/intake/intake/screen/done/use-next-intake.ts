import { useQueries, useQuery } from '@tanstack/react-query';
import type { Intake } from '#api/contract/intake/intakes';
import { intakeQueries } from '../queries';
import { readChoices } from '../work/stored-choices';

/** Whether a file can be read is in its choices, which the list does not have. */
const maxLookedAt = 5;

/** The open intake to continue with; undefined if there is none, or until its choices are known. */
export function useNextIntake(current: Intake): Intake | undefined {
  const { data: list = [] } = useQuery(intakeQueries.list());
  const open = list
    .filter(({ state, intakeId }) => state === 'open' && intakeId !== current.intakeId)
    .slice(0, maxLookedAt);
  const details = useQueries({ queries: open.map(({ intakeId }) => intakeQueries.detail(intakeId)) });
  return nextReadable(details.map(({ data }) => data));
}

/** The first that may be readable; not one after another of which nothing is known yet. */
export function nextReadable(intakes: readonly (Intake | undefined)[]): Intake | undefined {
  return intakes.find((intake) => !intake || !readChoices(intake.choices).isUnreadable);
}
