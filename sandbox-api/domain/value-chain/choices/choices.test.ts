import { describe, expect, it } from 'vitest';
import type { Choice, FieldDefinition, MethodDefinition } from '#api/domain/value-chain/definitions';
import { scope3Forms } from '#api/domain/value-chain/forms';
import { isAirFreight } from './freight';
import { purchaseGroups, spendSources, transportGroups, travelGroups } from './spend';

/** The lists of a method that depend on the value of the list above. */
function dependentLists({ code, fields }: MethodDefinition): [string, readonly Choice[]][] {
  return fields.flatMap((field) => {
    const { choices } = field as Partial<Extract<FieldDefinition, { type: 'DropDown' }>>;
    if (choices?.kind !== 'dependent') return [];
    const above = fields.find(({ name }) => name === choices.parent);
    if (above?.type !== 'DropDown' || above.choices.kind !== 'fixed') return [];
    return above.choices.choices.map(({ value }): [string, readonly Choice[]] => [
      `${code}: ${field.name} of ${value}`,
      choices.choicesOf(value),
    ]);
  });
}

const lists = scope3Forms.flatMap(({ methods }) => methods.flatMap(dependentLists));

describe('the lists below another list', () => {
  it('are those of travel, freight, waste, materials and spend', () => {
    expect(lists.length).toBeGreaterThan(150);
  });

  it.each(lists)('%s: each choice once, with a name in both languages', (_, choices) => {
    expect(choices.length).toBeGreaterThan(0);
    expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
    expect(choices.filter(({ value, name }) => !value || !name.en || !name.pl)).toEqual([]);
  });
});

describe('spend', () => {
  it.each([
    ['purchases', purchaseGroups, 69, 57],
    ['transport', transportGroups, 10, 6],
    ['travel', travelGroups, 9, 8],
  ] as const)('of %s has as many groups as the tables serve', (_, groups, us, uk) => {
    expect(groups.choicesOf('us-useeio')).toHaveLength(us);
    expect(groups.choicesOf('uk-eeio')).toHaveLength(uk);
    expect(groups.choicesOf('no such table')).toEqual([]);
  });

  it('names its two tables with the money and the year of their prices', () => {
    expect(spendSources.map(({ value, unit }) => [value, unit])).toEqual([
      ['us-useeio', 'USD'],
      ['uk-eeio', 'GBP'],
    ]);
    for (const { name, unit } of spendSources)
      for (const text of [name.en, name.pl]) expect(text).toContain(`${unit} `);
  });
});

it('tells air freight from the rest', () => {
  expect(isAirFreight('freight-flights')).toBe(true);
  expect(isAirFreight('hgv-all-diesel')).toBe(false);
});
