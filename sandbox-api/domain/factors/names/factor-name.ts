import type { Locale } from '#api/contract/messages';
import { isFamily, separator, type Words, wordsOf } from './words';

/**
 * What a published factor is called, made of all levels of its path that say something: `Business travel- air › Flights ›
 * Short-haul, to/from UK › Economy class › With RF` is "Short-haul flight, economy, with effects at altitude". A level
 * without a word of ours keeps the publisher's.
 */
export function factorName(path: string, locale: Locale): string {
  const levels = path.toLowerCase().split(separator);
  const [group = '', family = ''] = levels.map(withoutStage);
  const { before, after } = context(levels[0] ?? '', group, family);
  const parts = spokenLevels(path).map(({ written, words }) => words?.[locale] || written);
  if (after) parts.push(after[locale]);
  const name = [...new Set(parts)].join(', ');
  return capitalised(before ? `${before[locale]}: ${name}` : name);
}

type SpokenLevel = { written: string; words: Words | undefined };

/** The levels of a path that its name is made of: not the table, nor what only sorts its rows. */
export function spokenLevels(path: string): SpokenLevel[] {
  const parts = path.split(separator);
  const levels = parts.map((part) => withoutStage(part.toLowerCase()));
  const isWhole = levels.length === 1 || groupsThatSpeak.has(levels[0] ?? '');
  return parts.flatMap((written, index): SpokenLevel[] => {
    const [level = '', above = ''] = [levels[index], levels[index - 1]];
    const isLast = index === levels.length - 1;
    if (index === 0 ? !isWhole : !isLast && isFamily(level)) return [];
    return [{ written, words: wordsOf(written.toLowerCase(), above) ?? wordsOf(level, above) }];
  });
}

/** `WTT- cars (by size)` → `cars (by size)`: the stage is said once, at the end. */
function withoutStage(level: string): string {
  return level.replace(/^wtt- ?/, '');
}

const groupsThatSpeak = new Set(['hotel stay', 'homeworking']);

type Context = { before?: Words; after?: Words };

const wellToTank: Words = { en: 'well-to-tank', pl: 'od źródła do zbiornika (WTT)' };
const businessTravel: Words = { en: 'business travel', pl: 'podróż służbowa' };

/** Rows of one edition that would have the same name without what they are counted for. */
const contexts: Readonly<Record<string, Context>> = {
  'outside of scopes': { after: { en: 'biogenic CO₂', pl: 'biogeniczny CO₂' } },
  'uk electricity for evs': {
    after: { en: 'electricity charged in the UK', pl: 'energia ładowania w Wielkiej Brytanii' },
  },
  'uk electricity t&d for evs': {
    after: { en: 'grid losses of charging in the UK', pl: 'straty sieci przy ładowaniu w Wielkiej Brytanii' },
  },
  'transmission and distribution › t&d- uk electricity': {
    after: { en: 'grid losses', pl: 'straty sieci' },
  },
  'business travel- land › cars (by market segment)': { after: businessTravel },
  'business travel- land › cars (by size)': { after: businessTravel },
  'business travel- land › motorbike': { after: businessTravel },
  'freighting goods › vans': { before: { en: 'Freight', pl: 'Przewóz towarów' } },
  'freighting goods › hgv (all diesel)': { before: { en: 'Freight', pl: 'Przewóz towarów' } },
  'freighting goods › hgv refrigerated (all diesel)': { before: { en: 'Freight', pl: 'Przewóz towarów' } },
  'waste disposal': { before: { en: 'Waste', pl: 'Odpady' } },
  'waste disposal › refuse': {},
  'stationary combustion': { after: { en: 'stationary combustion', pl: 'spalanie stacjonarne' } },
  'mobile combustion › fuel co2': { after: { en: 'mobile combustion', pl: 'spalanie w pojazdach' } },
  'transport and distribution (categories 4 and 9)': { before: { en: 'Freight', pl: 'Przewóz towarów' } },
  'business travel and employee commuting (categories 6 and 7)': {
    before: { en: 'Business travel and commuting', pl: 'Podróże służbowe i dojazdy do pracy' },
  },
  spend: { before: { en: 'Spend', pl: 'Wydatki' } },
};

function context(first: string, group: string, family: string): Context {
  if (first !== group) return { after: wellToTank };
  return contexts[`${group}${separator}${family}`] ?? contexts[group] ?? {};
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
