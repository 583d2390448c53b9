import type { Text } from '#api/domain/reports/text';

/** Editions of the standards that a report can follow, as its question of the edition names them. */
export const editions = ['esrs2023', 'esrs2023reliefs', 'esrs2026'] as const;
export type Edition = (typeof editions)[number];

/** Reliefs for the first years (ESRS 1, Appendix C), by what they say. */
export type PhaseIn =
  | 'sectorRevenue'
  | 'financialEffectsPart'
  | 'financialEffects'
  | 'smallScope3'
  | 'smallTwoYears'
  | 'smallOneYear'
  | 'oneYear'
  | 'outsideEea'
  | 'illHealth';

/** A disclosure requirement of ESRS 2 or of a topic, or a minimum one that holds for all topics (MDR). */
export type Requirement = {
  /** Edition that has it under this code. */
  edition: 'ESRS2023' | 'ESRS2026';
  standard: string;
  code: string;
  name: Text;
  paragraph: string | null;
  /** Its code in the revised standards; null where that is not known, `(none)` where they dropped it. */
  code2026: string | null;
  phaseIn: PhaseIn | null;
};

export type E1Row = {
  /** Of AR 48 and AR 54. */
  code?: string;
  /** Of AR 34: number of the line. */
  no?: number | null;
  label: Text;
  kind?: string;
  unit?: string;
  datapoint?: string;
};

export type E1Table = {
  id: string;
  title: Text;
  columns: readonly { code: string; label: Text }[];
  rows: readonly E1Row[];
};

/** What an edition of the questionnaire knows of the standards that it asks for. */
export type StandardsContent = { requirements: readonly Requirement[]; e1Tables: readonly E1Table[] };

/** @throws Error where the edition lacks the table. */
export function tableOf({ e1Tables }: StandardsContent, id: string): E1Table {
  const table = e1Tables.find((one) => one.id === id);
  if (!table) throw new Error(`The edition has no table ${id}.`);
  return table;
}

/** Codes of disclosure requirements that a question answers to: `GOV-1`, from its reference and its datapoints. */
export function requirementsOf({
  esrsRef = '',
  datapoints = [],
}: {
  esrsRef?: string | undefined;
  datapoints?: readonly string[] | undefined;
}): ReadonlySet<string> {
  const named = [...esrsRef.matchAll(/\b(?:BP|GOV|SBM|IRO|E[1-5]|S[1-4]|G1)-\d+/g)].map(([code]) => code);
  const ofDatapoints = datapoints.map((id) => id.replace(/^[A-Z]\d\./, '').replace(/_\d+$/, ''));
  return new Set([...named, ...ofDatapoints]);
}

type Referring = Parameters<typeof requirementsOf>[0] & { esrsRef2026?: string | undefined };

/** Whether a question gives its reference in the revised standards as this added requirement. */
export function refersTo({ esrsRef2026: esrsRef }: Referring, { edition, code }: Requirement): boolean {
  return edition === 'ESRS2026' && requirementsOf({ esrsRef }).has(code);
}

/**
 * Whether a question answers to a requirement in a report of this edition. The same code has different
 * meanings in them: `E1-3` are the actions of 2023 and the resilience of 2026. A question without a reference
 * of 2026 answers what continues its own.
 */
export function answersTo(question: Referring, requirement: Requirement, edition: Edition | null): boolean {
  const { esrsRef2026: esrsRef } = question;
  if (edition === 'esrs2026' && esrsRef !== undefined)
    return requirementsOf({ esrsRef }).has(codeIn2026(requirement) ?? '');
  return requirement.edition === 'ESRS2023' && requirementsOf(question).has(requirement.code);
}

/** What an edition requires, in its order: the revised standards have what they did not drop, and what they added. */
export function requiredBy(
  requirements: readonly Requirement[],
  edition: Edition | null,
): readonly Requirement[] {
  if (edition !== 'esrs2026') return requirements.filter((one) => one.edition === 'ESRS2023');
  const own = requirements.filter(({ code2026 }) => code2026 !== dropped);
  const standards = [...new Set(own.map(({ standard }) => standard))];
  return standards.flatMap((standard) => inOrder(own.filter((one) => one.standard === standard)));
}

const dropped = '(none)';

/** Those of one standard by their number of 2026, the added ones among them; as they stand where a number is not known. */
export function inOrder(requirements: readonly Requirement[]): readonly Requirement[] {
  const numbered = requirements.map((one) => ({ one, at: Number(codeIn2026(one)?.split('-')[1]) }));
  if (numbered.some(({ at }) => Number.isNaN(at))) return requirements;
  return numbered.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

export function codeIn2026({ edition, code, code2026 }: Requirement): string | null {
  return edition === 'ESRS2026' ? code : code2026;
}
