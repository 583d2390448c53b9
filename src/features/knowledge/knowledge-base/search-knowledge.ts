import type { AdviceArticle } from '#api/contract/knowledge/advice';
import { type Faq, maxFaqs } from '#api/contract/knowledge/faqs';
import type { GlossaryTerm } from '#api/contract/knowledge/glossary';
import type { GuideSection, UserGuide } from '#api/contract/knowledge/user-guides';
import { matchParts, searchScore } from '@/components/ui/search-score';

/** All contents of the knowledge base. */
export type Knowledge = {
  faqs: readonly Faq[];
  advice: readonly AdviceArticle[];
  guides: readonly UserGuide[];
  /** The text of the guides; empty until it is loaded, and offline. */
  guideSections: readonly GuideSection[];
  terms: readonly GlossaryTerm[];
};

/** The search results. A guide that does not match by name has the section that fits best. */
export type FoundKnowledge = Omit<Knowledge, 'guides' | 'guideSections'> & { guides: readonly FoundGuide[] };
export type FoundGuide = { guide: UserGuide; section?: GuideSection };

/**
 * The entries that contain every search word, best first: titles before texts, starts of words before inner parts.
 * Accents are ignored. A term is found by its names in both languages.
 */
export function searchKnowledge(
  { faqs, advice, guides, guideSections, terms }: Knowledge,
  search: string,
): FoundKnowledge {
  return {
    faqs: best(faqs, search, ({ question, answer }) => [question, answer]).slice(0, maxFaqs),
    advice: best(advice, search, ({ title, body }) => [title, body]),
    guides: foundGuides(guides, guideSections, search),
    terms: best(terms, search, ({ abbreviation, termEn, termPl, definition }) => [
      `${abbreviation} ${termEn} ${termPl}`,
      definition,
    ]),
  };
}

/** By name and description first, then by the words of one section. */
function foundGuides(
  guides: readonly UserGuide[],
  sections: readonly GuideSection[],
  search: string,
): FoundGuide[] {
  const named = best(guides, search, ({ name, description }) => [name, description]);
  const inText = best(sections, search, ({ heading, text }) => [heading, text]).flatMap((section) => {
    const guide = guides.find(({ userGuideId }) => userGuideId === section.userGuideId);
    return guide && !named.includes(guide) ? [{ guide, section }] : [];
  });
  const firstOfEach = inText.filter(
    ({ guide }, index) => inText.findIndex((found) => found.guide === guide) === index,
  );
  return [...named.map((guide) => ({ guide })), ...firstOfEach];
}

export function countOf({ faqs, advice, guides, terms }: FoundKnowledge): number {
  return faqs.length + advice.length + guides.length + terms.length;
}

/** Equal matches keep the reading order. */
function best<T>(
  things: readonly T[],
  search: string,
  textsOf: (thing: T) => [title: string, text: string],
): T[] {
  return things
    .map((thing) => {
      const [title, text] = textsOf(thing);
      const whole = searchScore(`${title} ${text}`, search);
      return { thing, score: whole === 0 ? 0 : whole + 2 * searchScore(title, search) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}

const before = 40;

/** The text from shortly before the first match on, starting at a word. */
export function excerptOf(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const first = matchParts(line, search).find(({ isMatch }) => isMatch)?.start ?? 0;
  if (first <= before) return line;
  const from = line.indexOf(' ', first - before) + 1;
  return `… ${line.slice(Math.min(from, first))}`;
}
