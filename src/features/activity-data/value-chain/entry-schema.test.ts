import { describe, expect, it } from 'vitest';
import type { Scope3Field, Scope3Method } from '#api/contract/activity-data/value-chain-forms';
import { blankEntry, entrySchema, nextEntry, valuesToSend } from './entry-schema';

const plain: Scope3Field = {
  scope3FieldId: 1,
  scope3InputFormId: 5,
  name: 'text',
  displayName: 'Text',
  description: null,
  fieldType: 'TextField',
  isRequired: true,
  isInteger: false,
  min: null,
  max: null,
  maxLength: null,
  defaultValue: null,
  unitSymbol: null,
  unitField: null,
  blockedUntil: null,
  child: null,
  apiPath: null,
  dropDownOptions: [],
  displayOrder: 1,
  scope3MethodIds: [1],
};
const fields: Scope3Field[] = [
  { ...plain, scope3FieldId: 1, name: 'date', fieldType: 'DatePicker', scope3MethodIds: [1, 2] },
  { ...plain, scope3FieldId: 2, name: 'kind', fieldType: 'DropDown' },
  { ...plain, scope3FieldId: 3, name: 'share', fieldType: 'Decimal', min: 0, max: 100 },
  { ...plain, scope3FieldId: 4, name: 'persons', fieldType: 'Decimal', isInteger: true, isRequired: false },
  { ...plain, scope3FieldId: 5, name: 'cooled', fieldType: 'Checkbox', isRequired: false },
  { ...plain, scope3FieldId: 6, name: 'reference', isRequired: false, maxLength: 5 },
  { ...plain, scope3FieldId: 7, name: 'supplier', scope3MethodIds: [2] },
];
const method = (scope3MethodId: number): Scope3Method => ({
  scope3MethodId,
  scope3InputFormId: 5,
  code: 'm',
  label: 'Method',
  description: '',
  displayOrder: scope3MethodId,
  dataQuality: 1,
  emissionFactorPath: '/api/x',
});
const spec = { fields, methods: [method(1), method(2)] };
const schema = entrySchema(spec, '2026-03-31');
const valid = {
  ...blankEntry(spec, 1),
  date: '2026-03-05',
  kind: 'glass',
  share: 40,
};
const problems = (values: object) =>
  (schema.safeParse({ ...valid, ...values }).error?.issues ?? []).map(({ path, code, ...rest }) =>
    [path.join('.'), 'params' in rest && rest.params ? (rest.params as { code: string }).code : code].join(
      ' ',
    ),
  );

describe('an entry', () => {
  // spec: value-chain.required
  it('is accepted with the required values of its method, and without values of hidden fields', () => {
    const parsed = schema.parse({ ...valid, supplier: 'left over' });
    expect(parsed).toEqual({
      scope3MethodId: 1,
      date: '2026-03-05',
      kind: 'glass',
      share: 40,
      persons: null,
      cooled: false,
      reference: '',
    });
  });

  it.each([
    [{ date: null }, 'date invalid_type'],
    [{ date: '2026-04-01' }, 'date dateAfterToday'],
    [{ kind: null }, 'kind requiredSelection'],
    [{ share: null }, 'share invalid_type'],
    [{ share: Number.NaN }, 'share invalid_type'],
    [{ share: -1 }, 'share too_small'],
    [{ share: 100.5 }, 'share too_big'],
    [{ persons: 1.5 }, 'persons invalid_type'],
    [{ reference: 'longer' }, 'reference too_big'],
  ])('with %j is refused at its field', (values, problem) => {
    expect(problems(values)).toEqual([problem]);
  });

  it('reports all problems together', () => {
    expect(problems({ date: null, kind: null, share: null })).toHaveLength(3);
  });

  it('requires the fields of another method once that is chosen', () => {
    expect(problems({ scope3MethodId: 2 })).toEqual(['supplier too_small']);
    expect(problems({ scope3MethodId: 2, supplier: 'Acme', kind: null, share: null })).toEqual([]);
  });

  it('is sent without empty fields; an unticked checkbox is an answer', () => {
    expect(valuesToSend(spec, { ...valid, supplier: 'hidden' })).toEqual({
      date: '2026-03-05',
      kind: 'glass',
      share: 40,
      cooled: false,
    });
  });

  it('sends no unit without its amount', () => {
    const mass: Scope3Field = { ...plain, name: 'mass', fieldType: 'Decimal', unitField: 'massUnit' };
    const unit: Scope3Field = { ...plain, name: 'massUnit', fieldType: 'DropDown' };
    const send = (amount: number | null) =>
      valuesToSend({ fields: [mass, unit] }, { scope3MethodId: 1, mass: amount, massUnit: 't' });
    expect(send(null)).toEqual({});
    expect(send(2)).toEqual({ mass: 2, massUnit: 't' });
  });
});

describe('the next bill', () => {
  it('has the same method, choices and supplier, the next period, and no amounts', () => {
    const days = ['startDate', 'endDate'].map(
      (name): Scope3Field => ({
        ...plain,
        name,
        fieldType: 'DatePicker',
        scope3MethodIds: [1, 2],
      }),
    );
    const withDays = { fields: [...fields, ...days] };
    const saved = { kind: 'glass', share: 5, cooled: true, reference: 'A 1', supplier: 'Hut' };
    const january = { startDate: '2026-01-01', endDate: '2026-01-31' };
    const next = nextEntry(withDays, { ...saved, ...january, scope3MethodId: 1 }, '2026-03-31');
    expect(next).toMatchObject({
      scope3MethodId: 1,
      kind: 'glass',
      cooled: true,
      share: null,
      reference: '',
    });
    expect(next).toMatchObject({ startDate: '2026-02-01', endDate: '2026-02-28' });
    const other = nextEntry(withDays, { ...saved, startDate: '2026-03-15', scope3MethodId: 2 }, '2026-03-31');
    expect(other).toMatchObject({ scope3MethodId: 2, supplier: 'Hut', startDate: null });
  });
});
