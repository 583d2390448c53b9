import type { IntakeChoices, Reason } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords, isSimilar, nearness } from '../texts/similar-texts';

export type LocationFinding =
  | { type: 'found'; locationId: number; reason: Reason }
  | { type: 'open'; proposals: number[] };

type Location = IntakeChoices['locations'][number];
type Names = { locationId: number; names: string[] }[];

const similarBar = 0.85;
const proposalBar = 0.5;
const maxProposals = 5;

/** The location that a text names; the only one of a company, whatever the text. */
export function chooseLocation(text: string, locations: Location[]): LocationFinding {
  const folded = foldText(text);
  const named = namesOf(locations);
  const exact = named.filter(({ names }) => names.includes(folded));
  if (exact.length > 0) return oneOf(exact, 'synonym');
  const similar = named.filter(({ names }) => names.some((name) => isSimilar(folded, name, similarBar)));
  if (similar.length > 0) return oneOf(similar, 'similar');
  const [only] = locations;
  if (only && locations.length === 1)
    return { type: 'found', locationId: only.locationId, reason: 'content' };
  return { type: 'open', proposals: nearLocations(folded, named) };
}

function oneOf(candidates: Names, reason: Reason): LocationFinding {
  const ids = candidates.map(({ locationId }) => locationId);
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return { type: 'found', locationId: only, reason };
  return { type: 'open', proposals: ids.slice(0, maxProposals) };
}

function namesOf(locations: Location[]): Names {
  return locations.map(({ locationId, name, city }) => {
    const texts = city === null ? [name] : [name, city, `${name} ${city}`, `${city} ${name}`];
    return { locationId, names: texts.map(foldText).filter((text) => text !== '') };
  });
}

function nearLocations(folded: string, named: Names): number[] {
  const scored = named.map(({ locationId, names }) => {
    const scores = names.map((name) =>
      hasWords(folded, name) || hasWords(name, folded) ? 1 : nearness(folded, name),
    );
    return { locationId, score: Math.max(0, ...scores) };
  });
  return scored
    .filter(({ score }) => score >= proposalBar)
    .sort((one, other) => other.score - one.score)
    .map(({ locationId }) => locationId)
    .slice(0, maxProposals);
}
