import type { PublishedBasis } from '#api/domain/emissions/activity';
import type { ChoiceTree } from './choices/choice-tree';
import { freightBasis, freightTree } from './choices/freight';
import { commuteTree, travelBasis, travelTree } from './choices/travel';

/** The choices of an entry, by field. */
export type EnteredChoices = Readonly<Record<string, string>>;

type ChosenMeans = {
  means: string;
  variant: string;
  tree: ChoiceTree;
  basisOf: (means: string, variant: string) => PublishedBasis;
};

/** The pairs of fields by whose values the forms choose a means of transport. Radiative forcing is a matter of flights. */
const chosenMeans: readonly ChosenMeans[] = [
  {
    means: 'travelMode',
    variant: 'travelVariant',
    tree: travelTree,
    basisOf: (means, variant) => travelBasis(means, variant, false),
  },
  {
    means: 'commuteMode',
    variant: 'commuteVariant',
    tree: commuteTree,
    basisOf: (means, variant) => travelBasis(means, variant, false),
  },
  {
    means: 'vehicleType',
    variant: 'vehicleVariant',
    tree: freightTree,
    basisOf: (means, variant) => freightBasis(means, variant, false),
  },
];

/**
 * Choices of entries for a published activity that do not need to use a factor of it: abroad, an electric car
 * or a train is calculated with the grid, and the row of the country's own publisher takes precedence. A
 * company's own factor for the activity applies to all of them.
 */
export function choicesOfActivity(activity: string): EnteredChoices[] {
  return chosenMeans.flatMap(({ means, variant, tree, basisOf }) =>
    pairsOf(tree)
      .filter(([above, below]) => {
        const basis = basisOf(above, below);
        return basis.activity === activity && mayBeReplaced(basis);
      })
      .map(([above, below]) => ({ [means]: above, [variant]: below })),
  );
}

function pairsOf({ choices, choicesOf }: ChoiceTree): [string, string][] {
  return choices.flatMap(({ value: above }) =>
    choicesOf(above).map(({ value: below }): [string, string] => [above, below]),
  );
}

function mayBeReplaced({ electricity, inCountry }: PublishedBasis): boolean {
  return electricity !== undefined || inCountry !== undefined;
}
