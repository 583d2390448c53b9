/**
 * Prefixes of VAT numbers that differ from the country's ISO code: EL for Greece; XI besides GB for Northern
 * Ireland; French and British numbers for Monaco and the Isle of Man (Directive 2006/112/EC, Article 7).
 */
const others: Readonly<Record<string, readonly string[]>> = {
  GB: ['GB', 'XI'],
  GR: ['EL'],
  IM: ['GB'],
  MC: ['FR'],
};

export function vatPrefixesOf(isoCodeTwo: string): readonly string[] {
  return others[isoCodeTwo] ?? [isoCodeTwo];
}
