import type { ScenarioParameters } from '#api/domain/scenarios/model/parameters';
import { Decimal } from '#api/domain/units/decimal';

/** Published points of the curves: yearly generation as a multiple of the yearly demand. */
const ratios = ['0.1', '0.25', '0.5', '0.75', '1', '1.5'] as const;
const loads = ['continuous', 'two_shift', 'one_shift'] as const;

type Point = { ratio: Decimal; share: Decimal };
type Curve = readonly Point[];

/**
 * Share of its own generation that a location uses when its demand changes. The published curve nearest to
 * the given share shows how the share changes with the ratio; the given share remains the reference. Null
 * without curves.
 */
export function selfShareFor(
  parameters: ScenarioParameters,
  country: string,
  given: { share: Decimal; generation: Decimal; demandBefore: Decimal; demandAfter: Decimal },
): Decimal | null {
  const { share, generation, demandBefore, demandAfter } = given;
  if (demandBefore.lte(0) || demandAfter.lte(0)) return share;
  const [before, after] = [generation.dividedBy(demandBefore), generation.dividedBy(demandAfter)];
  const distance = (curve: Curve) => shareAt(curve, before).minus(share).abs();
  const [nearest] = curvesOf(parameters, country).sort((a, b) => distance(a).comparedTo(distance(b)));
  if (!nearest) return null;
  return Decimal.min(1, share.times(shareAt(nearest, after)).dividedBy(shareAt(nearest, before)));
}

function curvesOf(parameters: ScenarioParameters, country: string): Curve[] {
  return loads
    .map((load) =>
      ratios.flatMap((ratio): Point[] => {
        const share = parameters.value(`pv_self_use_${load}_${ratio}`, country);
        return share ? [{ ratio: new Decimal(ratio), share }] : [];
      }),
    )
    .filter((curve) => curve.length === ratios.length);
}

/**
 * Linear between the points, the first share before them. Beyond them the kilowatt-hours used on site stay as at the last
 * point: more modules never lower them, and nothing says that they raise them.
 */
function shareAt(curve: Curve, ratio: Decimal): Decimal {
  const next = curve.findIndex((point) => ratio.lte(point.ratio));
  const upper = curve[next];
  const lower = curve[next - 1];
  const last = curve.at(-1);
  if (!upper) return last ? last.share.times(last.ratio).dividedBy(ratio) : new Decimal(0);
  if (!lower) return upper.share;
  const way = ratio.minus(lower.ratio).dividedBy(upper.ratio.minus(lower.ratio));
  return lower.share.plus(upper.share.minus(lower.share).times(way));
}
