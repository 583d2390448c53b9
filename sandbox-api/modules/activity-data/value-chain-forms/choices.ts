import type { Scope3Option } from '#api/contract/activity-data/value-chain-forms';
import { localSymbol } from '#api/domain/units/local-symbol';
import type { CatalogueList, Choice, DropDownField, Text } from '#api/domain/value-chain/definitions';
import type { Ctx } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import * as repository from './repository';

export type Reader = Pick<Ctx, 'db' | 'locale' | 'platform'>;
const firstPriceYear = 2010;

type Bare = Omit<Scope3Option, 'displayOrder'>;

export const local = (text: Text, { locale }: Pick<Ctx, 'locale'>): string => text[locale];

/** The options of a drop-down for the value of its parent field. */
export async function optionsOf(ctx: Reader, field: DropDownField, parent: string): Promise<Scope3Option[]> {
  const { choices } = field;
  switch (choices.kind) {
    case 'fixed':
      return fixedOptions(ctx, choices.choices);
    case 'dependent':
      return fixedOptions(ctx, choices.choicesOf(parent));
    case 'catalogue':
      return numbered(await catalogueOptions(ctx, choices.list, parent));
  }
}

async function fixedOptions(ctx: Reader, choices: readonly Choice[]): Promise<Scope3Option[]> {
  const units = choices.some(({ unit }) => unit) ? await repository.findUnits(ctx.db) : [];
  return numbered(
    choices.map(({ value, name, unit }) => ({
      value,
      displayName: local(name, ctx),
      unitId: units.find(({ code }) => code === unit)?.id ?? null,
      symbol: symbolOf(units, unit, ctx),
    })),
  );
}

async function catalogueOptions(ctx: Reader, list: CatalogueList, parent: string): Promise<Bare[]> {
  switch (list) {
    case 'fuels':
    case 'refrigerants':
      return (await repository.findFuels(ctx.db, list)).map((row) =>
        plain(String(row.id), localName(row, ctx.locale)),
      );
    case 'fuel-units': {
      const fuelId = readId(parent);
      const units = fuelId === undefined ? [] : await repository.findFuelUnits(ctx.db, fuelId);
      return units.map(({ id, code, symbol: own }) => {
        const symbol = localSymbol(own, ctx.locale);
        return { value: code, displayName: symbol, unitId: id, symbol };
      });
    }
    case 'price-years':
      return priceYears(ctx);
    case 'countries':
      return (await repository.findCountries(ctx.db))
        .map((row) => plain(row.code, localName(row, ctx.locale)))
        .sort((left, right) => left.displayName.localeCompare(right.displayName, ctx.locale));
  }
}

function symbolOf(
  units: Awaited<ReturnType<typeof repository.findUnits>>,
  code: string | undefined,
  { locale }: Reader,
): string | null {
  const unit = units.find((candidate) => candidate.code === code);
  return unit ? localSymbol(unit.symbol, locale) : null;
}

const plain = (value: string, displayName: string): Bare => ({
  value,
  displayName,
  unitId: null,
  symbol: null,
});

/** Years of prices, newest first. */
function priceYears({ platform }: Reader): Bare[] {
  const newest = platform.clock.now().getUTCFullYear();
  return Array.from({ length: newest - firstPriceYear + 1 }, (_, age) => String(newest - age)).map((year) =>
    plain(year, year),
  );
}

function numbered(options: readonly Bare[]): Scope3Option[] {
  return options.map((option, index) => ({ ...option, displayOrder: index + 1 }));
}

/** A key of the database; anything else names nothing. */
function readId(text: string): number | undefined {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return id > 0 ? id : undefined;
}
