import { describe, expect, it } from 'vitest';
import type { MethodDefinition } from './definitions';
import { entryActivity, keptValues, periodOf } from './entry-activity';
import { EntryValues } from './entry-values';
import { checkboxField, dateField, decimalField, text, textField } from './field-builders';
import { fuelParts, refrigerantParts, shareStep, sourceOf, statedPart, timesStep } from './part-builders';

const values = new EntryValues({
  name: '  Steel  ',
  blank: '   ',
  nothing: null,
  amount: 12.5,
  zero: 0,
  ticked: true,
  unticked: false,
});

describe('the values of an entry', () => {
  it('are filled unless they are absent, null, blank or an empty tick', () => {
    const filled = ['name', 'blank', 'nothing', 'absent', 'amount', 'zero', 'ticked', 'unticked'];
    expect(filled.filter((name) => values.has(name))).toEqual(['name', 'amount', 'zero', 'ticked']);
  });

  it('are read by their type, text without blanks around it', () => {
    expect(['name', 'blank', 'amount', 'absent'].map((name) => values.text(name))).toEqual([
      'Steel',
      '',
      '',
      '',
    ]);
    expect(['amount', 'zero', 'name', 'absent'].map((name) => values.number(name))).toEqual([
      '12.5',
      '0',
      '0',
      '0',
    ]);
    expect([values.number('absent', '100'), values.number('amount', '100')]).toEqual(['100', '12.5']);
    expect(['ticked', 'unticked', 'name', 'absent'].map((name) => values.isTicked(name))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([values.value('name'), values.value('blank'), values.value('unticked')]).toEqual([
      'Steel',
      null,
      false,
    ]);
  });

  it('are the entry’s own, never those of every object', () => {
    expect([values.has('toString'), values.value('constructor')]).toEqual([false, null]);
  });
});

describe('an entry', () => {
  const label = text('Field', 'Pole');
  const method = {
    fields: [
      dateField('startDate', label),
      decimalField('amount', label),
      textField('name', label),
      textField('blank', label),
    ],
  } as unknown as MethodDefinition;

  it('keeps the filled fields of its method, and the period apart', () => {
    const entered = new EntryValues({
      startDate: '2026-03-01',
      amount: 3,
      name: ' Steel ',
      blank: '',
      other: 'x',
    });
    expect(keptValues(method, entered)).toEqual({ amount: 3, name: 'Steel' });
  });

  it('stores a box that is ticked by default as ticked, unless it was unticked', () => {
    const boxes = {
      fields: [checkboxField('ticked', label, { isCheckedFirst: true }), checkboxField('unticked', label)],
    } as unknown as MethodDefinition;
    const kept = (values: Record<string, boolean | null>) => keptValues(boxes, new EntryValues(values));
    expect(kept({})).toEqual({ ticked: true });
    expect(kept({ ticked: null, unticked: null })).toEqual({ ticked: true });
    expect(kept({ ticked: false, unticked: true })).toEqual({ ticked: false, unticked: true });
  });

  it('is one day long without a last day', () => {
    const startDate = '2026-03-01';
    expect(periodOf(new EntryValues({ startDate }))).toEqual({ startDate, endDate: startDate });
    expect(periodOf(new EntryValues({ startDate, endDate: '2026-03-31' })).endDate).toBe('2026-03-31');
  });

  it('becomes an activity of the form that has its method', () => {
    const period = { startDate: '2026-03-01', endDate: '2026-03-31' };
    expect(entryActivity({ methodId: 504, ...period, values: { wastewaterVolume: 7 } })).toEqual({
      kind: 'scope3',
      itemId: 5,
      category: '3.5',
      ...period,
      parts: [
        {
          field: 'wastewaterVolume',
          quantity: '7',
          unit: 'm3',
          steps: [],
          basis: {
            kind: 'published',
            activity: 'uk-desnz:water-treatment',
          },
        },
      ],
    });
    expect(() => entryActivity({ methodId: 9999, ...period, values: {} })).toThrow(/no Scope 3 method 9999/);
  });
});

describe('the parts of an entry', () => {
  it('multiply by an entered number, and by a share in per cent', () => {
    const entered = new EntryValues({ persons: 3, share: 12.5 });
    expect(timesStep(entered, 'persons', 'pkm')).toEqual({ to: 'pkm', factor: '3', field: 'persons' });
    expect(shareStep(entered, 'share', 'kg')).toEqual([{ to: 'kg', factor: '0.125', field: 'share' }]);
    expect(shareStep(entered, 'empty', 'kg')).toEqual([]);
  });

  it('take a partner’s emissions as they are, in kg, with who states them and where', () => {
    const entered = new EntryValues({
      emissions: 4,
      emissionsUnit: 'tCO2e',
      supplier: 'Odlewnia',
      factorSource: 'Report 2025',
    });
    expect(statedPart(entered, 'emissions', 'emissionsUnit')).toEqual({
      field: 'emissions',
      quantity: '4',
      unit: 'tCO2e',
      stepsFrom: 'kgCO2e',
      steps: [],
      basis: { kind: 'stated', kgCo2ePerUnit: '1', source: 'Odlewnia: Report 2025' },
    });
    expect(sourceOf(new EntryValues({ factorSource: 'Report 2025' }))).toBe('Report 2025');
    expect(sourceOf(new EntryValues({ supplier: 'Odlewnia' }))).toBe('Odlewnia');
  });

  it('leave out a fuel and a refrigerant that were not chosen', () => {
    const steps = (unit: string) => [{ to: unit, factor: '0.5', field: 'share' }];
    const entered = new EntryValues({
      fuelType: '501',
      fuelQuantity: 80,
      fuelUnit: 'l',
      refrigerantType: '9',
      refrigerantLeak: 2,
    });
    expect([...fuelParts(new EntryValues({})), ...refrigerantParts(new EntryValues({}))]).toEqual([]);
    expect(fuelParts(entered, steps)).toEqual([
      {
        field: 'fuelQuantity',
        quantity: '80',
        unit: 'l',
        steps: [{ to: 'l', factor: '0.5', field: 'share' }],
        basis: { kind: 'fuel', fuelId: 501 },
      },
    ]);
    expect(refrigerantParts(entered, steps)).toEqual([
      {
        field: 'refrigerantLeak',
        quantity: '2',
        unit: 'kg',
        steps: [{ to: 'kg', factor: '0.5', field: 'share' }],
        basis: { kind: 'fuel', fuelId: 9 },
      },
    ]);
    expect([...fuelParts(entered), ...refrigerantParts(entered)].map((part) => part.steps)).toEqual([[], []]);
  });
});
