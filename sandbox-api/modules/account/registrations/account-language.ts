import type { Locale } from '#api/contract/messages';

/** Countries where English is the language of business (territories with English as main language, Unicode CLDR). */
const englishSpeaking = new Set(['AU', 'CA', 'GB', 'GG', 'GI', 'IE', 'IM', 'JE', 'MT', 'NZ', 'US']);

/** The language of the country; where that is neither of the product's, the one the registration was made in. */
export function accountLanguage(isoCodeTwo: string, chosen: Locale): Locale {
  if (isoCodeTwo === 'PL') return 'pl';
  return englishSpeaking.has(isoCodeTwo) ? 'en' : chosen;
}
