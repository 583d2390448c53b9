import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, date } from '#api/contract/fields';
import { flattenErrors } from './flatten-errors';
import { readServerProblem, toFieldName } from './server-problem';
import { describeIssue, translateRule } from './validation-message';

describe('a problem from the server', () => {
  // spec: validation.server-errors, reports.validation.server, reports.errors.period, materiality.validation.server
  // spec: materiality.errors.fields
  it('is assigned to the fields of the form with all its messages', () => {
    const problem = readServerProblem({
      problem: {
        detail: 'Check the form',
        errors: { StartDate: ['Too late.', 'Overlaps.'], 'Rows[0].UnitId': ['Unknown.'] },
      },
    });
    expect(problem).toEqual({
      fields: { startDate: 'Too late. Overlaps.', 'rows.0.unitId': 'Unknown.' },
      detail: 'Check the form',
    });
  });

  // spec: errors.form-save, reports.errors.detail, materiality.errors.fields
  it('is also read from the error itself', () => {
    expect(readServerProblem({ errors: { Password: ['Wrong.'] } })).toEqual({
      fields: { password: 'Wrong.' },
      detail: null,
    });
  });

  it.each([new Error('network'), null, 'text', undefined, { errors: { Name: [] } }])(
    'is not invented from %s',
    (error) => {
      expect(readServerProblem(error)).toEqual({ fields: {}, detail: null });
    },
  );

  it('keeps names that are already lower case', () => {
    expect(toFieldName('vatNumber')).toBe('vatNumber');
    expect(toFieldName('Address.PostCode')).toBe('address.postCode');
  });
});

describe('errors of nested fields', () => {
  it('become one list, without the elements they hold', () => {
    const element = { type: 'text', message: 'an element is no error', tagName: 'INPUT' };
    const errors = {
      name: { type: 'too_small', message: 'Empty', ref: element },
      rows: [undefined, { area: { type: 'x', message: 'Too big', ref: element } }],
      countries: { root: { type: 'too_small', message: 'Choose one' } },
    };
    expect(flattenErrors(errors)).toEqual([
      { name: 'name', message: 'Empty' },
      { name: 'rows.1.area', message: 'Too big' },
      { name: 'countries', message: 'Choose one' },
    ]);
  });
});

describe('a broken rule of the contract', () => {
  const t = ((key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction;
  const messages = (schema: z.ZodType, value: unknown) =>
    schema
      .safeParse(value, { error: (issue) => describeIssue(issue, t, 'pl') })
      .error?.issues.map((issue) => issue.message);

  it.each([
    [z.string().min(1), '', 'validation.required'],
    [z.email(), '', 'validation.required'],
    [z.email(), 'x@', 'validation.email'],
    [z.number(), null, 'validation.required'],
    [z.number(), Number.NaN, 'validation.number'],
    [z.number().int(), 1200.5, 'validation.wholeNumber'],
    [z.string().min(8), 'short', 'validation.minCharacters {"count":8}'],
    [z.string().max(2), 'long', 'validation.maxCharacters {"count":2}'],
    [z.number().max(5), 6, 'validation.maxValue {"value":"5"}'],
    [z.number().lt(1e12), 1e12, 'validation.lessThan {"value":"1\u00a0000\u00a0000\u00a0000\u00a0000"}'],
    [z.number().min(0.5), 0, 'validation.minValue {"value":"0,5"}'],
    [z.number().positive(), 0, 'validation.moreThan {"value":"0"}'],
    [amount, 4e-10, 'validation.moreThan {"value":"0"}'],
    [z.array(z.number()).min(1), [], 'validation.minChoices {"count":1}'],
    [z.enum(['a']), undefined, 'validation.requiredSelection'],
    [date, '2026-02-30', 'validation.date'],
    [date, '0026-02-28', 'validation.dateOutOfRange {"code":"dateOutOfRange","min":"1900","max":"2200"}'],
  ] as const)('of %# says %s', (schema, value, message) => {
    expect(messages(schema, value)?.[0]).toBe(message);
  });

  it('keeps the text key given by the contract', () => {
    expect(messages(z.literal(true, { error: 'termsRequired' }), false)).toEqual(['termsRequired']);
    expect(translateRule('termsRequired', t, (key) => key === 'validation.termsRequired')).toBe(
      'validation.termsRequired',
    );
    expect(translateRule('Plain words.', t, () => true)).toBe('Plain words.');
    expect(translateRule('unknownRule', t, () => false)).toBe('unknownRule');
  });
});
