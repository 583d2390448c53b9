import type { Activity } from '#api/domain/emissions/emissions';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import type { ConsumptionKind, Looked, Shown } from './consumption-kind';
import { consumptionVerbs } from './consumption-verbs';
import {
  type PeriodColumns,
  type PeriodNames,
  type PeriodRow,
  renewableRows,
  utilityRows,
} from './repository-period';

/** What is entered besides the item. */
type PeriodBody = Omit<PeriodColumns, 'itemId' | 'value'> & { value: number };

/** What is shown, with the utility or renewable under one name. */
type PeriodWire = PeriodBody & {
  id: number;
  itemId: number;
  itemName: string;
  unitSymbol: string;
  carbonEquivalent: number;
  updatedOn: string;
};

/** What a bill of a utility and the output of a renewable do not have in common. */
interface PeriodDefinition<Body, Wire> {
  source: 'utility' | 'renewable';
  itemIdOf(body: Body): number;
  /** What does not fit together among the item and unit of an entry, else their names. */
  look(ctx: Ctx, body: Body): Promise<Looked<PeriodNames>>;
  toActivity(
    body: Body,
    period: { quantity: string; unitId: number; startDate: string; endDate: string },
  ): Activity;
  toWire(wire: PeriodWire): Wire;
}

/** The verbs for energy over a range of days: bought, or made and used on site. */
export function periodConsumptionVerbs<Body extends PeriodBody, Wire>(
  definition: PeriodDefinition<Body, Wire>,
) {
  const { source, itemIdOf, look } = definition;
  const kind: ConsumptionKind<Body, PeriodColumns, PeriodRow, PeriodNames, Wire> = {
    source,
    entity: `${source}_consumptions`,
    rows: source === 'utility' ? utilityRows : renewableRows,
    lastDay: 'endDate',
    look,
    toColumns(body) {
      const { locationId, unitId, startDate, endDate, reference } = body;
      const value = String(body.value);
      return { locationId, itemId: itemIdOf(body), value, unitId, startDate, endDate, reference };
    },
    toActivity(body) {
      const { unitId, startDate, endDate } = body;
      return definition.toActivity(body, { quantity: String(body.value), unitId, startDate, endDate });
    },
    toWire: (shown, ctx) => definition.toWire(wireOf(shown, ctx)),
  };
  return consumptionVerbs(kind);
}

function wireOf({ row, names }: Shown<PeriodRow, PeriodNames>, { locale }: Ctx): PeriodWire {
  const { id, locationId, itemId, unitId, startDate, endDate, reference } = row;
  return {
    id,
    locationId,
    itemId,
    itemName: localName(names.item, locale),
    value: Number(row.value),
    unitId,
    unitSymbol: localSymbol(names.unitSymbol, locale),
    startDate,
    endDate,
    reference,
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
