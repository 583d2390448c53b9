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
  it('shows the fields that it uses, in order, and hides the others', () => {
    expect(names(visibleFields(fields, 1))).toEqual(['date', 'wasteType', 'treatment', 'mass']);
    expect(names(visibleFields(fields, 2))).toEqual(['date', 'note']);
    expect(visibleFields(fields, null)).toEqual([]);
  });

  it('keeps the fields shared with the previous method and clears the others, hidden ones included', () => {
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

  it('keeps no amount whose unit is different now', () => {
    const before = [field('amount', { fieldType: 'Decimal', unitSymbol: 'km' })];
    const after = [field('amount', { fieldType: 'Decimal', unitSymbol: 'kWh' })];
    expect(afterMethodChange({ before, after }, { amount: 5 })).toEqual({ amount: null });
    expect(afterMethodChange({ before, after: before }, { amount: 5 })).toEqual({ amount: 5 });
  });

  it('keeps no amount whose unit is chosen from a different list now', () => {
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

  it('keeps no amount whose unit is cleared because it depends on another field', () => {
    const values = { fuelType: '501', fuelQuantity: 5, fuelUnit: 'kg' };
    expect(afterMethodChange({ before: burned, after: burned }, values)).toEqual({
      fuelType: '501',
      fuelQuantity: null,
      fuelUnit: null,
    });
  });

  // spec: value-chain.dependent
  it('clears what depends on another field, even if both methods ask for it', () => {
    const amount = field('amount', { fieldType: 'Decimal', blockedUntil: 'kind', scope3MethodIds: [1, 2] });
    const kind = field('kind', { scope3MethodIds: [1, 2] });
    const both = [kind, amount];
    expect(afterMethodChange({ before: both, after: both }, { kind: 'a', amount: 5 })).toEqual({
      kind: 'a',
      amount: null,
    });
  });
});

describe('a disabled field', () => {
  it('names the field it waits for until that has a value', () => {
    expect(blockedBy(treatment, ofMethod1, { wasteType: null })).toBe(wasteType);
    expect(blockedBy(treatment, ofMethod1, { wasteType: 'glass' })).toBeNull();
    expect(blockedBy(date, ofMethod1, {})).toBeNull();
  });

  it('also waits for the values its request needs', () => {
    const city = field('city', { apiPath: '/api/Cities?country={country}' });
    const country = field('country');
    expect(blockedBy(city, [country, city], {})).toBe(country);
  });

  it('does not wait for a field that the method hides', () => {
    expect(blockedBy(treatment, [treatment], {})).toBeNull();
  });
});

describe('a change', () => {
  it('clears all dependent fields, at any depth', () => {
    expect(names(dependentsOf(ofMethod1, 'wasteType'))).toEqual(['treatment', 'mass']);
    const values = { date: '2026-03-05', wasteType: 'glass', treatment: 'landfill', mass: 5 };
    expect(emptiedBy(ofMethod1, 'wasteType', values)).toEqual({ treatment: null, mass: null });
    expect(emptiedBy(ofMethod1, 'date', values)).toEqual({});
  });

  it('clears the amount with the field that determines its unit; an amount typed before there was a unit stays', () => {
    const values = { fuelType: '101', fuelQuantity: 100, fuelUnit: 'l' };
    expect(emptiedBy(burned, 'fuelType', values)).toEqual({ fuelQuantity: null, fuelUnit: null });
    expect(emptiedBy(burned, 'fuelType', { ...values, fuelUnit: null })).toEqual({ fuelUnit: null });
    expect(emptiedBy(burned, 'fuelUnit', values)).toEqual({});
  });

  it('sets dependent fields to their default', () => {
    const share = field('share', { fieldType: 'Decimal', blockedUntil: 'kind', defaultValue: 100 });
    expect(emptiedBy([field('kind'), share], 'kind', { kind: 'a', share: 40 })).toEqual({ share: 100 });
  });

  it('terminates when fields depend on each other in a circle', () => {
    const ring = [field('a', { child: 'b' }), field('b', { child: 'a' })];
    expect(names(dependentsOf(ring, 'a'))).toEqual(['b']);
  });
});

describe('the path of options', () => {
  it('contains the encoded value of the other field', () => {
    expect(optionsPath(treatment, { wasteType: 'glass & tins/mixed' })).toBe(
      '/api/Scope3/Fields/7/Options?parent=glass%20%26%20tins%2Fmixed',
    );
  });

  it('is null while that value is missing, and for options that come with the field', () => {
    expect(optionsPath(treatment, { wasteType: null })).toBeNull();
    expect(optionsPath(wasteType, {})).toBeNull();
  });

  it('needs no value when it names none', () => {
    expect(optionsPath(field('country', { apiPath: '/api/Countries' }), {})).toBe('/api/Countries');
  });
});

it('an untouched field has its default or the empty value of its type', () => {
  const untouched = [
    field('box', { fieldType: 'Checkbox' }),
    field('text', { fieldType: 'TextField' }),
    field('number', { fieldType: 'Decimal' }),
    field('share', { fieldType: 'Decimal', defaultValue: 100 }),
  ];
  expect(emptyValues(untouched)).toEqual({ box: false, text: '', number: null, share: 100 });
});

it('preselects the first unit, so the user only changes it when needed', () => {
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
