import { describe, expect, it } from 'vitest';
import {
  afterMethodChange,
  blockedBy,
  type DescribedField,
  dependentsOf,
  emptiedBy,
  emptyValues,
  optionsPath,
  visibleFields,
} from './entry-rules';

let lastId = 0;
function field(name: string, over: Partial<DescribedField> = {}): DescribedField {
  lastId += 1;
  return {
    scope3FieldId: lastId,
    name,
    fieldType: 'DropDown',
    scope3MethodIds: [1],
    blockedUntil: null,
    child: null,
    apiPath: null,
    unitSymbol: null,
    unitField: null,
    dropDownOptions: [],
    defaultValue: null,
    ...over,
  };
}

const date = field('date', { fieldType: 'DatePicker', scope3MethodIds: [1, 2] });
const wasteType = field('wasteType', { child: 'treatment' });
const treatment = field('treatment', {
  blockedUntil: 'wasteType',
  apiPath: '/api/Scope3/Fields/7/Options?parent={wasteType}',
});
const mass = field('mass', { fieldType: 'Decimal', blockedUntil: 'treatment' });
const burned = [
  field('fuelType'),
  field('fuelQuantity', { fieldType: 'Decimal', unitField: 'fuelUnit' }),
  field('fuelUnit', {
    blockedUntil: 'fuelType',
    apiPath: '/api/Scope3/Fields/9/Options?parent={fuelType}',
  }),
];
const note = field('note', { fieldType: 'TextField', scope3MethodIds: [2] });
const fields = [date, wasteType, treatment, mass, note];
const ofMethod1 = visibleFields(fields, 1);
const names = (list: readonly DescribedField[]) => list.map(({ name }) => name);

describe('a method', () => {
  it('shows the fields that it uses, in their order, and hides the rest', () => {
    expect(names(visibleFields(fields, 1))).toEqual(['date', 'wasteType', 'treatment', 'mass']);
    expect(names(visibleFields(fields, 2))).toEqual(['date', 'note']);
    expect(visibleFields(fields, null)).toEqual([]);
  });

  it('that replaces another keeps what both ask for and empties the rest, hidden fields included', () => {
    const values = { date: '2026-03-05', wasteType: 'glass', treatment: 'landfill', mass: 5, note: '' };
    const change = { before: ofMethod1, after: visibleFields(fields, 2) };
    expect(afterMethodChange(change, values)).toEqual({ date: '2026-03-05', note: '' });
  });

  it('keeps a typed value under another label, but no choice from another list', () => {
    const before = [field('item', { fieldType: 'TextField' }), field('sector')];
    const after = [field('item', { fieldType: 'TextField' }), field('sector')];
    expect(afterMethodChange({ before, after }, { item: 'Steel', sector: 'A01' })).toEqual({
      item: 'Steel',
      sector: null,
    });
  });

  it('keeps no amount whose unit is another one now', () => {
    const before = [field('amount', { fieldType: 'Decimal', unitSymbol: 'km' })];
    const after = [field('amount', { fieldType: 'Decimal', unitSymbol: 'kWh' })];
    expect(afterMethodChange({ before, after }, { amount: 5 })).toEqual({ amount: null });
    expect(afterMethodChange({ before, after: before }, { amount: 5 })).toEqual({ amount: 5 });
  });

  it('keeps no amount whose unit is chosen from another list now', () => {
    const amount = (unitField: string) => field('amount', { fieldType: 'Decimal', unitField });
    const before = [amount('anyUnit'), field('anyUnit')];
    const after = [amount('massUnit'), field('massUnit')];
    expect(afterMethodChange({ before, after }, { amount: 5, anyUnit: 'piece' })).toEqual({
      amount: null,
      massUnit: null,
    });
    expect(afterMethodChange({ before, after: before }, { amount: 5, anyUnit: 'piece' })).toEqual({
      amount: 5,
      anyUnit: 'piece',
    });
  });

  it('keeps no amount whose unit is emptied, because it depends on another field', () => {
    const values = { fuelType: '501', fuelQuantity: 5, fuelUnit: 'kg' };
    expect(afterMethodChange({ before: burned, after: burned }, values)).toEqual({
      fuelType: '501',
      fuelQuantity: null,
      fuelUnit: null,
    });
  });

  // spec: value-chain.dependent
  it('empties what depends on another field, even where both ask for it', () => {
    const amount = field('amount', { fieldType: 'Decimal', blockedUntil: 'kind', scope3MethodIds: [1, 2] });
    const kind = field('kind', { scope3MethodIds: [1, 2] });
    const both = [kind, amount];
    expect(afterMethodChange({ before: both, after: both }, { kind: 'a', amount: 5 })).toEqual({
      kind: 'a',
      amount: null,
    });
  });
});

describe('a field that waits', () => {
  it('names the field it waits for, until that holds a value', () => {
    expect(blockedBy(treatment, ofMethod1, { wasteType: null })).toBe(wasteType);
    expect(blockedBy(treatment, ofMethod1, { wasteType: 'glass' })).toBeNull();
    expect(blockedBy(date, ofMethod1, {})).toBeNull();
  });

  it('waits for what its call needs as well', () => {
    const city = field('city', { apiPath: '/api/Cities?country={country}' });
    const country = field('country');
    expect(blockedBy(city, [country, city], {})).toBe(country);
  });

  it('does not wait for a field that the method hides', () => {
    expect(blockedBy(treatment, [treatment], {})).toBeNull();
  });
});

describe('a change', () => {
  it('empties what followed from it, however far', () => {
    expect(names(dependentsOf(ofMethod1, 'wasteType'))).toEqual(['treatment', 'mass']);
    const values = { date: '2026-03-05', wasteType: 'glass', treatment: 'landfill', mass: 5 };
    expect(emptiedBy(ofMethod1, 'wasteType', values)).toEqual({ treatment: null, mass: null });
    expect(emptiedBy(ofMethod1, 'date', values)).toEqual({});
  });

  it('of what a unit depends on empties the amount too; one typed before there was a unit stays', () => {
    const values = { fuelType: '101', fuelQuantity: 100, fuelUnit: 'l' };
    expect(emptiedBy(burned, 'fuelType', values)).toEqual({ fuelQuantity: null, fuelUnit: null });
    expect(emptiedBy(burned, 'fuelType', { ...values, fuelUnit: null })).toEqual({ fuelUnit: null });
    expect(emptiedBy(burned, 'fuelUnit', values)).toEqual({});
  });

  it('sets what followed to its default', () => {
    const share = field('share', { fieldType: 'Decimal', blockedUntil: 'kind', defaultValue: 100 });
    expect(emptiedBy([field('kind'), share], 'kind', { kind: 'a', share: 40 })).toEqual({ share: 100 });
  });

  it('ends where fields name each other in a ring', () => {
    const ring = [field('a', { child: 'b' }), field('b', { child: 'a' })];
    expect(names(dependentsOf(ring, 'a'))).toEqual(['b']);
  });
});

describe('the path of options', () => {
  it('carries the value of the other field, encoded', () => {
    expect(optionsPath(treatment, { wasteType: 'glass & tins/mixed' })).toBe(
      '/api/Scope3/Fields/7/Options?parent=glass%20%26%20tins%2Fmixed',
    );
  });

  it('is missing while that value is, and where options come with the field', () => {
    expect(optionsPath(treatment, { wasteType: null })).toBeNull();
    expect(optionsPath(wasteType, {})).toBeNull();
  });

  it('needs no value when it names none', () => {
    expect(optionsPath(field('country', { apiPath: '/api/Countries' }), {})).toBe('/api/Countries');
  });
});

it('an untouched field holds its default, or nothing of its type', () => {
  const untouched = [
    field('box', { fieldType: 'Checkbox' }),
    field('text', { fieldType: 'TextField' }),
    field('number', { fieldType: 'Decimal' }),
    field('share', { fieldType: 'Decimal', defaultValue: 100 }),
  ];
  expect(emptyValues(untouched)).toEqual({ box: false, text: '', number: null, share: 100 });
});

it('a unit begins with its first, so that it only has to be changed where it differs', () => {
  const option = (value: string, displayOrder: number) => ({
    value,
    displayName: value,
    displayOrder,
    unitId: null,
    symbol: null,
  });
  const amount = field('mass', { fieldType: 'Decimal', unitField: 'massUnit' });
  const unit = field('massUnit', { dropDownOptions: [option('kg', 2), option('t', 1)] });
  expect(emptyValues([amount, unit])).toEqual({ mass: null, massUnit: 't' });
  expect(emptyValues([unit])).toEqual({ massUnit: null });
});
