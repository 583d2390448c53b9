import { expect, it } from 'vitest';
import type { PublishedBasis, Scope3Basis } from '#api/domain/emissions/activity';
import { choicesOfActivity, type EnteredChoices } from './choices-of-activity';
import type { FieldDefinition, MethodDefinition } from './definitions';
import { EntryValues } from './entry-values';
import { scope3Forms } from './forms';

type Chosen = { choices: EnteredChoices; basis: Scope3Basis };

/** What a method reckons with for each choice of a list and of the list below it; its numbers are all 1. */
function chosenIn({ fields, parts }: MethodDefinition): Chosen[] {
  const numbers = Object.fromEntries(fields.filter(isDecimal).map(({ name }) => [name, 1]));
  return pairsIn(fields).flatMap((choices) =>
    parts(new EntryValues({ ...numbers, ...choices })).map(({ basis }) => ({ choices, basis })),
  );
}

const isDecimal = ({ type }: FieldDefinition) => type === 'Decimal';

function pairsIn(fields: readonly FieldDefinition[]): EnteredChoices[] {
  return fields.flatMap((field) => {
    if (field.type !== 'DropDown' || field.choices.kind !== 'dependent') return [];
    const { parent, choicesOf } = field.choices;
    const above = fields.find(({ name }) => name === parent);
    if (above?.type !== 'DropDown' || above.choices.kind !== 'fixed') return [];
    return above.choices.choices.flatMap(({ value }) =>
      choicesOf(value).map((below) => ({ [parent]: value, [field.name]: below.value })),
    );
  });
}

const isReplaceable = (basis: Scope3Basis): basis is PublishedBasis =>
  basis.kind === 'published' && (basis.electricity !== undefined || basis.inCountry !== undefined);

const replaceable = scope3Forms
  .flatMap(({ methods }) => methods.filter(({ code }) => /^(distance-based|average-data)$/.test(code)))
  .flatMap(chosenIn)
  .filter(({ basis }) => isReplaceable(basis));

it('finds every choice of every form that is calculated abroad with another factor than its published activity', () => {
  expect(replaceable.length).toBeGreaterThan(30);
  const lost = replaceable.filter(
    ({ choices, basis }) =>
      isReplaceable(basis) &&
      !choicesOfActivity(basis.activity).some((own) => JSON.stringify(own) === JSON.stringify(choices)),
  );
  expect(lost).toEqual([]);
});

it('finds none for an activity whose published factor applies to its entries everywhere', () => {
  expect(choicesOfActivity('uk-desnz:business-travel-land/taxis/regular-taxi')).toEqual([]);
});
