import { describe, expect, it } from 'vitest';
import { calculate, type Inputs } from '#api/domain/scenarios/model/calculate';
import type { EnteredRow, EnteredValue, ScenarioDefinition } from '#api/domain/scenarios/model/definition';
import { ScenarioProblem } from '#api/domain/scenarios/model/scenario-problem';
import { type LedgerWords, noLedgerWords as unknown } from '#api/domain/scenarios/prefill/ledger-facts';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { modelOf, seedDefinition, seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { checkRules, issueOfProblem } from './remarks';

function rulesOf(
  id: string,
  changes: Record<string, EnteredValue> = {},
  ledger: Partial<LedgerWords> = {},
  index = 0,
) {
  const model = seedModel(id);
  const example = model.definition.examples[index];
  if (!example) throw new Error('No example.');
  const inputs = exampleInputs(model, example, changes);
  const { errors, remarks } = checkRules(model, inputs, calculate(model, inputs), { ...unknown, ...ledger });
  return {
    errors: errors.map(({ path, text }) => [path, text.en]),
    remarks: remarks.map(({ level, text }) => [level, text.en]),
  };
}

describe('a payback below zero', () => {
  const remark = /nothing has to be paid back/;
  const workedOut = (subsidy: number) => {
    const model = seedModel('led-lighting');
    const [example] = model.definition.examples;
    if (!example) throw new Error('No example.');
    const inputs = exampleInputs(model, example, { capex: 1000, subsidy });
    const calculation = calculate(model, inputs);
    const { remarks } = checkRules(model, inputs, calculation, unknown);
    return { ...calculation, said: remarks.filter(({ text }) => remark.test(text.en)) };
  };

  it('is not shown where the grant is above the investment, and a remark says why', () => {
    const { values, withheld, said } = workedOut(1500);
    expect(values.cash_year1?.gt(0)).toBe(true);
    expect(values.payback).toBeNull();
    expect(withheld.payback?.times(values.cash_year1 ?? 0).toFixed(6)).toBe('-500.000000');
    expect(said).toMatchObject([{ level: 'warn', text: { pl: expect.stringContaining('okresu zwrotu') } }]);
  });

  it.each([
    [0, true],
    [1000, false],
  ])('is no matter of a grant of %s on 1,000', (subsidy, isPositive) => {
    const { values, withheld, said } = workedOut(subsidy);
    expect([values.payback?.gt(0), withheld, said]).toEqual([isPositive, {}, []]);
  });
});

const lamp: EnteredRow = {
  lamp: 't8_58_m',
  count: 120,
  lamp_w: 58,
  ballast_factor: 1.15,
  hours: 2500,
  led_w: 24,
};

describe('rules of the definitions', () => {
  it('stop none of the worked examples', () => {
    for (const { id, index } of seedExamples())
      expect(rulesOf(id, {}, {}, index).errors, `${id} ${index}`).toEqual([]);
  });

  it('about a row are shown at the row and the field that the figures are nearest to', () => {
    expect(rulesOf('led-lighting', { bulbs_dict: [lamp, { ...lamp, led_w: 70 }] }).errors).toEqual([
      ['variables.bulbs_dict.1.led_w', 'The LED has more power than the current lamp.'],
    ]);
    expect(
      rulesOf('building-heat', { envelope_dict: [{ part: 'wall', area: 1, u_old: 0.2, u_new: 0.2 }] }).errors,
    ).toEqual([['variables.envelope_dict.0.u_new', 'The new U-value is not better.']]);
  });

  it('about the whole are shown at the first field they name', () => {
    const [site] = rulesOf('led-lighting', { site_kwh: 26_000 }).errors;
    expect(site).toEqual([
      'variables.site_kwh',
      'The lamps would use more electricity than the location has recorded.',
    ]);
    expect(rulesOf('compressed-air', { leak_after: 0.25 }).errors.map(([path]) => path)).toEqual([
      'variables.leak_after',
    ]);
    expect(rulesOf('compressed-air', { compressor_kwh: 3_000_001 }).errors.map(([path]) => path)).toEqual([
      'variables.compressor_kwh',
    ]);
    expect(
      rulesOf('travel-commute', { remote_days: 5, office_days: 4 }).errors.map(([path]) => path),
    ).toEqual(['variables.remote_days']);
    expect(rulesOf('building-heat', { heat_fuel_kwh: 130_000 }).errors.map(([path]) => path)).toEqual([
      'variables.heat_fuel_kwh',
    ]);
  });

  it.each([
    ['fleet-ev', 'mobile.t', 0],
    ['heat-pump', 'kwhGross', 0],
    ['building-heat', 'heat.kwh', 0],
    ['building-heat', 'heat.kwh', 1],
  ] as const)(
    'say that a location records nothing of what %s replaces (%s, example %i)',
    (id, word, index) => {
      const remarksWith = (recorded: number | null) =>
        rulesOf(id, {}, { [word]: recorded }, index).remarks.filter(([, text]) =>
          text?.includes('In a reduction plan this measure counts as zero'),
        );
      expect(remarksWith(0)).toHaveLength(1);
      expect([remarksWith(null), remarksWith(1e9)]).toEqual([[], []]);
      expect(rulesOf(id, {}, { [word]: 0 }, index).errors).toEqual([]);
      expect(rulesOf(id, {}, { [word]: 0.001 }, index).errors).toHaveLength(1);
    },
  );

  it.each([
    ['led-lighting', 'electricity.kwh', 1],
    ['rooftop-pv', 'electricity.kwh', 1],
    ['compressed-air', 'electricity.kwh', 1],
    ['green-contract', 'electricity.kwh', 1],
    ['travel-commute', 'travel.t', 0.001],
    ['refrigerant', 'fugitive.t', 0],
  ] as const)('warn that %s counts in a plan for what is recorded of %s at most', (id, word, little) => {
    const warnings = (recorded: number | null, pattern: RegExp) =>
      rulesOf(id, {}, { [word]: recorded }).remarks.filter(([level, text = '']) =>
        level === 'warn' ? pattern.test(text) : false,
      );
    const none = /In a reduction plan this measure counts as zero/;
    const less = /A reduction plan counts no more than is recorded/;
    expect(warnings(0, none)).toHaveLength(1);
    expect([warnings(null, none), warnings(1e9, none)]).toEqual([[], []]);
    if (little > 0) expect(warnings(little, less)).toHaveLength(1);
    expect([warnings(0, less), warnings(null, less), warnings(1e9, less)]).toEqual([[], [], []]);
  });

  it('compare the leaks of all equipment together with what was topped up', () => {
    const example = seedDefinition('refrigerant').examples[0]?.inputs.refrig_dict as EnteredRow[];
    const twice = { refrig_dict: [...example, ...example] };
    const said = (kg: number) => rulesOf('refrigerant', twice, { 'fugitive.kg': kg }).remarks.length;
    // Each leaks 26,615.25 kg CO2e a year.
    expect([said(53_230), said(53_231)]).toEqual([1, 0]);
  });

  it('ask what replaces the heat of lamps to have a price', () => {
    const words = ['warn', 'The fuel that replaces the heat of the lamps counts as free. Enter its price.'];
    expect(rulesOf('led-lighting', { heat_share: 0.3, price_fuel: 0 }).remarks).toContainEqual(words);
    expect(rulesOf('led-lighting', { heat_share: 0.3, price_fuel: 0.07 }).remarks).not.toContainEqual(words);
    expect(rulesOf('led-lighting', { heat_share: 0, price_fuel: 0 }).remarks).not.toContainEqual(words);
  });

  it('say that a heat pump saves nothing where its leak takes what the boiler saved', () => {
    const words = "With today's grid, location-based Scope 1 and 2 together do not fall.";
    const said = (hp_charge: number) =>
      rulesOf('heat-pump', { hp_charge, spf: 2.62 }).remarks.map(([, text]) => text);
    // Without a leak an SPF of 2.569 is enough, with that of 12 kg 2.601, of 24 kg 2.634.
    expect(said(12)).not.toContain(words);
    expect(said(24)).toContain(words);
    // The leak alone is more than the boiler burns: no SPF saves anything.
    const model = seedModel('heat-pump');
    const [example] = model.definition.examples;
    const inputs = example && exampleInputs(model, example, { hp_charge: 500, hp_gwp: 14_000 });
    expect(inputs && calculate(model, inputs).values.spf_breakeven_lb).toBeNull();
  });

  it('ask for the price of charging elsewhere, and warn where it is nought', () => {
    const elsewhere = (price_public: number | null) =>
      rulesOf('fleet-ev', { site_share: 0.5, ef_el_other: 0.5, price_public });
    expect(elsewhere(null).errors).toEqual([
      ['variables.site_share', expect.stringContaining('Enter the price of charging elsewhere')],
    ]);
    expect(elsewhere(0).remarks).toContainEqual([
      'warn',
      'Charging elsewhere counts as free. Enter its price.',
    ]);
    expect(elsewhere(0.6)).toMatchObject({ errors: [] });
    expect(rulesOf('fleet-ev', { site_share: 1, price_public: null }).errors).toEqual([]);
  });

  it('about flights are asked of each row, and each has its own field', () => {
    const [example] = seedDefinition('travel-commute').examples;
    const [row] = (example?.inputs.travel_dict ?? []) as EnteredRow[];
    const shares = { ...row, rail_share: 0.8, avoid_share: 0.3 };
    const rail = { ...row, km_rail: 0 };
    expect(rulesOf('travel-commute', { travel_dict: [row ?? {}, shares, rail] }).errors).toEqual([
      ['variables.travel_dict.1.rail_share', 'The two shares add up to more than 100%.'],
      ['variables.travel_dict.2.km_rail', 'Enter the rail distance.'],
    ]);
  });

  it('about refrigerants need that nothing gets better in the same row', () => {
    const row = {
      kind: 'chiller',
      n: 1,
      charge_old: 10,
      gwp_old: 1300,
      leak_old: 0.1,
      charge_new: 10,
      gwp_new: 1300,
      leak_new: 0.1,
    };
    expect(rulesOf('refrigerant', { refrig_dict: [row] }).errors).toEqual([
      ['variables.refrig_dict.0.gwp_new', 'This measure improves nothing.'],
    ]);
    expect(rulesOf('refrigerant', { refrig_dict: [{ ...row, leak_new: 0.05 }] }).errors).toEqual([]);
  });

  it('ask what was recorded, and say nothing where that is not known', () => {
    // Ten diesels save 42.935 t of scope 1.
    expect(rulesOf('fleet-ev', {}, { 'mobile.t': 42.9 }).errors).toEqual([
      ['variables.fleet_dict', 'The saving is more than the location has recorded for vehicles.'],
    ]);
    expect(rulesOf('fleet-ev', {}, { 'mobile.t': 42.935 }).errors).toEqual([]);
    expect(rulesOf('heat-pump', {}, { kwhGross: 199_999 }).errors).toEqual([
      ['variables.heat_fuel_kwh', 'This is more fuel than the location has recorded.'],
    ]);
    expect(rulesOf('heat-pump', {}, { kwhGross: null }).errors).toEqual([]);
    // One system leaks 26,615.25 kg CO2e a year.
    const leak = [
      'warn',
      'This is more leakage than the location has recorded: use the recorded top-ups. A reduction plan counts no more than is recorded.',
    ];
    expect(rulesOf('refrigerant', {}, { 'fugitive.kg': 26_615 }).remarks).toEqual([leak]);
    expect(rulesOf('refrigerant', {}, { 'fugitive.kg': 26_616 }).remarks).toEqual([]);
  });

  it('warn where the location-based figure rises, and where scope 3 is counted on one side', () => {
    const { remarks } = rulesOf('fleet-ev', { ef_el_lb: 1.2, count_s3: '1' });
    expect(remarks).toEqual([
      ['warn', 'Upstream emissions are counted for the fuel but not for electricity.'],
      ['warn', "Location-based emissions rise with today's grid."],
    ]);
    expect(rulesOf('heat-pump', { spf: 2.4 }).remarks.map(([, text]) => text)).toContain(
      "With today's grid, location-based Scope 1 and 2 together do not fall.",
    );
  });

  it('say that a green contract makes nothing location-based and that a table is empty', () => {
    expect(rulesOf('led-lighting', { ef_el_mb: 0 }).remarks).toEqual([
      ['info', "Green contract: market-based Scope 2 emissions don't change."],
    ]);
    expect(rulesOf('led-lighting', { bulbs_dict: [] }).remarks).toEqual([
      ['info', '“Lamps to be replaced” has no entries, so nothing is counted for it.'],
    ]);
    expect(rulesOf('building-heat', {}, {}, 2).remarks.map(([, text]) => text)).toEqual([
      '“Parts to be improved” has no entries, so nothing is counted for it.',
    ]);
    expect(rulesOf('green-contract', {}, {}, 2).remarks.map(([level]) => level)).toEqual(['warn']);
  });
});

describe('a figure that cannot be calculated', () => {
  function problemOf(id: string, change: (inputs: Inputs) => Inputs) {
    const model = seedModel(id);
    const [example] = model.definition.examples;
    if (!example) throw new Error('No example.');
    try {
      calculate(model, change(exampleInputs(model, example)));
      return null;
    } catch (error) {
      if (!(error instanceof ScenarioProblem)) throw error;
      return issueOfProblem(model, error, 'en');
    }
  }

  it('is told on a field that it comes from', () => {
    expect(problemOf('heat-pump', (inputs) => ({ ...inputs, spf: null }))).toEqual({
      path: 'variables.spf',
      code: 'figureNotComputable',
      params: { figure: 'Electricity of the heat pump' },
    });
    expect(problemOf('fleet-ev', (inputs) => ({ ...inputs, fleet_dict: [] }))).toMatchObject({
      code: 'figureNotComputable',
      params: { figure: 'Grid factor at which Scope 1 saved = Scope 2 added' },
    });
    expect(problemOf('heat-pump', (inputs) => ({ ...inputs, life: null }))).toMatchObject({
      path: 'variables.life',
    });
  });

  it('is shown at the table for a figure of its rows, and at the figure itself if it comes from no field', () => {
    const model = seedModel('led-lighting');
    const told = (...problem: ConstructorParameters<typeof ScenarioProblem>) =>
      issueOfProblem(model, new ScenarioProblem(...problem), 'pl');
    expect(told('notComputable', 'e_old').path).toBe('variables.bulbs_dict');
    expect(told('divisionByZero', 'e_old', { name: 'hours' }).path).toBe('variables.bulbs_dict');
    expect(told('notComputable', 'unheard')).toEqual({
      path: 'variables.unheard',
      code: 'figureNotComputable',
      params: { figure: 'unheard' },
    });
    expect(told('missingParameter', 'unheard', { parameter: 'hdd' }).code).toBe('figureNotComputable');
    expect(told('notComputable', 'unheard', { parameter: 'hdd', country: 'PL' }).code).toBe(
      'figureNotComputable',
    );
  });

  it('names the country for which nothing is published', () => {
    expect(problemOf('rooftop-pv', (inputs) => ({ ...inputs, country: 'FR' }))).toEqual({
      path: 'variables.country',
      code: 'noPublishedValue',
      params: { country: 'FR' },
    });
  });
});

describe('a definition is refused when it is loaded', () => {
  const led = seedDefinition('led-lighting');
  const withFormula = (expr: string): ScenarioDefinition => ({
    ...led,
    formulas: led.formulas.map((formula) => (formula.id === 'd_s1' ? { ...formula, expr } : formula)),
  });

  it.each(['wings*2', 'd_s2lb', 'sum(lamp_w)', 'sin(1)', '1+'])('with the formula %s', (expr) => {
    expect(() => modelOf(withFormula(expr))).toThrow(/Unknown|Unexpected/);
  });

  it('with an unknown name in a rule, a visibility or a formula of a row', () => {
    const rule = { when: 'ledger.wings>1', level: 'warn' as const, text: { en: '', pl: '' } };
    expect(() => modelOf({ ...led, validation: [rule] })).toThrow('Unknown name ledger.wings');
    const [section, ...sections] = led.sections;
    const [first, ...variables] = section?.variables ?? [];
    if (!section || !first) throw new Error('No section.');
    const hidden = { ...section, variables: [{ ...first, visibleIf: "wings=='1'" }, ...variables] };
    expect(() => modelOf({ ...led, sections: [hidden, ...sections] })).toThrow('Unknown name wings');
    expect(() =>
      modelOf({
        ...led,
        rowFormulas: {
          bulbs_dict: [{ ...led.formulas[0], id: 'x', expr: 'e_old', unit: '', label: { en: '', pl: '' } }],
        },
      }),
    ).toThrow('Unknown name e_old');
  });
});
