import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blanksOf,
  blockerOf,
  dependentsOf,
  type FieldValue,
  fallenBy,
  isFilled,
  type RuledField,
  shownFields,
  shownValues,
} from './field-rules';

const names = (fields: readonly RuledField[]) => fields.map(({ name }) => name);
const field = (name: string, rules: Partial<RuledField> = {}): RuledField => ({
  name,
  blank: null,
  ...rules,
});

/** Two levels of sub-questions, one of them below a group of checkboxes. */
const questionnaire = [
  field('level'),
  field('same-scope', { shownWhen: [{ field: 'level', isOneOf: ['group', 'part-of-group'] }] }),
  field('difference', { shownWhen: [{ field: 'same-scope', isOneOf: ['no'] }] }),
  field('topics', { blank: [] }),
  field('pollutants', { shownWhen: [{ field: 'topics', isOneOf: ['E2'] }] }),
];

/** From a double materiality assessment: likelihood is asked for potential impacts. */
const assessment = [
  field('kind'),
  field('severity'),
  field('likelihood', { shownWhen: [{ field: 'kind', isOneOf: ['potential'] }] }),
  field('reason', { blockedUntil: ['severity'] }),
];

describe('a sub-question', () => {
  it('shows for each of the choices that lead to it', () => {
    expect(names(shownFields(questionnaire, { level: 'company' }))).toEqual(['level', 'topics']);
    for (const level of ['group', 'part-of-group'])
      expect(names(shownFields(questionnaire, { level }))).toEqual(['level', 'same-scope', 'topics']);
  });

  it('hides with its parent question, whatever was answered before', () => {
    const answers = { level: 'group', 'same-scope': 'no', difference: 'One plant less' };
    expect(names(shownFields(questionnaire, answers))).toContain('difference');
    expect(names(shownFields(questionnaire, { ...answers, level: 'company' }))).toEqual(['level', 'topics']);
  });

  it('shows when its checkbox is among the ticked ones', () => {
    expect(names(shownFields(questionnaire, { topics: ['E1', 'E2'] }))).toContain('pollutants');
    expect(names(shownFields(questionnaire, { topics: ['E1', 'E5'] }))).not.toContain('pollutants');
    expect(names(shownFields(questionnaire, { topics: [] }))).not.toContain('pollutants');
  });

  it('needs all of several conditions', () => {
    const both = field('both', {
      shownWhen: [
        { field: 'level', isOneOf: ['group'] },
        { field: 'method', isOneOf: [1] },
      ],
    });
    const shows = (values: Record<string, FieldValue>) => shownFields([field('level'), both], values).length;
    expect(shows({ level: 'group', method: 2 })).toBe(1);
    expect(shows({ level: 'group', method: 1 })).toBe(2);
  });

  it('never shows when it depends on itself through others', () => {
    const ring = [
      field('a', { shownWhen: [{ field: 'b', isOneOf: ['x'] }] }),
      field('b', { shownWhen: [{ field: 'a', isOneOf: ['x'] }] }),
      field('c'),
    ];
    expect(names(shownFields(ring, { a: 'x', b: 'x' }))).toEqual(['c']);
  });

  it('keeps its answer while hidden, but does not send it', () => {
    const answers = { level: 'company', 'same-scope': 'no', difference: 'One plant less', topics: ['E1'] };
    expect(fallenBy(questionnaire, 'level', answers)).toEqual({});
    expect(shownValues(questionnaire, answers)).toEqual({ level: 'company', topics: ['E1'] });
  });
});

it('asks for the likelihood only of a potential impact', () => {
  const values = { kind: 'potential', severity: 4, likelihood: 2 };
  expect(shownValues(assessment, values)).toEqual({ ...values, reason: null });
  expect(shownValues(assessment, { ...values, kind: 'actual' })).toEqual({
    kind: 'actual',
    severity: 4,
    reason: null,
  });
});

describe('a field that depends on another', () => {
  const [, severity, , reason = field('')] = assessment;

  it('names the field it waits for until that is filled', () => {
    expect(blockerOf(reason, assessment, { severity: null })).toBe(severity);
    expect(blockerOf(reason, assessment, { severity: 0 })).toBeNull();
  });

  it('does not wait for a hidden field', () => {
    expect(blockerOf(reason, [reason], {})).toBeNull();
  });

  it.each([
    ['', false],
    ['  ', false],
    ['x', true],
    [0, true],
    [Number.NaN, false],
    [false, false],
    [true, true],
    [[], false],
    [['x'], true],
    [null, false],
    [undefined, false],
  ])('takes %j for a value: %s', (value, expected) => {
    expect(isFilled(value)).toBe(expected);
  });
});

describe('a change', () => {
  const amounts = [
    field('fuel'),
    field('amount', { qualifiedBy: 'unit' }),
    field('unit', { blockedUntil: ['fuel'] }),
    field('note', { blank: '', childOf: ['unit'] }),
  ];

  it('clears dependent fields at any depth, and the value whose unit is cleared', () => {
    const values = { fuel: 'diesel', amount: 100, unit: 'l', note: 'x' };
    expect(fallenBy(amounts, 'fuel', values)).toEqual({ amount: null, unit: null, note: '' });
    expect(fallenBy(amounts, 'unit', values)).toEqual({ note: '' });
    expect(fallenBy(amounts, 'amount', values)).toEqual({});
  });

  it('keeps a value that was entered before it had a unit', () => {
    expect(fallenBy(amounts, 'fuel', { fuel: 'diesel', amount: 100 })).toEqual({ unit: null, note: '' });
  });

  it('terminates when fields depend on each other in a circle', () => {
    const ring = [field('a', { childOf: ['b'] }), field('b', { childOf: ['a'] })];
    expect(names(dependentsOf(ring, 'a'))).toEqual(['b']);
  });
});

describe('for any rules and values', () => {
  const fieldNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const choice = fc.constantFrom('x', 'y', 'z');
  const others = fc.array(fc.constantFrom(...fieldNames), { maxLength: 2 });
  const rules = fc.record({
    shownWhen: fc.array(
      fc.record({
        field: fc.constantFrom(...fieldNames, 'a fact of the form'),
        isOneOf: fc.array(choice, { minLength: 1, maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    blockedUntil: others,
    childOf: others,
    qualifiedBy: fc.option(fc.constantFrom(...fieldNames)),
  });
  const form = fc
    .tuple(...fieldNames.map(() => rules))
    .map((all) => all.map((own, index) => field(fieldNames[index] ?? '', own)));
  const values = fc.dictionary(
    fc.constantFrom(...fieldNames, 'a fact of the form'),
    fc.oneof(choice, fc.constant(null), fc.array(choice, { maxLength: 3 })),
  );
  const shuffled = fc.tuple(form, fc.infiniteStream(fc.nat())).map(([fields, keys]) => {
    const order = fields.map((own) => ({ own, key: keys.next().value ?? 0 }));
    return { fields, mixed: order.sort((one, other) => one.key - other.key).map(({ own }) => own) };
  });

  it('sends nothing hidden, and the sent values alone determine what shows', () => {
    fc.assert(
      fc.property(form, values, (fields, entered) => {
        const sent = shownValues(fields, entered);
        const shown = names(shownFields(fields, entered));
        expect(Object.keys(sent)).toEqual(shown);
        const fact = { 'a fact of the form': entered['a fact of the form'] };
        // A server that only knows the sent values computes the same form.
        expect(names(shownFields(fields, { ...sent, ...fact }))).toEqual(shown);
        for (const { name, shownWhen = [] } of fields) {
          const isMet = shownWhen.every(
            (rule) =>
              (shown.includes(rule.field) || rule.field in fact) &&
              [entered[rule.field]].flat().some((held) => rule.isOneOf.some((one) => one === held)),
          );
          if (!isMet) expect(sent).not.toHaveProperty([name]);
        }
      }),
    );
  });

  it('gives the same result for any order of fields', () => {
    fc.assert(
      fc.property(shuffled, values, fc.constantFrom(...fieldNames), ({ fields, mixed }, entered, changed) => {
        const shown = shownFields(fields, entered);
        const shownMixed = shownFields(mixed, entered);
        expect(new Set(shownMixed)).toEqual(new Set(shown));
        expect(fallenBy(mixed, changed, entered)).toEqual(fallenBy(fields, changed, entered));
        for (const own of fields)
          expect(blockerOf(own, shownMixed, entered)).toBe(blockerOf(own, shown, entered));
      }),
    );
  });

  it('clears only dependent fields, never the changed one', () => {
    fc.assert(
      fc.property(form, values, fc.constantFrom(...fieldNames), (fields, entered, changed) => {
        const fallen = Object.keys(fallenBy(fields, changed, entered));
        expect(fallen).not.toContain(changed);
        const hanging = names(dependentsOf(fields, changed));
        expect(hanging).toEqual(expect.arrayContaining(fallen));
        const blanks: Record<string, FieldValue> = blanksOf(fields);
        for (const name of fallen) expect(blanks[name]).toBeNull();
      }),
    );
  });
});
