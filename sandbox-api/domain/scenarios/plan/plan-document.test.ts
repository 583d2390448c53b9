import { describe, expect, it } from 'vitest';
import { document as documentSchema } from '#api/contract/documents/document';
import type { Locale } from '#api/contract/messages';
import { type PlanDifference, planDifferences } from '#api/contract/scenarios/plans';
import { evenRecorded } from '#api/testing/facts/scenario-facts';
import { exampleInputs } from '#api/testing/facts/scenario-inputs';
import { seedModel } from '#api/testing/seed-scenarios';
import { type BranchMeasure, runBranch } from './branch';
import { planDocument } from './plan-document';

function measure(id: number, definition: string): BranchMeasure {
  const model = seedModel(definition);
  const [example] = model.definition.examples;
  if (!example) throw new Error('No example.');
  return { id, model, inputs: exampleInputs(model, example) };
}

const plenty = { scope1: 1e9, scope2Location: 1e9, scope2Market: 1e9, scope3: 1e9 };
const recorded = { A: evenRecorded(plenty), B: evenRecorded(plenty) };
const branchOfFive = () =>
  runBranch(
    [
      measure(1, 'led-lighting'),
      measure(2, 'rooftop-pv'),
      measure(3, 'green-contract'),
      measure(4, 'compressed-air'),
      measure(5, 'refrigerant'),
    ],
    recorded,
  );

const names: Record<number, string> = { 1: 'Halls', 2: 'Roof', 3: 'Contract', 4: 'Compressors', 5: 'Cold' };

function documentOf(
  language: Locale = 'en',
  of = branchOfFive(),
  differences: readonly PlanDifference[] = [],
) {
  const measures = of.steps.map(
    ({ measureId }) =>
      [measureId, { name: names[measureId] ?? '', scenarioName: '', locationName: null }] as const,
  );
  return planDocument({
    branch: of,
    differences,
    name: 'Plan 2030',
    measures: new Map(measures),
    from: '2025-11',
    to: '2026-10',
    language,
    currency: 'PLN',
  });
}

describe('the document of a plan', () => {
  it.each(['en', 'pl'] as const)(
    'is one of the contract in %s, with a value for each name in its texts',
    (language) => {
      const document = documentOf(language);
      expect(documentSchema.parse(document)).toEqual(document);
      const names = new Set(document.variables.map(({ name }) => name));
      const asked = [...JSON.stringify(document.pages).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(asked.length).toBeGreaterThan(6);
      expect(asked.filter((name) => !names.has(name ?? ''))).toEqual([]);
    },
  );

  it('lists the shares in the order of the plan, with the savings of each on its own', () => {
    const [result] = documentOf().pages[0]?.sections ?? [];
    const table = result?.paragraphs.find((part) => part.type === 'table');
    expect(table?.rows.map(([name, stage]) => [name, stage])).toEqual([
      ['Compressors', '1 Demand'],
      ['Halls', '1 Demand'],
      ['Cold', '2 Conversion'],
      ['Roof', '3 Own generation'],
      ['Contract', '4 Contract'],
    ]);
    // Compressors: 94,594.59 kWh × 0.553; the roof's own share is smaller than alone, as less is used.
    expect(table?.rows[0]?.[2]).toBeCloseTo(52.3108108, 6);
    expect(Number(table?.rows[3]?.[2])).toBeLessThan(Number(table?.rows[3]?.[4]));
    const column = (index: number) => (table?.rows ?? []).reduce((sum, row) => sum + Number(row[index]), 0);
    expect(table?.total?.[2]).toBeCloseTo(column(2), 9);
    expect(table?.total?.[3]).toBeCloseTo(column(3), 9);
    expect(table?.total?.[5]).toBeCloseTo(column(5), 6);
  });

  it("lists the changed inputs, and draws the remainder of today's emissions", () => {
    const document = documentOf();
    const sections = document.pages[0]?.sections ?? [];
    const changes = sections
      .flatMap(({ paragraphs }) => paragraphs)
      .find((part) => part.type === 'table' && part.title.startsWith('Changed by earlier measures'));
    expect(changes?.type === 'table' && changes.rows.map(([name, input]) => [name, input])).toEqual([
      ['Roof', 'Electricity used at the location, 12 months (kWh)'],
      ['Roof', 'Share used on site (share)'],
      ['Contract', 'Purchased electricity, 12 months (kWh)'],
    ]);
    const chart = sections
      .flatMap(({ paragraphs }) => paragraphs)
      .find((part) => part.type === 'chart' && part.kind === 'line');
    if (chart?.type !== 'chart') throw new Error('No chart.');
    expect(chart.x[0]).toBe('2026');
    expect(chart.x).toHaveLength(25);
    expect(chart.series.map(({ isDotted }) => isDotted)).toEqual([false, false, true, true]);
  });

  it.each(['en', 'pl'] as const)('names in %s the points in which its measures differ', (language) => {
    const textsOf = (differences: readonly PlanDifference[]) =>
      documentOf(language, branchOfFive(), differences).pages[0]?.sections[0]?.paragraphs.flatMap((part) =>
        part.type === 'text' ? part.text : [],
      ) ?? [];
    expect(new Set(textsOf(planDifferences)).size).toBe(textsOf([]).length + planDifferences.length);
  });

  it('puts measures that earn money first by their net present value, then the cheapest tonne', () => {
    const chart = documentOf()
      .pages[0]?.sections.flatMap(({ paragraphs }) => paragraphs)
      .find((part) => part.type === 'chart' && part.kind === 'bar');
    if (chart?.type !== 'chart') throw new Error('No chart.');
    // The contract saves nothing location-based and has no cost; the refrigerant costs money.
    expect(chart.x.at(-1)).toBe('Cold');
    expect(chart.x).not.toContain('Contract');
    const earning = chart.x
      .slice(0, 3)
      .map((name) => branchOfFive().steps.find(({ measureId }) => names[measureId] === name));
    const values = earning.map((step) => step?.npv?.toNumber() ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(chart.series[0]?.values.slice(0, 3).every((cost) => Number(cost) < 0)).toBe(true);
    expect(chart.series[0]?.values.at(-1)).toBeGreaterThan(0);
  });

  it('gives no money if a saving was limited to the recorded amount, with a note', () => {
    const little = { A: evenRecorded({ ...plenty, scope2Location: 5000 }), B: evenRecorded(plenty) };
    const document = documentOf(
      'en',
      runBranch([measure(1, 'led-lighting'), measure(5, 'refrigerant')], little),
    );
    const parts = document.pages[0]?.sections.flatMap(({ paragraphs }) => paragraphs) ?? [];
    const table = parts.find((part) => part.type === 'table');
    expect(table?.rows.map((row) => row[5])).toEqual([null, expect.any(Number)]);
    expect(table?.total?.[5]).toBeNull();
    expect(document.variables.find(({ name }) => name === 'npv')?.value).toBeNull();
    const chart = parts.find((part) => part.type === 'chart' && part.kind === 'bar');
    expect(chart?.type === 'chart' && chart.x).toEqual(['Cold']);
    expect(parts.flatMap((part) => (part.type === 'list' ? part.items : [])).join()).toContain(
      'so it is not shown',
    );
  });

  it('has neither costs nor notes if there are none', () => {
    const document = documentOf('en', runBranch([measure(3, 'green-contract')], recorded));
    expect(document.pages[0]?.sections.map(({ title }) => title)).toEqual([
      'What the measures save together',
      'What is left of today’s emissions',
    ]);
  });
});
