import { describe, expect, it } from 'vitest';
import { type EntryCheck, entryIssues } from './check-entry';
import type { FieldDefinition, MethodDefinition } from './definitions';
import { type EntryValue, EntryValues } from './entry-values';
import { checkboxField, choiceField, dateField, decimalField, text, textField } from './field-builders';

const label = text('Field', 'Pole');
const check: EntryCheck = {
  formFields: new Set(['amount', 'share', 'pieces', 'kind', 'unit', 'note', 'done', 'startDate', 'endDate']),
  today: '2026-11-01',
  catalogue: (list, parent) => new Set([`${list} of ${parent || 'nothing'}`]),
};

/** Issues of a method with these fields alone, as `path code`, with what the message needs. */
function issuesOf(
  fields: readonly FieldDefinition[],
  entered: Record<string, EntryValue>,
  rules: Partial<Pick<MethodDefinition, 'together' | 'anyOf' | 'issues'>> = {},
) {
  const method = { id: 1, code: 'm', label, description: label, dataQuality: 1, fields, ...rules } as const;
  const issues = entryIssues(
    { ...method, parts: () => [] },
    new EntryValues(entered),
    Object.keys(entered),
    check,
  );
  return issues.map(({ path, code, params }) =>
    Object.keys(params).length > 0 ? [path, code, params] : [path, code],
  );
}

describe('an amount', () => {
  const amount = decimalField('amount', label);
  const of = (value: EntryValue, field = amount) => issuesOf([field], { [field.name]: value });

  it('is a finite number', () => {
    for (const value of ['12', true, Number.NaN, Number.POSITIVE_INFINITY])
      expect(of(value)).toEqual([['amount', 'quantityNotFinite']]);
  });

  it('is above zero and within the limit of the ledger', () => {
    expect(of(-0.001)).toEqual([['amount', 'quantityNegative']]);
    expect(of(0)).toEqual([['amount', 'greaterThan', { count: 0 }]]);
    expect(of(0.001)).toEqual([]);
    expect(of(999_999_999_999)).toEqual([]);
    expect(of(1e12)).toEqual([['amount', 'quantityTooLarge']]);
  });

  it('may be zero, limited, or whole if the field says so', () => {
    expect(of(0, decimalField('share', label, { isZeroAllowed: true }))).toEqual([]);
    const share = decimalField('share', label, { max: 100 });
    expect([of(100, share), of(100.5, share)]).toEqual([[], [['share', 'maxValue', { count: 100 }]]]);
    const pieces = decimalField('pieces', label, { isInteger: true });
    expect([of(3, pieces), of(2.5, pieces), of(2.5)]).toEqual([[], [['pieces', 'wholeNumber']], []]);
  });

  it('is required unless it is optional', () => {
    expect(of(null)).toEqual([['amount', 'required']]);
    expect(of('  ')).toEqual([['amount', 'required']]);
    expect(of(null, decimalField('amount', label, { isOptional: true }))).toEqual([]);
  });
});

describe('a choice', () => {
  const kinds = [{ value: 'a', name: label }];

  it('is one of the list', () => {
    const kind = choiceField('kind', label, kinds);
    expect(issuesOf([kind], { kind: 'a' })).toEqual([]);
    for (const value of ['b', 7, true])
      expect(issuesOf([kind], { kind: value })).toEqual([['kind', 'unknownReference']]);
  });

  it('is one of the list below the chosen parent', () => {
    const unit = choiceField('unit', label, {
      kind: 'dependent',
      parent: 'kind',
      choicesOf: (parent) => [
        { value: `${parent}-1`, name: label },
        { value: `${parent}-2`, name: label },
      ],
    });
    expect(issuesOf([unit], { kind: 'a', unit: 'a-2' })).toEqual([]);
    expect(issuesOf([unit], { kind: 'b', unit: 'a-2' })).toEqual([['unit', 'unknownReference']]);
  });

  it('is one of the catalogue’s list, for the parent where the list has one', () => {
    const country = choiceField('kind', label, { kind: 'catalogue', list: 'countries' });
    expect(issuesOf([country], { kind: 'countries of nothing' })).toEqual([]);
    expect(issuesOf([country], { kind: 'PL' })).toEqual([['kind', 'unknownReference']]);
    const unit = choiceField('unit', label, { kind: 'catalogue', list: 'fuel-units', parent: 'kind' });
    expect(issuesOf([unit], { kind: '101', unit: 'fuel-units of 101' })).toEqual([]);
    expect(issuesOf([unit], { kind: '102', unit: 'fuel-units of 101' })).toEqual([
      ['unit', 'unknownReference'],
    ]);
  });
});

describe('text and ticks', () => {
  it('have their type, and text its length', () => {
    const note = textField('note', label, { maxLength: 3 });
    expect(issuesOf([note], { note: 'abc' })).toEqual([]);
    expect(issuesOf([note], { note: 'abcd' })).toEqual([['note', 'maxChars', { count: 3 }]]);
    expect(issuesOf([note], { note: 5 })).toEqual([['note', 'invalid']]);
    const done = checkboxField('done', label);
    expect([true, false, null].map((value) => issuesOf([done], { done: value }))).toEqual([[], [], []]);
    expect(issuesOf([done], { done: 'yes' })).toEqual([['done', 'invalid']]);
  });
});

describe('days', () => {
  const fields = [dateField('startDate', label), dateField('endDate', label, { isOptional: true })];
  const of = (startDate: EntryValue, endDate: EntryValue = null) => issuesOf(fields, { startDate, endDate });

  it('exist, and lie between 1990 and today', () => {
    expect([of('1990-01-01'), of('2026-11-01')]).toEqual([[], []]);
    expect(of('1989-12-31')).toEqual([['startDate', 'dateOutOfRange', { min: 1990, max: 2026 }]]);
    expect(of('2026-11-02')).toEqual([['startDate', 'dateAfterToday']]);
    for (const value of ['2026-02-30', '01.03.2026', 20260301])
      expect(of(value)).toEqual([['startDate', 'date']]);
  });

  it('are in order', () => {
    expect([of('2026-03-01', '2026-03-01'), of('2026-03-01', '2026-03-02')]).toEqual([[], []]);
    expect(of('2026-03-02', '2026-03-01')).toEqual([['endDate', 'dateOrder']]);
  });

  it('are not compared if one of them is not a day', () => {
    expect(of('yesterday', '2026-03-01')).toEqual([['startDate', 'date']]);
    expect(of('2026-03-02', '2026-02-30')).toEqual([['endDate', 'date']]);
  });
});

describe('fields among each other', () => {
  const [amount, kind, note] = [
    decimalField('amount', label, { isOptional: true }),
    choiceField('kind', label, [{ value: 'a', name: label }], { isOptional: true }),
    textField('note', label, { isOptional: true }),
  ] as const;
  const fields = [amount, kind, note];

  it('are required together once one of them is filled', () => {
    const rules = { together: [['amount', 'kind'] as const] };
    expect(issuesOf(fields, {}, rules)).toEqual([]);
    expect(issuesOf(fields, { amount: 1, kind: 'a' }, rules)).toEqual([]);
    expect(issuesOf(fields, { amount: 1 }, rules)).toEqual([['kind', 'required']]);
    expect(issuesOf(fields, { kind: 'a' }, rules)).toEqual([['amount', 'required']]);
  });

  it('need one of a group', () => {
    const rules = { anyOf: ['amount', 'kind'] as const };
    expect(issuesOf(fields, { note: 'x' }, rules)).toEqual([
      ['amount', 'oneOfThese'],
      ['kind', 'oneOfThese'],
    ]);
    expect(issuesOf(fields, { kind: 'a' }, rules)).toEqual([]);
  });

  it('are distinguished from fields that the form does not have', () => {
    expect(issuesOf(fields, { share: 'of another method', amount: 1 })).toEqual([]);
    expect(issuesOf(fields, { price: 3 })).toEqual([['price', 'unknownField']]);
  });

  it('are checked by the method’s own rules once each is valid by itself', () => {
    const rules = { issues: () => [{ path: 'note', code: 'rateNeeded' }] };
    expect(issuesOf(fields, { amount: 1 }, rules)).toEqual([['note', 'rateNeeded']]);
    expect(issuesOf(fields, { amount: -1 }, rules)).toEqual([['amount', 'quantityNegative']]);
  });
});
