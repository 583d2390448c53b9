import { describe, expect, it } from 'vitest';
import type { Document, DocumentChart, DocumentTable } from '#api/contract/documents/document';
import { document as documentSchema } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import { evenFacts } from '#api/testing/facts/scenario-facts';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedExamples, seedModel } from '#api/testing/seed-scenarios';
import { buildDocument } from './document/build-document';
import { calculate } from './model/calculate';
import type { EnteredValue, InputSources } from './model/definition';
import { workOutRange } from './model/range';
import { checkRules } from './trail/remarks';

const facts = evenFacts({ scope1: 40_000, scope2Location: 90_000, scope2Market: 120_000, scope3: 10_000 });

function documentOf(
  id: string,
  index: number,
  options: { language?: Locale; sources?: InputSources; changes?: Record<string, EnteredValue> } = {},
): Document {
  const { language = 'en', sources = {}, changes = {} } = options;
  const model = seedModel(id);
  const example = model.definition.examples[index];
  if (!example) throw new Error('No such example.');
  const inputs = exampleInputs(model, example, changes);
  const calculation = calculate(model, inputs);
  return buildDocument({
    model,
    inputs,
    sources,
    calculation,
    range: workOutRange(model, inputs, sources, calculation),
    remarks: checkRules(model, inputs, calculation, facts.words).remarks,
    ledger: facts,
    definitionVersion: '2026-11-23',
    language,
    currency: 'EUR',
    locationNames: { A: 'Warsaw', B: 'Gdańsk', C: 'Leipzig', D: 'Leeds' },
    citations: { S08: 'Own calculation from typical years' },
  });
}

function sectionsOf(document: Document) {
  return document.pages.flatMap(({ sections }) => sections);
}
function tables(document: Document): DocumentTable[] {
  return sectionsOf(document).flatMap(({ paragraphs }) => paragraphs.filter((part) => part.type === 'table'));
}
function charts(document: Document): DocumentChart[] {
  return sectionsOf(document).flatMap(({ paragraphs }) => paragraphs.filter((part) => part.type === 'chart'));
}
function tableNamed(document: Document, title: string): DocumentTable {
  const found = tables(document).find((table) => table.title === title);
  if (!found) throw new Error(`No table ${title}`);
  return found;
}
function chartNamed(document: Document, title: string): DocumentChart {
  const found = charts(document).find((chart) => chart.title === title);
  if (!found) throw new Error(`No chart ${title}`);
  return found;
}
/** A row as an object by its columns. */
function rowNamed(table: DocumentTable, name: string) {
  const row = table.rows.find(([first]) => first === name);
  if (!row) throw new Error(`No row ${name}: ${table.rows.map(([first]) => first).join()}`);
  return Object.fromEntries(table.columns.map(({ key }, index) => [key, row[index]]));
}

for (const language of ['en', 'pl'] as const) {
  describe(`the report of each example in ${language}`, () => {
    it.each(seedExamples().map(({ id, index, example }) => [`${id}: ${example.name}`, id, index] as const))(
      '%s',
      (_, id, index) => {
        const document = documentOf(id, index, { language });
        expect(documentSchema.parse(document)).toEqual(document);
        const named = new Set(document.variables.map(({ name }) => name));
        const texts = sectionsOf(document).flatMap(({ paragraphs }) =>
          paragraphs.flatMap((part) => (part.type === 'text' ? [part.text] : [])),
        );
        const asked = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        expect(asked.length).toBeGreaterThan(10);
        expect(asked.filter((name) => !named.has(name ?? ''))).toEqual([]);
        for (const { columns, rows, total } of tables(document)) {
          for (const row of total ? [...rows, total] : rows) expect(row).toHaveLength(columns.length);
        }
        for (const { x, series } of charts(document)) {
          for (const { values } of series) expect(values).toHaveLength(x.length);
        }
        expect(new Set(sectionsOf(document).map(({ title }) => title)).size).toBe(
          sectionsOf(document).length,
        );
      },
    );
  });
}

describe('the report of a simulation', () => {
  it('draws recorded rows before and after in two panels that are never added', () => {
    // Example: 17,310 kWh less at 0.553 and 0.8083 kg/kWh. Touched: electricity and boilers, twice the even kilograms.
    const document = documentOf('led-lighting', 0);
    const [before, after] = chartNamed(document, 'Before and after, by scope, location-based').series;
    expect(before?.values).toEqual([80, 180, 20]);
    expect(after?.values?.map((value) => Math.round((value ?? 0) * 1e5) / 1e5)).toEqual([
      80,
      180 - 9.57243,
      20,
    ]);
    const market = chartNamed(document, 'Before and after, by scope, market-based').series[1];
    expect(Math.round((market?.values[1] ?? 0) * 1e6) / 1e6).toBe(240 - 13.991673);
  });

  it('adds the years up, with a dotted line without the grid path only where the grid changes', () => {
    const still = chartNamed(documentOf('led-lighting', 0), 'Cumulative saving');
    expect(still.series.map(({ isDotted }) => isDotted)).toEqual([false, false]);
    expect(still.x).toEqual(['2026', '2027', '2028', '2029', '2030', '2031', '2032', '2033', '2034', '2035']);
    expect(still.series[0]?.values.at(-1)).toBeCloseTo(95.7243, 8);
    const moving = chartNamed(documentOf('led-lighting', 1), 'Cumulative saving');
    expect(moving.series.map(({ label, isDotted }) => [label, isDotted])).toEqual([
      ['location-based', false],
      ['location-based, without grid path', true],
      ['market-based', false],
    ]);
  });

  it('ends the discounted cash position at the net present value', () => {
    const line = chartNamed(documentOf('led-lighting', 0), 'Discounted cash position').series[0];
    expect(line?.values.at(-1)).toBeCloseTo(18_676.4708, 3);
    expect(line?.values[0]).toBeCloseTo(3_314.865 / 1.03 - 9_600, 8);
  });

  it('lists each year with sums of what may be added', () => {
    const { columns, rows, total } = tableNamed(documentOf('led-lighting', 0), 'By year');
    expect(columns.map(({ key }) => key)).toEqual([
      'year',
      'grid',
      's1',
      's2lb',
      's2mb',
      's3',
      'lb',
      'mb',
      'cash',
    ]);
    expect(rows).toHaveLength(10);
    expect(rows[0]?.[0]).toBe('2026');
    expect(total?.[0]).toBe('Total');
    expect(total?.slice(1, 6)).toEqual([null, null, null, null, null]);
    expect(total?.[8]).toBeCloseTo(33_148.65, 6);
  });

  it('writes choices in words and rows of a table with their figures', () => {
    const table = tableNamed(documentOf('led-lighting', 0, { language: 'pl' }), 'Według typu lampy');
    expect(table.rows[0]).toEqual([
      'Świetlówka T8 58 W, statecznik magnetyczny',
      120,
      66.7,
      24,
      2500,
      20010,
      7200,
      12810,
    ]);
    const locations = tableNamed(documentOf('green-contract', 0), 'By location');
    expect(locations.rows.map(([name]) => name)).toEqual(['Warsaw', 'Gdańsk']);
  });

  it('names every value with origin, source, year and level, also a published one that no field holds', () => {
    const sources: InputSources = {
      pv_yield: {
        origin: 'default',
        source: 'Gulkowski 2022',
        year: '2022',
        level: 'B',
        low: 945,
        high: 1140,
        note: 'nine systems',
      },
      site_kwh: {
        origin: 'company',
        source: 'Electricity, 12 months',
        year: '2026',
        level: null,
        low: null,
        high: null,
        note: null,
      },
    };
    const table = tableNamed(documentOf('rooftop-pv', 0, { sources }), 'Every value used');
    expect(rowNamed(table, 'Specific yield, south 35°')).toMatchObject({
      value: 990,
      low: 945,
      high: 1140,
      origin: 'default',
      source: 'Gulkowski 2022. nine systems',
      year: '2022',
      verified: 'B, secondary source',
    });
    expect(rowNamed(table, 'Electricity used at the location, 12 months').origin).toBe('company data');
    expect(rowNamed(table, 'Investment').origin).toBe('entered');
    expect(rowNamed(table, 'Count Scope 3 in the totals').value).toBe('Yes');
    expect(rowNamed(table, 'Yield by tilt and direction')).toMatchObject({
      value: 0.971,
      origin: 'default',
      source: 'Own calculation from typical years. Average of facing east and facing west',
      verified: 'C, calculated',
    });
  });

  it('shows the range of each marked input, and the widest first in the tornado', () => {
    const document = documentOf('rooftop-pv', 0);
    const range = tableNamed(document, 'Each input at its low and high value, one at a time');
    expect(range.rows.map(([name]) => name)).toContain('Specific yield, south 35° (kWh/kWp/year)');
    const tornado = chartNamed(document, 'What moves the result');
    expect(tornado.base).toBeCloseTo(
      document.variables.find(({ name }) => name === 'lb_life_t')?.value as number,
      8,
    );
    const [low, high] = tornado.series;
    const widths = tornado.x.map((_, index) =>
      Math.abs((high?.values[index] ?? 0) - (low?.values[index] ?? 0)),
    );
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    expect(widths.every((width) => width > 0)).toBe(true);
  });

  it('says that nothing affects a saving that is always zero, instead of an empty chart', () => {
    const document = documentOf('green-contract', 0);
    expect(charts(document).some(({ kind }) => kind === 'tornado')).toBe(false);
  });

  it('says what the grid path is, which definition it was, and what is not counted', () => {
    const texts = JSON.stringify(documentOf('led-lighting', 1));
    expect(texts).toContain('a trend, not a forecast');
    expect(texts).toContain('Scenario version 2026-11-23. Recorded data from November 2025 to October 2026.');
    expect(texts).toContain('never added');
    expect(texts).toContain('Change of light level');
  });

  it('starts with the remarks, if there are any', () => {
    const [first] = sectionsOf(documentOf('led-lighting', 0, { changes: { ef_el_mb: 0 } }));
    expect(first).toEqual({
      title: 'Notes',
      paragraphs: [
        {
          type: 'list',
          items: ["Green contract: market-based Scope 2 emissions don't change."],
          isNumbered: false,
        },
      ],
    });
    expect(sectionsOf(documentOf('led-lighting', 0))[0]?.title).toBe('Result');
  });

  it('is titled by measure, place and years', () => {
    const { title, subtitle, currency } = documentOf('led-lighting', 0, { language: 'pl' });
    expect([title, subtitle, currency]).toEqual(['Oświetlenie LED', 'Warsaw, 2026–2035', 'EUR']);
  });
});

it('says what it knows of a published value in the reader’s language', () => {
  const rows = tables(documentOf('rooftop-pv', 0, { language: 'pl' })).flatMap(({ rows }) => rows);
  const row = rows.find(([name]) => name === 'Uzysk według nachylenia i kierunku');
  expect(row?.join()).toContain('Średnia kierunków wschodniego i zachodniego');
  expect(row?.[2]).toBe('wskaźnik (południe 35° = 1)');
});
