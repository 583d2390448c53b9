/** Exact texts and numbers that the specification of the double materiality assessment fixes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inputCodes, listAssessmentTypes } from '#api/contract/materiality/assessments';
import {
  highestScore,
  materialityInformationBody,
  materialitySteps,
} from '#api/contract/materiality/information';
import { iroKinds } from '#api/contract/materiality/iros';
import { stakeholderBody } from '#api/contract/materiality/stakeholders';
import { topicEntryBody } from '#api/contract/materiality/topics';
import { iroSchema } from '@/features/materiality/materiality/iros/values';
import { materialityEditionRows } from '../../seed/load/materiality';

describe('the limits', () => {
  // spec: materiality.wizard.order
  it('has its steps in order, and the reporting scope last', () => {
    expect(materialitySteps.join(' ')).toBe(
      'information valueChain stakeholders topics iro assessment reportingScope',
    );
  });

  // spec: materiality.constants.codes
  it('inputs are looked up by their six codes', () => {
    expect(inputCodes.join(' ')).toBe('irremediability scope probability ipct-scale risk-scale opp-scale');
    for (const { content } of materialityEditionRows)
      expect(content.inputs.map(({ code }) => code).toSorted()).toEqual(inputCodes.toSorted());
  });

  // spec: materiality.entities.type-codes, materiality.constants.codes
  it('types of an impact have their codes, under the numbers 1 and 2', () => {
    for (const { content } of materialityEditionRows)
      expect(content.types.map(({ number, options }) => [number, options.map(({ code }) => code)])).toEqual([
        [1, ['negative', 'positive']],
        [2, ['actual', 'potential']],
      ]);
    const numbers = ['0', '1', '2', '3'].filter(
      (number) => listAssessmentTypes.params.safeParse({ id: '7', number }).success,
    );
    expect(numbers).toEqual(['1', '2']);
  });

  // spec: materiality.entities.row-codes, materiality.constants.codes
  it('items are impacts, risks and opportunities', () => {
    expect(iroKinds.join(' ')).toBe('impact risk opportunity');
  });

  // spec: materiality.validation.scores, materiality.constants.scores
  it('scores of stakeholders run from 0.1 to 5 in tenths', () => {
    const body = { reportHeaderId: 7, name: 'Farmers', activities: [1], commChannels: [1] };
    const taken = (impactOnEntity: number, impactOnStakeholders: number) =>
      stakeholderBody.safeParse({ ...body, impactOnEntity, impactOnStakeholders }).success;
    for (const score of [0.1, 0.3, 2.7, 5])
      expect([taken(score, 1), taken(1, score)], `${score}`).toEqual([true, true]);
    for (const score of [0, -0.1, 0.05, 2.75, 5.1])
      expect([taken(score, 1), taken(1, score)], `${score}`).toEqual([false, false]);
  });

  // spec: materiality.validation.information
  it('unread guidance is refused as readConfirmationRequired', () => {
    const body = { reportHeaderId: 7, dmSectorId: 1, dmCompanySizeId: 1, readConfirmation: false };
    const { error } = materialityInformationBody.safeParse(body);
    expect(error?.issues).toMatchObject([
      { path: ['readConfirmation'], params: { code: 'readConfirmationRequired' } },
    ]);
  });

  // spec: materiality.validation.entry
  it('a topic entry needs category, topic, subtopic and an issue, which is trimmed', () => {
    const body = { dmTopicCategoryId: 1, dmTopicId: 101, dmSubtopicId: 1001, issue: ' Dust ' };
    expect(topicEntryBody.parse(body).issue).toBe('Dust');
    for (const field of Object.keys(body)) {
      const { error } = topicEntryBody.safeParse({ ...body, [field]: null });
      expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
    }
  });

  // spec: materiality.validation.iro
  it('the three lists of a topic entry are required, and each text in them', () => {
    const none = { impacts: [], risks: [], opportunities: [] };
    expect(iroSchema.safeParse(none).success).toBe(true);
    for (const list of Object.keys(none)) {
      expect(iroSchema.safeParse({ ...none, [list]: undefined }).success, list).toBe(false);
      const blank = {
        dmIroId: null,
        value: '  ',
        updatedOn: null,
        hasAssessment: false,
        withdrawnReason: null,
      };
      const { error } = iroSchema.safeParse({ ...none, [list]: [blank] });
      expect(error?.issues.map(({ path }) => path)).toEqual([[list, 0, 'value']]);
    }
  });

  // spec: materiality.results.chart, materiality.constants.axes
  it('the axes of the chart of both materialities run from 0 to 5', () => {
    const plot = readFileSync('src/components/charts/plots/matrix-plot.tsx', 'utf8');
    expect(plot).toContain('const ticks = Array.from({ length: highest + 1 }, (_, tick) => tick);');
    expect(plot).toContain('(score / highest) * room.width');
    expect(plot).toContain('(1 - score / highest) * room.height');
    const chart = readFileSync('src/features/materiality/materiality/results/matrix-chart.tsx', 'utf8');
    expect(chart).toContain('highest: highestScore,');
    expect(highestScore).toBe(5);
  });
});
