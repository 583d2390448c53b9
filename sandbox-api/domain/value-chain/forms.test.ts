import { describe, expect, it } from 'vitest';
import { emissionsOf } from '#api/domain/emissions/emissions';
import { fillEntry, optionsOf, parentOf } from '#api/testing/filled/fill-entry';
import { seedReference } from '#api/testing/seed-reference';
import { type EntryCheck, entryIssues } from './check-entry';
import type { MethodDefinition } from './definitions';
import { entryActivity, keptValues, periodOf } from './entry-activity';
import { type EntryValue, EntryValues } from './entry-values';
import { formFields, scope3Forms } from './forms';

const reference = seedReference();
const methods = scope3Forms.flatMap((form) => form.methods.map((method) => ({ form, method })));

const check: EntryCheck = {
  formFields: new Set(methods.flatMap(({ method }) => method.fields.map(({ name }) => name))),
  today: '2026-11-01',
  catalogue: (list, parent) =>
    new Set(
      optionsOf(
        reference,
        {
          type: 'DropDown',
          name: '',
          label: { en: '', pl: '' },
          isRequired: true,
          choices: { kind: 'catalogue', list },
        },
        parent,
      ),
    ),
};

function linesOf(method: MethodDefinition, entered: Record<string, EntryValue>) {
  const values = new EntryValues(entered);
  const entry = { methodId: method.id, ...periodOf(values), values: keptValues(method, values) };
  const settings = { gwpSet: 'AR6', headlineScope2Method: 'market' } as const;
  return emissionsOf({ reference, countryCode: 'PL', settings }, entryActivity(entry), []);
}

describe('the forms of the value chain', () => {
  it('are the fifteen categories in order, each with methods of its own', () => {
    expect(scope3Forms.map(({ category }) => category)).toEqual(
      Array.from({ length: 15 }, (_, index) => `3.${index + 1}`),
    );
    const ids = methods.map(({ method }) => method.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(55);
  });

  it('have words in both languages for every field, method and choice', () => {
    const texts = methods.flatMap(({ form, method }) => [
      form.boundary,
      method.label,
      method.description,
      ...method.fields.flatMap((field) => [field.label, ...(field.hint ? [field.hint] : [])]),
      ...method.fields.flatMap((field) =>
        field.type === 'DropDown' && field.choices.kind === 'fixed'
          ? field.choices.choices.map(({ name }) => name)
          : [],
      ),
    ]);
    expect(texts.filter(({ en, pl }) => !en || !pl)).toEqual([]);
  });

  it.each(methods.map(({ form, method }) => [`${form.code}: ${method.code}`, form, method] as const))(
    '%s names each field once and keeps the order of the method among those of the form',
    (_, form, method) => {
      const names = method.fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const inForm = formFields(form.id).filter(({ methodIds }) => methodIds.includes(method.id));
      expect(inForm.map(({ field }) => field.name)).toEqual(names);
    },
  );

  it.each(methods.map(({ form, method }) => [`${form.code}: ${method.code}`, method] as const))(
    '%s accepts a full entry and gives a figure of its category for every choice',
    (_, method) => {
      for (let turn = 0; turn < 15; turn += 1) {
        const entered = fillEntry(
          reference,
          method,
          (options) => options[turn % Math.max(1, options.length)],
        );
        expect(entryIssues(method, new EntryValues(entered), Object.keys(entered), check)).toEqual([]);
        const lines = linesOf(method, entered);
        expect(
          lines.some((line) => line.kgCo2e.gt(0) && (line.isHeadline || line.category === 'outside')),
        ).toBe(true);
        for (const line of lines) expect([0, 3]).toContain(line.scope);
      }
    },
  );

  it('find a published factor for every pair of a list and the list below it', () => {
    for (const { method } of methods) {
      for (const field of method.fields) {
        const parent = method.fields.find(({ name }) => name === parentOf(field));
        if (!parent || field.type !== 'DropDown' || field.choices.kind !== 'dependent') continue;
        for (const first of optionsOf(reference, parent, '')) {
          expect(optionsOf(reference, field, first).length).toBeGreaterThan(0);
          for (const second of optionsOf(reference, field, first)) {
            const entered = {
              ...fillEntry(reference, method, (options) => options[0]),
              [parent.name]: first,
              [field.name]: second,
            };
            expect(() => linesOf(method, entered), `${method.code} ${first} ${second}`).not.toThrow();
          }
        }
      }
    }
  });
});
