/** Requirements for the results of the double materiality assessment that come only from the specification. */
import { describe, expect, it } from 'vitest';
import { resultQueries } from '@/features/materiality/materiality/results/queries';
import type { MaterialitySearch } from '@/features/materiality/materiality/search';
import { type Answers, columnHeads, count } from './materiality/draw';
import { headerId, page } from './materiality/page';

describe('the results', () => {
  const tab = (of: NonNullable<MaterialitySearch['tab']>, answers: Answers = []) =>
    page({ search: { view: 'results', tab: of }, answers });

  // spec: materiality.results.tabs, materiality.results.edit
  it('have four tabs in order, and link back to the steps', () => {
    const html = tab('double');
    const labels = [...html.matchAll(/<button[^>]*role="tab"[^>]*>([^<]*)/g)].map(([, label]) => label);
    expect(labels).toEqual(['tabs.double', 'tabs.stakeholders', 'tabs.impact', 'tabs.financial']);
    expect(html).toContain('>edit<');
  });

  // spec: materiality.results.chart, materiality.results.tables, materiality.results.top, materiality.constants.rows
  it('show both materialities in a chart, the topics and categories in tables, and ten issues separately', () => {
    const topics = Array.from({ length: 12 }, (_, index) => ({
      dmSubtopicId: index + 1,
      dmTopicCategoryId: 1,
      categoryName: 'Environmental',
      standard: 'E1',
      topicName: 'Pollution',
      subtopicName: `Topic ${index + 1}`,
      outcome: 'impact',
      isMaterial: true,
      impactMateriality: 4,
      financialMateriality: 1,
      iroCount: 1,
      materialIroCount: 1,
      decidingImpactIroId: 1,
      decidingFinancialIroId: null,
      rank: index + 1,
    }));
    const category = {
      dmTopicCategoryId: 1,
      name: 'Environmental',
      colour: '1a2b3c',
      subtopicCount: 12,
      materialCount: 12,
      impactMateriality: 4,
      financialMateriality: 1,
      outcome: 'impact',
      isMaterial: true,
      iroCount: 12,
      materialIroCount: 12,
    };
    const method = {
      impactThreshold: 3,
      financialThreshold: 3,
      severityForm: 'meanWithExtreme',
      likelihoodWeight: 1,
    };
    const results = {
      method,
      chosenMethod: method,
      topics,
      categories: [category],
      changed: [],
      leftOutStandards: [],
      materialStandards: ['E1'],
      needsClimateExplanation: false,
      tailRiskCount: 0,
      unassessedCount: 0,
      disagreementCount: 0,
      missingReasonCount: 0,
    };
    const html = tab('double', [[resultQueries.results(headerId), results]]);
    expect(html).toMatch(/role="img" aria-label="matrix.title"/);
    for (const table of ['topics.title', 'categories.title']) expect(html).toContain(`aria-label="${table}"`);
    const [, top = ''] = html.split('>top.title<');
    expect(count(top.slice(0, top.indexOf('</ol>')), '<li')).toBe(10);
  });

  // spec: materiality.results.stakeholder-chart, materiality.results.stakeholder-table
  it('list stakeholders with both scores, sortable and right-aligned, each in its own colour', () => {
    const rows = Array.from({ length: 8 }, (_, index) => ({
      dmStakeholderId: index + 1,
      name: `Group ${index + 1}`,
      impactOnEntity: 2.5,
      impactOnStakeholders: 4,
    }));
    const html = tab('stakeholders', [[resultQueries.stakeholders(headerId), rows]]);
    expect(html).toMatch(/role="img" aria-label="stakeholders.chart"/);
    expect(columnHeads(html)).toEqual([
      'stakeholders.name',
      'stakeholders.onEntity',
      'stakeholders.onStakeholders',
    ]);
    const heads = [...html.matchAll(/<th scope="col"([^>]*)>/g)].map(([, given = '']) => [
      given.includes('aria-sort='),
      given.includes('text-right'),
    ]);
    expect(heads).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    const colours = [...html.matchAll(/<svg[^>]*width="12"[^>]*><path [^>]*fill="([^"]+)"/g)].map(
      ([, colour]) => colour,
    );
    expect(colours).toHaveLength(8);
    expect(new Set(colours).size).toBe(8);
  });

  // spec: materiality.results.impacts, materiality.results.financials, materiality.constants.rows
  it.each([
    ['impact', 'impacts'],
    ['financial', 'financials'],
  ] as const)('list %s materiality with ten rows per page', (of, axis) => {
    const rows = Array.from({ length: 23 }, (_, index) => ({
      dmIroId: index + 1,
      topic: 'Air',
      dmTopicCategoryId: 1,
      description: `Item ${index + 1}`,
      type: 'Impact',
      typeCode: 'impact',
      impactType: 'Negative, actual',
      conclusion: 'material',
      reason: null,
      score: 3,
      severity: 3,
      band: 'significant',
      reachesThreshold: true,
      isTailRisk: false,
      disagrees: false,
      needsReason: false,
    }));
    const html = tab(of, [[resultQueries[axis](headerId), rows]]);
    expect(count(html, 'data-row')).toBe(10);
    expect(html).toContain('Item 10<');
    expect(html).not.toContain('Item 11<');
    for (const part of ['>Air<', 'Negative, actual', '3.0']) expect(html).toContain(part);
  });
});
