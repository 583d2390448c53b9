import type { DataRow } from '#api/contract/reports/data-tables/data-tables';
import { localSymbol } from '#api/domain/units/local-symbol';
import { calorificValueUnits, densityUnit } from '#api/domain/units/own-properties';
import type { Ctx } from '#api/kernel/context';
import { type EntrySource, extraFieldsOf } from '#api/modules/activity-data/consumptions/extra-fields';
import { EntryTables } from '#api/modules/activity-data/value-chain-forms/service';
import { entryIdOf, exact } from './cells';
import type { Entry, FuelEntry, ValueChainEntry } from './repository-activity';

type Detail = Omit<DataRow<'activity_details'>, 'entry_id'>;

/** In columns of the table `activity` already. */
const told = ['startDate', 'endDate', 'reference'];

/** Every filled field of some entries that has no column in the table `activity`. */
export async function detailRows(
  ctx: Ctx,
  entries: readonly Entry[],
): Promise<DataRow<'activity_details'>[]> {
  const tables = new EntryTables(ctx);
  const rows: DataRow<'activity_details'>[] = [];
  for (const entry of entries) {
    const entryId = entryIdOf(entry.kind, entry.row.id);
    for (const detail of await detailsOf(entry, tables, ctx)) rows.push({ entry_id: entryId, ...detail });
  }
  return rows;
}

async function detailsOf(entry: Entry, tables: EntryTables, ctx: Ctx): Promise<Detail[]> {
  if (entry.kind === 'scope3') return formDetails(entry.row, tables);
  const extra = extraTexts(entry.kind, entry.row, ctx);
  if (entry.kind === 'fuel') return [...fuelDetails(entry.row, ctx), ...extra];
  if (entry.kind === 'utility' && entry.row.cop !== null)
    return [
      { field: 'cop', label: words.cop[ctx.locale], value: exact(entry.row.cop), unit: null },
      ...extra,
    ];
  return extra;
}

/** The texts that a type of entry has by its definition: a new field is included automatically. */
function extraTexts(kind: EntrySource, row: object, { locale }: Ctx): Detail[] {
  return extraFieldsOf(kind).flatMap(({ name, label }) => {
    const value: unknown = Reflect.get(row, name);
    return typeof value === 'string' ? [{ field: name, label: label[locale], value, unit: null }] : [];
  });
}

async function formDetails(row: ValueChainEntry, tables: EntryTables): Promise<Detail[]> {
  const { columns, rows } = await tables.of(row);
  return columns.flatMap(({ name, displayName, unitSymbol }, index) => {
    const value = rows[0]?.cells[index] ?? null;
    if (value === null || told.includes(name)) return [];
    return [{ field: name, label: displayName, value: String(value), unit: unitSymbol }];
  });
}

const words = {
  density: { en: 'Density, from the delivery note', pl: 'Gęstość z dokumentu dostawy' },
  calorificValue: {
    en: 'Calorific value, from the delivery note',
    pl: 'Wartość opałowa z dokumentu dostawy',
  },
  volumeCorrection: {
    en: 'Volume correction, from the bill',
    pl: 'Współczynnik korekcji objętości z faktury',
  },
  amountPaid: { en: 'Amount paid', pl: 'Zapłacona kwota' },
  pricePerUnit: { en: 'Price per unit', pl: 'Cena jednostki' },
  distance: { en: 'Distance', pl: 'Przebieg' },
  fuelEconomy: { en: 'Fuel economy', pl: 'Zużycie paliwa' },
  cop: { en: 'COP of the cooling, stated by the supplier', pl: 'COP chłodu, podany przez dostawcę' },
};

function fuelDetails(row: FuelEntry, { locale }: Ctx): Detail[] {
  const calorificUnit = row.calorificValueUnit && calorificValueUnits[row.calorificValueUnit].symbol;
  const amountUnit = localSymbol(row.unitSymbol, locale);
  const units = {
    density: densityUnit,
    calorificValue: calorificUnit && localSymbol(calorificUnit, locale),
    volumeCorrection: null,
    amountPaid: row.currency,
    pricePerUnit: row.currency && `${row.currency}/${amountUnit}`,
    distance: row.distanceUnit,
    fuelEconomy: row.fuelEconomyUnit,
  };
  return (Object.keys(units) as (keyof typeof units)[]).flatMap((field) => {
    const value = row[field];
    return value === null
      ? []
      : [{ field, label: words[field][locale], value: exact(value), unit: units[field] }];
  });
}
