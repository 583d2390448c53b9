import { yearOf } from '#api/domain/calendar/calendar';
import { regionOfSeries } from '#api/domain/emissions/choose-factor/factor-chains';
import type { FactorPart } from '#api/domain/emissions/lines/apply-factor';
import type { FactorRecord } from '#api/domain/factors/factor-set';
import { Remembered } from '#api/domain/factors/remembered';
import { type Selection, selectFactor } from '#api/domain/factors/select-factor';
import { type Conversion, fuelConversion } from '#api/domain/units/conversion';
import { decimal } from '#api/domain/units/decimal';
import { calorificValueUnits } from '#api/domain/units/own-properties';
import type { Dimension, Unit } from '#api/domain/units/units';
import { type Burned, type EnergyLink, propertiesOf, questionOf } from './burned-fuel';

type Candidate = { selection: Selection; conversion: Conversion };

/** The best year first, then the row whose unit needs the fewest steps. */
export function choose(burned: Burned, link: EnergyLink, part: FactorPart): Candidate | undefined {
  if (burned.own) return findCandidate(burned, link, part);
  const question = `${part} ${questionOf(burned, link)}`;
  return candidates.answer(burned.context.reference, question, () => findCandidate(burned, link, part));
}

const candidates = new Remembered<Candidate | undefined>();

function findCandidate(burned: Burned, link: EnergyLink, part: FactorPart): Candidate | undefined {
  const { context, date, unit } = burned;
  const { reference } = context;
  const year = yearOf(date);
  const properties = propertiesOf(burned, link);
  let problem: unknown;
  const convert = (factor: FactorRecord): Conversion | undefined => {
    try {
      return fuelConversion(unit, reference.unit(factor.unit), properties);
    } catch (error) {
      problem = error;
      return undefined;
    }
  };
  const selection = selectFactor(reference, {
    activityId: link.activityId,
    year,
    regions: [regionOfSeries[link.series] ?? ''],
    accept: (factor) =>
      (part === 'all' || factor.kgCh4Co2e !== null) &&
      (!link.energyOf || isEnergy(reference.unit(factor.unit))) &&
      convert(factor) !== undefined,
    rank: (factor) =>
      unitRank(factor, burned, reference.unit(factor.unit), part) + (isCoarse(factor) ? 10 : 0),
    policy: context.settings,
  });
  const conversion = selection && convert(selection.factor);
  if (selection && conversion) return { selection, conversion };
  if (problem) throw problem;
  return undefined;
}

/**
 * Same unit, same dimension, energy of the other calorific value, by mass (where publishers print most digits), by energy,
 * anything else. Net and gross differ by a few percent in every coal; a tonne's energy by half. The calorific value of the
 * delivery itself comes before all: a row per cubic metre or tonne is of a fuel with another one (methodology, rule 3).
 * Not for CH4 and N2O beside another publisher's CO2, which are printed to one digit for energy.
 */
function unitRank(factor: FactorRecord, { unit: from, own }: Burned, to: Unit, part: FactorPart): number {
  if (own?.calorificValue && part === 'all' && isEnergy(to) && !isEnergy(from)) {
    const { basis } = calorificValueUnits[own.calorificValue.unit];
    return to.dimension === `energy-${basis}` ? -2 : -1;
  }
  if (factor.unit === from.code) return 0;
  const dimension = energyMeant[from.dimension] ?? from.dimension;
  if (dimension === to.dimension) return 1;
  if (dimension.startsWith('energy') && isEnergy(to)) return 2;
  if (to.dimension === 'mass') return 3;
  return isEnergy(to) ? 4 : 5;
}

/** What a unit that names no calorific value, or a gas at normal conditions, is printed as. */
const energyMeant: Partial<Record<Dimension, Dimension>> = {
  energy: 'energy-gross',
  'normal-volume': 'energy-net',
};

/** Printed to one digit, a figure may be half off; the one of another unit and the fuel's properties are nearer. */
function isCoarse({ kgCo2e, kgCo2, kgCo2Biogenic }: FactorRecord): boolean {
  return decimal(kgCo2e ?? kgCo2 ?? kgCo2Biogenic ?? 0).precision(true) < 2;
}

const isEnergy = ({ dimension }: Unit) => dimension.startsWith('energy');
