import type { CreditNote } from '#api/contract/activity-data/credit-notes';
import type { Activity } from '#api/domain/emissions/emissions';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { type ConsumptionKind, type Looked, pickColumns, type Shown } from './consumption-kind';
import { consumptionVerbs } from './consumption-verbs';
import { creditNotesWire } from './credit-notes';
import { type ExtraName, type ExtraTexts, extraTextsOf } from './extra-fields';
import {
  type PeriodColumns,
  type PeriodNames,
  type PeriodRow,
  type PeriodSource,
  periodRows,
  type SharedColumns,
} from './repository-period';

/** What is entered besides the item, with the texts that only one of the two kinds has. */
type PeriodBody<Source extends PeriodSource> = Omit<SharedColumns, 'itemId' | 'value'> & {
  value: number;
} & ExtraTexts<Source>;

/** What is shown, with the utility or renewable under one name. */
type PeriodWire<Source extends PeriodSource> = PeriodBody<Source> & {
  id: number;
  itemId: number;
  itemName: string;
  unitSymbol: string;
  carbonEquivalent: number;
  creditNotes: CreditNote[];
  updatedOn: string;
};

/** What a bill of a utility and the output of a renewable do not have in common. */
interface PeriodDefinition<Source extends PeriodSource, Body, Wire> {
  source: Source;
  itemIdOf(body: Body): number;
  /** The field that names the item. */
  itemField: keyof Body & string;
  /** Columns of this kind alone that decide on what an entry emits. */
  ownWorkedOutBy?: readonly (keyof Body & string)[];
  /** What does not fit together among the item and unit of an entry, else their names. */
  look(ctx: Ctx, body: Body): Promise<Looked<PeriodNames>>;
  toActivity(
    body: Body,
    period: {
      quantity: string;
      unitId: number;
      startDate: string;
      endDate: string;
      isCreditNote: boolean;
    },
  ): Activity;
  toWire(wire: PeriodWire<Source>, row: PeriodRow<Source>): Wire;
  /** Columns of this kind alone that are written otherwise than they are entered. */
  ownColumns?(body: Body): object;
  /** The same as for every type of consumption. */
  follow?(ctx: Ctx, entries: readonly SharedColumns[]): Promise<void>;
}

/** The verbs for energy over a range of days: bought, or made and used on site. */
export function periodConsumptionVerbs<Source extends PeriodSource, Body extends PeriodBody<Source>, Wire>(
  definition: PeriodDefinition<Source, Body, Wire>,
) {
  const { source, itemIdOf, look, itemField, ownWorkedOutBy = [] } = definition;
  const workedOutBy = [
    { column: 'itemId', field: itemField },
    ...(['unitId', 'startDate', 'endDate'] as const).map((name) => ({ column: name, field: name })),
    ...ownWorkedOutBy.map((name) => ({ column: name, field: name })),
  ] as ConsumptionKind<Body, PeriodColumns<Source>, never, never, never>['workedOutBy'];
  const rows = periodRows[source];
  const kind: ConsumptionKind<Body, PeriodColumns<Source>, PeriodRow<Source>, PeriodNames, Wire> = {
    source,
    entity: `${source}_consumptions`,
    rows,
    lastDay: 'endDate',
    workedOutBy,
    look,
    toColumns: (body) =>
      pickColumns(rows.entered, {
        ...body,
        ...definition.ownColumns?.(body),
        itemId: itemIdOf(body),
        value: String(body.value),
      } as Body & PeriodColumns<Source>),
    toActivity(body) {
      const { unitId, startDate, endDate, correctsId } = body;
      const period = { quantity: String(body.value), unitId, startDate, endDate };
      return definition.toActivity(body, { ...period, isCreditNote: correctsId !== null });
    },
    toCompared: ({ itemId, value, unitId, startDate, endDate, reference, ...columns }) => ({
      kind: 'bill',
      itemId,
      variantId: null,
      meter: textOf(columns, 'meterNumber'),
      startDate,
      endDate,
      value: Number(value),
      unitId,
      reference,
      details: '',
      price: null,
    }),
    toWire: (shown, ctx) => definition.toWire(wireOf(source, shown, ctx), shown.row),
    follow: definition.follow,
  };
  return consumptionVerbs(kind);
}

/** Of a column that only one of the kinds has; empty for the other. */
function textOf(columns: object, name: ExtraName): string {
  return String(Reflect.get(columns, name) ?? '');
}

function wireOf<Source extends PeriodSource>(
  source: Source,
  { row, names, creditNotes }: Shown<PeriodRow<Source>, PeriodNames>,
  { locale }: Ctx,
): PeriodWire<Source> {
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
    ...extraTextsOf(source, row),
    correctsId: row.correctsId,
    creditNotes: creditNotesWire(creditNotes),
    carbonEquivalent: Number(row.carbonEquivalentKg),
    updatedOn: row.updatedOn.toISOString(),
  };
}
