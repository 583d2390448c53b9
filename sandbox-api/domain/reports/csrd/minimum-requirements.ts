/**
 * Minimum disclosure requirements of ESRS 2 (par. 60–81) and the requirements of topics under which each is answered:
 * policies, actions, metrics and targets of that topic.
 */
const carriers: Readonly<Record<string, readonly string[]>> = {
  'MDR-P': ['E1-2', 'E2-1', 'E3-1', 'E4-2', 'E5-1', 'S1-1', 'S2-1', 'S3-1', 'S4-1', 'G1-1'],
  'MDR-A': ['E1-3', 'E2-2', 'E3-2', 'E4-3', 'E5-2', 'S1-4', 'S2-4', 'S3-4', 'S4-4'],
  'MDR-M': [
    'E1-5',
    'E1-6',
    'E1-7',
    'E1-8',
    'E2-4',
    'E2-5',
    'E3-4',
    'E4-5',
    'E5-4',
    'E5-5',
    'S1-6',
    'S1-7',
    'S1-8',
    'S1-9',
    'S1-10',
    'S1-11',
    'S1-12',
    'S1-13',
    'S1-14',
    'S1-15',
    'S1-16',
    'S1-17',
    'G1-4',
    'G1-5',
    'G1-6',
  ],
  'MDR-T': ['E1-4', 'E2-3', 'E3-3', 'E4-4', 'E5-3', 'S1-5', 'S2-5', 'S3-5', 'S4-5'],
};

/** Codes of the topics' requirements that carry a minimum one, in their order; null for every other requirement. */
export function carriersOf(code: string): readonly string[] | null {
  return carriers[code] ?? null;
}

/** Those that the revised standards added: actions and targets of business conduct, which had no requirement in 2023. */
const added: Readonly<Record<string, readonly string[]>> = { 'MDR-A': ['G1-2'], 'MDR-T': ['G1-3'] };

/** The same by codes that have this meaning in 2026 alone. */
export function addedCarriersOf(code: string): readonly string[] {
  return added[code] ?? [];
}
