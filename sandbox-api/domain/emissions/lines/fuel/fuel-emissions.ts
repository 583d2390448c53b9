import {
  type EmissionContext,
  type FuelActivity,
  inMonth,
  readDate,
  readPeriod,
  readQuantity,
  readUnit,
} from '#api/domain/emissions/activity';
import { factorSpans } from '#api/domain/emissions/apportion/factor-spans';
import type { EmissionLine } from '#api/domain/emissions/emission-line';
import { readOwnProperties } from '#api/domain/emissions/entered/own-properties';
import { checkWorkedOut } from '#api/domain/emissions/entered/worked-out-amount';
import type { FuelLink } from '#api/domain/factors/reference-index';
import type { SelectionNote } from '#api/domain/factors/select-factor';
import { EmissionProblem } from '#api/domain/units/emission-problem';
import type { Burned } from './burned-fuel';
import { chargingLines, chargingLinkOf } from './charging-lines';
import { combustionLines } from './combustion-lines';
import { fugitiveLine } from './fugitive-line';

/**
 * Scope 1 of a fuel burned or a gas lost on one day or over the days of a bill, its biogenic CO2 outside the
 * scopes, and the upstream of the fuel in category 3.3; for a charged vehicle, Scope 2 and 3.3 of its
 * electricity. A bill of several days is spread over them, month by month and within a month by the company's
 * own factors of the day. Throws `EmissionProblem` if it cannot be calculated.
 */
export function fuelEmissions(context: EmissionContext, activity: FuelActivity): EmissionLine[] {
  const fuel = context.reference.fuel(activity.fuelId);
  const links = fuel?.linksByVariant.get(activity.fuelVariantId ?? 0);
  if (!fuel || !links) throw new EmissionProblem('activity_unknown', fuel ? 'fuelVariantId' : 'fuelId');
  const unit = readUnit(context.reference, activity.unitId, fuel.unitIds);
  const entered = {
    fuel,
    fuelVariantId: activity.fuelVariantId,
    quantity: readQuantity(activity.quantity, activity),
    unit,
    own: activity.own ? readOwnProperties(activity.own, unit, fuel.gasCode !== null) : undefined,
  };
  if (activity.workedOut) checkWorkedOut(activity.workedOut, unit, fuel.category);
  const use = { appliesTo: 'fuel', fuelId: fuel.id, fuelVariantId: activity.fuelVariantId } as const;
  const lines: EmissionLine[] = [];
  for (const { month, day, quantity } of factorSpans(context, entered.quantity, daysOf(activity), [use])) {
    const burned: Burned = { ...entered, quantity, date: day, context: inMonth(context, month) };
    const firstPosition = lines.length;
    for (const line of fuelLines(burned, links)) {
      const { derivedFrom } = line;
      lines.push({ ...line, derivedFrom: derivedFrom === null ? null : derivedFrom + firstPosition });
    }
  }
  return withEstimateNote(activity.amountFrom, lines);
}

function daysOf({ startDate, date }: FuelActivity): { first: string; last: string } {
  if (startDate) return readPeriod(startDate, date, 'date');
  const day = readDate(date, 'date');
  return { first: day, last: day };
}

function fuelLines(burned: Burned, links: readonly FuelLink[]): EmissionLine[] {
  const { fuel } = burned;
  if (fuel.gasCode) return [fugitiveLine(burned, fuel.gasCode)];
  const charging = chargingLinkOf(links);
  if (charging) return chargingLines(burned.context, { ...burned, fuelCode: fuel.code }, charging);
  return withOwnNotes(burned, combustionLines(burned, links));
}

/** Notes on each line that its quantity is an estimate, and of what. */
function withEstimateNote(from: FuelActivity['amountFrom'], lines: EmissionLine[]): EmissionLine[] {
  return from
    ? lines.map((line) => ({ ...line, notes: [...line.notes, `amount-from-${from}` as const] }))
    : lines;
}

/** Notes on each line that it uses a value of the delivery note, and on the headline if none does. */
function withOwnNotes({ own }: Burned, lines: EmissionLine[]): EmissionLine[] {
  if (!own) return lines;
  const noted = lines.map((line): EmissionLine => {
    const kinds = line.steps.filter(({ isOwn }) => isOwn).map(({ kind }) => kind);
    const notes: SelectionNote[] = [
      ...(kinds.includes('density') ? (['own-density'] as const) : []),
      ...(kinds.some((kind) => kind.endsWith('calorific-value')) ? (['own-calorific-value'] as const) : []),
      ...(kinds.includes('volume-correction') ? (['own-volume-correction'] as const) : []),
    ];
    return notes.length > 0 ? { ...line, notes: [...line.notes, ...notes] } : line;
  });
  if (noted.some((line, index) => line !== lines[index])) return noted;
  return noted.map((line, index) =>
    index === 0 ? { ...line, notes: [...line.notes, 'own-value-not-needed'] } : line,
  );
}
