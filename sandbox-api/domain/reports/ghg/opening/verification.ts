/** What a report says of its verification, as entered. */
export type StatedVerification = {
  verification: 'none' | 'limited' | 'reasonable' | null;
  verifier: string | null;
  verifiedOn: string | null;
  verificationStandard: string | null;
};

export type Verification = {
  level: 'limited' | 'reasonable';
  verifier: string;
  /** Of the verifier's statement. */
  on: string;
  standard: string;
};

/**
 * The verification that a report may print: with all of its parts, and of a day on which the period was over. Null where
 * there is none, or a part is missing: half a verification is none.
 */
export function wholeVerification(
  stated: StatedVerification | null,
  { periodEnd }: { periodEnd: string },
): Verification | null {
  if (!stated?.verification || stated.verification === 'none') return null;
  const { verification: level, verifier, verifiedOn: on, verificationStandard: standard } = stated;
  if (!verifier || !on || !standard || on < periodEnd) return null;
  return { level, verifier, on, standard };
}
