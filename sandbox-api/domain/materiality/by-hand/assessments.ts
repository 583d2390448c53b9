import type { Conclusion } from '#api/domain/materiality/assessment';
import type { MaterialityResult } from '#api/domain/materiality/group-result';
import type { SeverityForm } from '#api/domain/materiality/method';

/** Scores by hand with the mean and the rule for one extreme factor, with the mean alone, and with the highest factor. */
type Scores = readonly [string, string, string];

export type HandItem = {
  kind: 'harm' | 'benefit' | 'risk' | 'opportunity';
  /** Harm: scale, scope, irremediable character; a benefit: scale, scope; else size and likelihood. */
  levels: readonly number[];
  /** Of a potential impact. */
  probability: number | null;
  isHumanRights: boolean;
  conclusion: Conclusion;
  scores: Scores;
};

type HandMatter = { name: string; standard: string; items: readonly HandItem[] };

/** What each matter comes to at one threshold for both axes and by one form of severity, and the material standards. */
type HandResult = {
  threshold: number;
  severityForm: SeverityForm;
  outcomes: readonly MaterialityResult[];
  standards: readonly string[];
};

export type HandAssessment = { matters: readonly HandMatter[]; results: readonly HandResult[] };

/** Scale, scope, irremediable character and, where it is potential, its likelihood. */
function harm(
  [scale, scope, irremediability, probability]: readonly [number, number, number, number?],
  conclusion: Conclusion,
  scores: Scores,
): HandItem {
  const levels = [scale, scope, irremediability];
  return { kind: 'harm', levels, probability: probability ?? null, isHumanRights: false, conclusion, scores };
}

function rightsHarm(...harmed: Parameters<typeof harm>): HandItem {
  return { ...harm(...harmed), isHumanRights: true };
}

/** Scale, scope and, where it is potential, its likelihood. The form of severity changes nothing (R3). */
function benefit(
  [scale, scope, probability]: readonly [number, number, number?],
  conclusion: Conclusion,
  score: string,
): HandItem {
  const scores: Scores = [score, score, score];
  const levels = [scale, scope];
  return {
    kind: 'benefit',
    levels,
    probability: probability ?? null,
    isHumanRights: false,
    conclusion,
    scores,
  };
}

/** Size and likelihood. */
const financial =
  (kind: 'risk' | 'opportunity') =>
  (levels: readonly [number, number], conclusion: Conclusion, score: string): HandItem => {
    const scores: Scores = [score, score, score];
    return { kind, levels, probability: null, isHumanRights: false, conclusion, scores };
  };
const risk = financial('risk');
const opportunity = financial('opportunity');

/** The name starts with the standard: `E1.2 ovens`. */
function matter(name: string, items: readonly HandItem[]): HandMatter {
  return { name, standard: name.slice(0, 2), items };
}

const outcomeOf = { D: 'double', I: 'impact', F: 'financial', '-': 'none' } as const;

/** One letter for each matter in its order: double, impact, financial, or a dash for none. */
function result(
  threshold: number,
  severityForm: SeverityForm,
  letters: string,
  standards: string,
): HandResult {
  const outcomes = [...letters].map((letter) => outcomeOf[letter as keyof typeof outcomeOf]);
  return { threshold, severityForm, outcomes, standards: standards.split(' ') };
}

/** A bakery chain: 5 matters, 15 items. */
export const bakery: HandAssessment = {
  matters: [
    matter('E1.2 ovens', [
      harm([3, 4, 5], 'material', ['4', '4', '5']),
      risk([4, 4], 'material', '3.2'),
      opportunity([3, 4], 'watch', '2.4'),
    ]),
    matter('E5.3 bread waste', [
      harm([2, 3, 1], 'notMaterial', ['2', '2', '3']),
      benefit([3, 2], 'notMaterial', '2.5'),
      opportunity([2, 3], 'notMaterial', '1.2'),
    ]),
    matter('S1.1.2 night work', [
      harm([4, 2, 3], 'material', ['3', '3', '4']),
      rightsHarm([5, 2, 4, 2], 'material', ['4', '3.6667', '5']),
      risk([3, 4], 'watch', '2.4'),
    ]),
    matter('S4.2.1 allergens', [
      harm([5, 3, 4, 3], 'watch', ['2.4', '2.4', '3']),
      harm([5, 1, 1], 'material', ['4', '2.3333', '5']),
      risk([5, 2], 'watch', '2'),
    ]),
    matter('G1.5 small mills', [
      harm([3, 3, 2, 4], 'notMaterial', ['2.1333', '2.1333', '2.4']),
      benefit([4, 3, 4], 'watch', '2.8'),
      risk([2, 2], 'notMaterial', '0.8'),
    ]),
  ],
  results: [
    result(3, 'meanWithExtreme', 'D-II-', 'E1 S1 S4'),
    result(3, 'mean', 'D-I--', 'E1 S1 S4'),
    result(3, 'maximum', 'DIII-', 'E1 E5 S1 S4'),
    result(3.5, 'meanWithExtreme', 'I-II-', 'E1 S1 S4'),
    result(3.5, 'mean', 'I-I--', 'E1 S1 S4'),
    result(3.5, 'maximum', 'I-II-', 'E1 S1 S4'),
  ],
};

/** A maker of preserves: 15 matters in all ten standards, 29 items. */
export const preserves: HandAssessment = {
  matters: [
    matter('E1.1 drought', [
      harm([2, 3, 3, 3], 'notMaterial', ['1.6', '1.6', '1.8']),
      risk([4, 4], 'material', '3.2'),
    ]),
    matter('E1.2 steam', [
      harm([3, 5, 5], 'material', ['4.3333', '4.3333', '5']),
      risk([4, 3], 'watch', '2.4'),
    ]),
    matter('E1.3 power', [
      harm([2, 4, 3], 'material', ['3', '3', '4']),
      opportunity([3, 5], 'material', '3'),
    ]),
    matter('E2.1 dust', [harm([3, 3, 2], 'notMaterial', ['2.6667', '2.6667', '3'])]),
    matter('E2.2 wastewater', [
      harm([4, 4, 4, 3], 'watch', ['2.4', '2.4', '2.4']),
      risk([3, 3], 'watch', '1.8'),
    ]),
    matter('E3.1 wells', [
      harm([3, 3, 4], 'material', ['3.3333', '3.3333', '4']),
      risk([5, 3], 'material', '3'),
    ]),
    matter('E4.1 monoculture', [
      harm([4, 4, 5], 'material', ['4.3333', '4.3333', '5']),
      benefit([3, 3, 3], 'notMaterial', '1.8'),
    ]),
    matter('E5.1 glass', [
      harm([2, 3, 3], 'notMaterial', ['2.6667', '2.6667', '3']),
      risk([3, 3], 'watch', '1.8'),
    ]),
    matter('E5.2 packaging', [
      harm([3, 4, 3], 'material', ['3.3333', '3.3333', '4']),
      risk([3, 5], 'material', '3'),
    ]),
    matter('S1.1 shifts', [
      harm([3, 2, 3], 'material', ['2.6667', '2.6667', '3']),
      risk([2, 4], 'watch', '1.6'),
    ]),
    matter('S1.8 safety', [
      rightsHarm([5, 3, 5, 1], 'material', ['4.3333', '4.3333', '5']),
      harm([4, 2, 3], 'material', ['3', '3', '4']),
    ]),
    matter('S2.1 pickers', [
      harm([4, 3, 3], 'material', ['3.3333', '3.3333', '4']),
      risk([3, 3], 'watch', '1.8'),
    ]),
    matter('S3.1 village wells', [
      rightsHarm([4, 2, 3, 2], 'material', ['3', '3', '4']),
      opportunity([1, 3], 'notMaterial', '0.6'),
    ]),
    matter('S4.2 glass splinters', [
      harm([4, 4, 3, 2], 'watch', ['1.4667', '1.4667', '1.6']),
      risk([5, 2], 'watch', '2'),
    ]),
    matter('G1.5 growers', [harm([3, 4, 2], 'material', ['3', '3', '4']), benefit([3, 3], 'material', '3')]),
  ],
  results: [
    result(3, 'meanWithExtreme', 'FID--DI-D-III-I', 'E1 E3 E4 E5 G1 S1 S2 S3'),
    result(3, 'mean', 'FID--DI-D-III-I', 'E1 E3 E4 E5 G1 S1 S2 S3'),
    result(3, 'maximum', 'FIDI-DIIDIIII-I', 'E1 E2 E3 E4 E5 G1 S1 S2 S3'),
    result(3.5, 'meanWithExtreme', '-I----I---I----', 'E1 E3 E4 E5 G1 S1 S2 S3'),
    result(3.5, 'mean', '-I----I---I----', 'E1 E3 E4 E5 G1 S1 S2 S3'),
    result(3.5, 'maximum', '-II--II-I-III-I', 'E1 E3 E4 E5 G1 S1 S2 S3'),
  ],
};
