import { describe, expect, it } from 'vitest';
import { document as documentSchema } from '#api/contract/documents/document';
import { evenRecorded } from '#api/testing/scenario-facts';
import { exampleInputs } from '#api/testing/scenario-inputs';
import { seedModel } from '#api/testing/seed-scenarios';
import { type BranchMeasure, runBranch } from './branch';
import { buildPlanDocument, byCost } from './build-plan-document';
import type { Language } from './definition';

function measure(id: number, definition: string): BranchMeasure {
  const model = seedModel(definition);
  const [example] = model.definition.examples;
  if (!example) throw new Error('No example.');
  return { id, model, inputs: exampleInputs(model, example) };
}

const plenty = { scope1: 1e9, scope2Location: 1e9, scope2Market: 1e9, scope3: 1e9 };
const recorded = { A: evenRecorded(plenty), B: evenRecorded(plenty) };
const branch = runBranch(
  [
    measure(1, 'led-lighting'),
    measure(2, 'rooftop-pv'),
    measure(3, 'green-contract'),
    measure(4, 'compressed-air'),
    measure(5, 'refrigerant'),
  ],
  recorded,
);

function planDocument(language: Language = 'en', of = branch) {
  return buildPlanDocument({
    branch: of,
    name: 'Plan 2030',
    measureNames: { 1: 'Halls', 2: 'Roof', 3: 'Contract', 4: 'Compressors', 5: 'Cold' },
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
      const document = planDocument(language);
      expect(documentSchema.parse(document)).toEqual(document);
      const names = new Set(document.variables.map(({ name }) => name));
      const asked = [...JSON.stringify(document.pages).matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(asked.length).toBeGreaterThan(6);
      expect(asked.filter((name) => !names.has(name ?? ''))).toEqual([]);
    },
  );

  it('lists the shares in the order of the plan, with what each would save on its own', () => {
    const [result] = planDocument().pages[0]?.sections ?? [];
    const table = result?.paragraphs.find((part) => part.type === 'table');
    expect(table?.rows.map(([name, stage]) => [name, stage])).toEqual([
      ['Compressors', '1 demand'],
      ['Halls', '1 demand'],
      ['Cold', '2 conversion'],
      ['Roof', '3 own generation'],
      ['Contract', '4 contract'],
    ]);
    // Compressors: 94,594.59 kWh × 0.553; the roof's own share is smaller than alone, as less is used.
    expect(table?.rows[0]?.[2]).toBeCloseTo(52.3108108, 6);
    expect(Number(table?.rows[3]?.[2])).toBeLessThan(Number(table?.rows[3]?.[3]));
    const column = (index: number) => (table?.rows ?? []).reduce((sum, row) => sum + Number(row[index]), 0);
    expect(table?.total?.[2]).toBeCloseTo(column(2), 9);
    expect(table?.total?.[4]).toBeCloseTo(column(4), 9);
    expect(table?.total?.[7]).toBeCloseTo(column(7), 6);
  });

  it('says which inputs changed, and draws what is left of today', () => {
    const document = planDocument();
    const sections = document.pages[0]?.sections ?? [];
    const changes = sections
      .flatMap(({ paragraphs }) => paragraphs)
      .find((part) => part.type === 'table' && part.title.startsWith('Inputs'));
    expect(changes?.type === 'table' && changes.rows.map(([name, input]) => [name, input])).toEqual([
      ['Roof', 'Electricity of the location, 12 months'],
      ['Roof', 'Share used on site'],
      ['Contract', 'Purchased electricity, 12 months, 1'],
    ]);
    const chart = sections.at(-1)?.paragraphs.find((part) => part.type === 'chart');
    expect(chart?.x[0]).toBe('2026');
    expect(chart?.x).toHaveLength(25);
    expect(chart?.series.map(({ isDotted }) => isDotted)).toEqual([false, true, false, true]);
  });

  it('puts measures that earn money first by their net present value, then the cheapest tonne', () => {
    const order = byCost(branch.steps).map(({ measureId, npv, macLocationBased }) => [
      measureId,
      npv.toNumber() > 0,
      macLocationBased?.isNegative(),
    ]);
    // The contract saves nothing location-based and has no cost; the refrigerant costs 206 a tonne.
    expect(order).toEqual([
      [4, true, true],
      [2, true, true],
      [1, true, true],
      [5, false, false],
    ]);
    const values = byCost(branch.steps)
      .slice(0, 3)
      .map(({ npv }) => npv.toNumber());
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  it('has neither costs nor notes where there is nothing to say', () => {
    const document = planDocument('en', runBranch([measure(3, 'green-contract')], recorded));
    expect(document.pages[0]?.sections.map(({ title }) => title)).toEqual([
      'Result',
      'What is left of today',
    ]);
  });
});
