import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { EmissionContext } from './activity';
import { largestLineKg } from './bounds';
import type { EmissionLine } from './emission-line';

/** The lines, unless a new one is implausibly large: then throws `quantity_too_large` of `value`. */
export function plausible(
  { isRecalculated = false }: EmissionContext,
  lines: EmissionLine[],
): EmissionLine[] {
  const isTooLarge = ({ kgCo2e, kgCo2Biogenic }: EmissionLine) =>
    kgCo2e.abs().gt(largestLineKg) || kgCo2Biogenic.abs().gt(largestLineKg);
  if (!isRecalculated && lines.some(isTooLarge))
    throw new EmissionProblem('quantity_too_large', 'value', { max: largestLineKg.toString() });
  return lines;
}
