import type { IntakeChoices } from '../../model';

/** The choices without the means of travel, which only a file of trips is matched with. */
export function withoutTrips(choices: IntakeChoices): IntakeChoices {
  return { ...choices, items: choices.items.filter(({ kind }) => kind !== 'valueChain') };
}
