import type { GwpRestatement } from '#api/contract/emissions/emissions';
import { decimal } from '#api/domain/units/decimal';
import type { explainSource, findGwpValues } from './repository-explain';

type TrailRow = Pick<
  Awaited<ReturnType<typeof explainSource>>[number],
  'line' | 'factor' | 'edition' | 'own' | 'fuelOrigin'
>;
type Potentials = Awaited<ReturnType<typeof findGwpValues>>;

/**
 * The GWPs of a line's gases as the rules applied them: the published value, times the applied GWP, divided by the
 * published one.
 */
export function gwpRestatements(row: TrailRow, potentials: Potentials): GwpRestatement[] {
  const { line, edition, own, fuelOrigin } = row;
  const factor = row.factor ?? own;
  const basis = own ? own.gwpBasis : edition?.gwpBasis;
  if (!factor || !basis) return [];
  const printed = [
    { gas: 'ch4', isUsed: line.ch4KgCo2e !== null && factor.kgCh4Co2e !== null },
    { gas: 'n2o', isUsed: line.n2oKgCo2e !== null && factor.kgN2oCo2e !== null },
  ] as const;
  return printed.flatMap(({ gas, isUsed }) => {
    const published = potentialOf(potentials, gas, basis, fuelOrigin);
    const applied = potentialOf(potentials, gas, line.gwpSet, fuelOrigin);
    return isUsed && published && applied ? [{ gas, published, applied }] : [];
  });
}

/** AR6 distinguishes fossil methane. Only fuels have an origin; everything else counts as fossil. */
function potentialOf(
  potentials: Potentials,
  gas: 'ch4' | 'n2o',
  report: string,
  origin: 'fossil' | 'biogenic' | null,
): string | undefined {
  const byOrigin = origin === 'biogenic' ? 'ch4-non-fossil' : 'ch4-fossil';
  const names = gas === 'ch4' && report === 'AR6' ? [byOrigin, 'ch4'] : [gas];
  const found = names
    .map((name) => potentials.find((row) => row.gas === name && row.report === report))
    .find((row) => row !== undefined);
  return found && decimal(found.value).toString();
}
