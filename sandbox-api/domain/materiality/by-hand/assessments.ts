import type { Conclusion } from '#api/domain/materiality/assessment';
import type { MaterialityResult } from '#api/domain/materiality/group-result';
import type { SeverityForm } from '#api/domain/materiality/method';

/** Scores by hand with the mean and the rule for one extreme factor, with the mean alone, and with the highest factor. */
type Scores = readonly [string, string, string];

/** Harm: scale, scope, irremediable character; a benefit: scale, scope; else size and likelihood. */
export type HandItem = {
  kind: 'harm' | 'benefit' | 'risk' | 'opportunity';
  levels: readonly number[];
  /** Of a potential impact. */
  probability?: number;
  isHumanRights?: true;
  conclusion: Conclusion;
  scores: Scores;
};

export type HandAssessment = {
  matters: readonly { name: string; standard: string; items: readonly HandItem[] }[];
  /** For each threshold of both axes and each form of severity: what each matter comes to, and the material standards. */
  results: readonly {
    threshold: number;
    severityForm: SeverityForm;
    outcomes: readonly MaterialityResult[];
    standards: readonly string[];
  }[];
};

/** A bakery chain: 5 matters, 15 items. */
export const bakery: HandAssessment = {
  matters: [
    {
      name: 'E1.2 ovens',
      standard: 'E1',
      items: [
        { kind: 'harm', levels: [3, 4, 5], conclusion: 'material', scores: ['4', '4', '5'] },
        { kind: 'risk', levels: [4, 4], conclusion: 'material', scores: ['3.2', '3.2', '3.2'] },
        { kind: 'opportunity', levels: [3, 4], conclusion: 'watch', scores: ['2.4', '2.4', '2.4'] },
      ],
    },
    {
      name: 'E5.3 bread waste',
      standard: 'E5',
      items: [
        { kind: 'harm', levels: [2, 3, 1], conclusion: 'notMaterial', scores: ['2', '2', '3'] },
        { kind: 'benefit', levels: [3, 2], conclusion: 'notMaterial', scores: ['2.5', '2.5', '2.5'] },
        { kind: 'opportunity', levels: [2, 3], conclusion: 'notMaterial', scores: ['1.2', '1.2', '1.2'] },
      ],
    },
    {
      name: 'S1.1.2 night work',
      standard: 'S1',
      items: [
        { kind: 'harm', levels: [4, 2, 3], conclusion: 'material', scores: ['3', '3', '4'] },
        {
          kind: 'harm',
          levels: [5, 2, 4],
          probability: 2,
          isHumanRights: true,
          conclusion: 'material',
          scores: ['4', '3.6667', '5'],
        },
        { kind: 'risk', levels: [3, 4], conclusion: 'watch', scores: ['2.4', '2.4', '2.4'] },
      ],
    },
    {
      name: 'S4.2.1 allergens',
      standard: 'S4',
      items: [
        { kind: 'harm', levels: [5, 3, 4], probability: 3, conclusion: 'watch', scores: ['2.4', '2.4', '3'] },
        { kind: 'harm', levels: [5, 1, 1], conclusion: 'material', scores: ['4', '2.3333', '5'] },
        { kind: 'risk', levels: [5, 2], conclusion: 'watch', scores: ['2', '2', '2'] },
      ],
    },
    {
      name: 'G1.5 small mills',
      standard: 'G1',
      items: [
        {
          kind: 'harm',
          levels: [3, 3, 2],
          probability: 4,
          conclusion: 'notMaterial',
          scores: ['2.1333', '2.1333', '2.4'],
        },
        {
          kind: 'benefit',
          levels: [4, 3],
          probability: 4,
          conclusion: 'watch',
          scores: ['2.8', '2.8', '2.8'],
        },
        { kind: 'risk', levels: [2, 2], conclusion: 'notMaterial', scores: ['0.8', '0.8', '0.8'] },
      ],
    },
  ],
  results: [
    {
      threshold: 3,
      severityForm: 'meanWithExtreme',
      outcomes: ['double', 'none', 'impact', 'impact', 'none'],
      standards: ['E1', 'S1', 'S4'],
    },
    {
      threshold: 3,
      severityForm: 'mean',
      outcomes: ['double', 'none', 'impact', 'none', 'none'],
      standards: ['E1', 'S1', 'S4'],
    },
    {
      threshold: 3,
      severityForm: 'maximum',
      outcomes: ['double', 'impact', 'impact', 'impact', 'none'],
      standards: ['E1', 'E5', 'S1', 'S4'],
    },
    {
      threshold: 3.5,
      severityForm: 'meanWithExtreme',
      outcomes: ['impact', 'none', 'impact', 'impact', 'none'],
      standards: ['E1', 'S1', 'S4'],
    },
    {
      threshold: 3.5,
      severityForm: 'mean',
      outcomes: ['impact', 'none', 'impact', 'none', 'none'],
      standards: ['E1', 'S1', 'S4'],
    },
    {
      threshold: 3.5,
      severityForm: 'maximum',
      outcomes: ['impact', 'none', 'impact', 'impact', 'none'],
      standards: ['E1', 'S1', 'S4'],
    },
  ],
};

/** A maker of preserves: 15 matters in all ten standards, 29 items. */
export const preserves: HandAssessment = {
  matters: [
    {
      name: 'E1.1 drought',
      standard: 'E1',
      items: [
        {
          kind: 'harm',
          levels: [2, 3, 3],
          probability: 3,
          conclusion: 'notMaterial',
          scores: ['1.6', '1.6', '1.8'],
        },
        { kind: 'risk', levels: [4, 4], conclusion: 'material', scores: ['3.2', '3.2', '3.2'] },
      ],
    },
    {
      name: 'E1.2 steam',
      standard: 'E1',
      items: [
        { kind: 'harm', levels: [3, 5, 5], conclusion: 'material', scores: ['4.3333', '4.3333', '5'] },
        { kind: 'risk', levels: [4, 3], conclusion: 'watch', scores: ['2.4', '2.4', '2.4'] },
      ],
    },
    {
      name: 'E1.3 power',
      standard: 'E1',
      items: [
        { kind: 'harm', levels: [2, 4, 3], conclusion: 'material', scores: ['3', '3', '4'] },
        { kind: 'opportunity', levels: [3, 5], conclusion: 'material', scores: ['3', '3', '3'] },
      ],
    },
    {
      name: 'E2.1 dust',
      standard: 'E2',
      items: [
        { kind: 'harm', levels: [3, 3, 2], conclusion: 'notMaterial', scores: ['2.6667', '2.6667', '3'] },
      ],
    },
    {
      name: 'E2.2 wastewater',
      standard: 'E2',
      items: [
        {
          kind: 'harm',
          levels: [4, 4, 4],
          probability: 3,
          conclusion: 'watch',
          scores: ['2.4', '2.4', '2.4'],
        },
        { kind: 'risk', levels: [3, 3], conclusion: 'watch', scores: ['1.8', '1.8', '1.8'] },
      ],
    },
    {
      name: 'E3.1 wells',
      standard: 'E3',
      items: [
        { kind: 'harm', levels: [3, 3, 4], conclusion: 'material', scores: ['3.3333', '3.3333', '4'] },
        { kind: 'risk', levels: [5, 3], conclusion: 'material', scores: ['3', '3', '3'] },
      ],
    },
    {
      name: 'E4.1 monoculture',
      standard: 'E4',
      items: [
        { kind: 'harm', levels: [4, 4, 5], conclusion: 'material', scores: ['4.3333', '4.3333', '5'] },
        {
          kind: 'benefit',
          levels: [3, 3],
          probability: 3,
          conclusion: 'notMaterial',
          scores: ['1.8', '1.8', '1.8'],
        },
      ],
    },
    {
      name: 'E5.1 glass',
      standard: 'E5',
      items: [
        { kind: 'harm', levels: [2, 3, 3], conclusion: 'notMaterial', scores: ['2.6667', '2.6667', '3'] },
        { kind: 'risk', levels: [3, 3], conclusion: 'watch', scores: ['1.8', '1.8', '1.8'] },
      ],
    },
    {
      name: 'E5.2 packaging',
      standard: 'E5',
      items: [
        { kind: 'harm', levels: [3, 4, 3], conclusion: 'material', scores: ['3.3333', '3.3333', '4'] },
        { kind: 'risk', levels: [3, 5], conclusion: 'material', scores: ['3', '3', '3'] },
      ],
    },
    {
      name: 'S1.1 shifts',
      standard: 'S1',
      items: [
        { kind: 'harm', levels: [3, 2, 3], conclusion: 'material', scores: ['2.6667', '2.6667', '3'] },
        { kind: 'risk', levels: [2, 4], conclusion: 'watch', scores: ['1.6', '1.6', '1.6'] },
      ],
    },
    {
      name: 'S1.8 safety',
      standard: 'S1',
      items: [
        {
          kind: 'harm',
          levels: [5, 3, 5],
          probability: 1,
          isHumanRights: true,
          conclusion: 'material',
          scores: ['4.3333', '4.3333', '5'],
        },
        { kind: 'harm', levels: [4, 2, 3], conclusion: 'material', scores: ['3', '3', '4'] },
      ],
    },
    {
      name: 'S2.1 pickers',
      standard: 'S2',
      items: [
        { kind: 'harm', levels: [4, 3, 3], conclusion: 'material', scores: ['3.3333', '3.3333', '4'] },
        { kind: 'risk', levels: [3, 3], conclusion: 'watch', scores: ['1.8', '1.8', '1.8'] },
      ],
    },
    {
      name: 'S3.1 village wells',
      standard: 'S3',
      items: [
        {
          kind: 'harm',
          levels: [4, 2, 3],
          probability: 2,
          isHumanRights: true,
          conclusion: 'material',
          scores: ['3', '3', '4'],
        },
        { kind: 'opportunity', levels: [1, 3], conclusion: 'notMaterial', scores: ['0.6', '0.6', '0.6'] },
      ],
    },
    {
      name: 'S4.2 glass splinters',
      standard: 'S4',
      items: [
        {
          kind: 'harm',
          levels: [4, 4, 3],
          probability: 2,
          conclusion: 'watch',
          scores: ['1.4667', '1.4667', '1.6'],
        },
        { kind: 'risk', levels: [5, 2], conclusion: 'watch', scores: ['2', '2', '2'] },
      ],
    },
    {
      name: 'G1.5 growers',
      standard: 'G1',
      items: [
        { kind: 'harm', levels: [3, 4, 2], conclusion: 'material', scores: ['3', '3', '4'] },
        { kind: 'benefit', levels: [3, 3], conclusion: 'material', scores: ['3', '3', '3'] },
      ],
    },
  ],
  results: [
    {
      threshold: 3,
      severityForm: 'meanWithExtreme',
      outcomes: [
        'financial',
        'impact',
        'double',
        'none',
        'none',
        'double',
        'impact',
        'none',
        'double',
        'none',
        'impact',
        'impact',
        'impact',
        'none',
        'impact',
      ],
      standards: ['E1', 'E3', 'E4', 'E5', 'G1', 'S1', 'S2', 'S3'],
    },
    {
      threshold: 3,
      severityForm: 'mean',
      outcomes: [
        'financial',
        'impact',
        'double',
        'none',
        'none',
        'double',
        'impact',
        'none',
        'double',
        'none',
        'impact',
        'impact',
        'impact',
        'none',
        'impact',
      ],
      standards: ['E1', 'E3', 'E4', 'E5', 'G1', 'S1', 'S2', 'S3'],
    },
    {
      threshold: 3,
      severityForm: 'maximum',
      outcomes: [
        'financial',
        'impact',
        'double',
        'impact',
        'none',
        'double',
        'impact',
        'impact',
        'double',
        'impact',
        'impact',
        'impact',
        'impact',
        'none',
        'impact',
      ],
      standards: ['E1', 'E2', 'E3', 'E4', 'E5', 'G1', 'S1', 'S2', 'S3'],
    },
    {
      threshold: 3.5,
      severityForm: 'meanWithExtreme',
      outcomes: [
        'none',
        'impact',
        'none',
        'none',
        'none',
        'none',
        'impact',
        'none',
        'none',
        'none',
        'impact',
        'none',
        'none',
        'none',
        'none',
      ],
      standards: ['E1', 'E3', 'E4', 'E5', 'G1', 'S1', 'S2', 'S3'],
    },
    {
      threshold: 3.5,
      severityForm: 'mean',
      outcomes: [
        'none',
        'impact',
        'none',
        'none',
        'none',
        'none',
        'impact',
        'none',
        'none',
        'none',
        'impact',
        'none',
        'none',
        'none',
        'none',
      ],
      standards: ['E1', 'E3', 'E4', 'E5', 'G1', 'S1', 'S2', 'S3'],
    },
    {
      threshold: 3.5,
      severityForm: 'maximum',
      outcomes: [
        'none',
        'impact',
        'impact',
        'none',
        'none',
        'impact',
        'impact',
        'none',
        'impact',
        'none',
        'impact',
        'impact',
        'impact',
        'none',
        'impact',
      ],
      standards: ['E1', 'E3', 'E4', 'E5', 'G1', 'S1', 'S2', 'S3'],
    },
  ],
};
