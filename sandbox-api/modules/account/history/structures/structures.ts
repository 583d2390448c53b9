import type { Difference } from '../differences';
import { tellFacilities } from './facilities';
import { tellContractShares, tellEditions, tellPeriod, tellPinnedEditions } from './recalculation';
import { tellInputs } from './scenario-inputs';
import type { StructureWords, Tell } from './structure';
import { tellTiles } from './tiles';

/** Fields with a structure in an audit row, by table and field, and how their changes are described. */
export const toldStructures: Readonly<Record<string, Readonly<Record<string, Tell>>>> = {
  scenario_simulations: { variables: tellInputs },
  report_headers: { facilities: tellFacilities },
  emission_pins: { editionIds: tellPinnedEditions, contractShares: tellContractShares },
  recalculations: { period: tellPeriod, editions: tellEditions },
};

type Row = { entity: string; before: unknown; after: unknown };

/** The lines of all structures of a row, and the row without them. */
export function tellStructures(
  { entity, before, after }: Row,
  kept: Record<string, unknown>,
  words: StructureWords,
): { lines: Difference[]; before: unknown; after: unknown } {
  if (entity === 'widget_selections') {
    return { lines: tellTiles({ before, after, kept }, words), before: null, after: null };
  }
  const told = toldStructures[entity] ?? {};
  const held = (state: unknown, field: string) => (state as Record<string, unknown> | null)?.[field];
  const lines = Object.entries(told).flatMap(([field, tell]) => {
    const [old, fresh] = [held(before, field), held(after, field)];
    const isSame = JSON.stringify(old ?? null) === JSON.stringify(fresh ?? null);
    return isSame ? [] : tell({ before: old, after: fresh, kept }, words);
  });
  return { lines, before: without(before, told), after: without(after, told) };
}

function without(state: unknown, told: Readonly<Record<string, Tell>>): unknown {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([field]) => !Object.hasOwn(told, field)));
}
