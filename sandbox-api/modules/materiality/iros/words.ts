import type { IroKind } from '#api/contract/materiality/iros';
import type { Locale } from '#api/contract/messages';

const kinds: Record<IroKind, Record<Locale, string>> = {
  impact: { en: 'Impact', pl: 'Wpływ' },
  risk: { en: 'Risk', pl: 'Ryzyko' },
  opportunity: { en: 'Opportunity', pl: 'Szansa' },
};

/** The type of an item, as named in tables. */
export function iroKindName(kind: IroKind, locale: Locale): string {
  return kinds[kind][locale];
}
