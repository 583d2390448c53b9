import { describe, expect, it } from 'vitest';
import { guidesIn } from '../../../../sandbox-api/modules/knowledge/user-guides/guides';
import { guideContents } from '../../../../seed/guides/guide-contents';
import content from '../../../../seed/reference/content/faqs.json';
import glossary from '../../../../seed/reference/content/glossary.json';
import { countOf, excerptOf, type FoundGuide, type Knowledge, searchKnowledge } from './search-knowledge';

/** The shipped contents for a reader of that language. */
function knowledgeIn(locale: 'en' | 'pl'): Knowledge {
  const words = (term: (typeof glossary.terms)[number]) =>
    locale === 'pl'
      ? { term: term.termPl, definition: term.definitionPl }
      : { term: term.termEn, definition: term.definitionEn };
  return {
    faqs: content.faqs.map(({ code, sortOrder, question, answer }) => ({
      faqId: sortOrder,
      code,
      question: question[locale],
      answer: answer[locale],
    })),
    advice: content.advice.map(({ code, sortOrder, title, body }) => ({
      adviceId: sortOrder,
      languageId: 1,
      code,
      title: title[locale],
      body: body[locale],
    })),
    guides: guidesIn(locale),
    guideSections: guideContents(locale),
    terms: glossary.terms.map((term, index) => ({
      glossaryTermId: index + 1,
      code: term.code,
      abbreviation: term.abbreviation ?? '',
      termEn: term.termEn,
      termPl: term.termPl,
      ...words(term),
      area: term.area as 'ghg',
    })),
  };
}

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

const guideCodes = (found: readonly FoundGuide[]) => found.map(({ guide }) => guide.code);

describe('the search of the knowledge base', () => {
  // spec: knowledge-base.search
  it('covers questions, articles, guides and dictionary', () => {
    const found = searchKnowledge(knowledgeIn('en'), 'scope');
    expect(codes(found.faqs)[0]).toBe('what-counts');
    expect(codes(found.advice)[0]).toBe('scope3-screening');
    expect(guideCodes(found.guides)[0]).toBe('scope-2-two-methods');
    expect(codes(found.terms).slice(0, 3)).toEqual(['scope1', 'scope2', 'scope3']);
  });

  // spec: knowledge-base.search
  it('finds Polish words typed without diacritics', () => {
    const polish = knowledgeIn('pl');
    expect(codes(searchKnowledge(polish, 'lancuch wartosci').terms)[0]).toBe('supplychain');
    expect(codes(searchKnowledge(polish, 'slad weglowy').terms)[0]).toBe('cf');
    expect(codes(searchKnowledge(polish, 'zrodla').terms)).toContain('wtt');
  });

  // spec: knowledge-base.search
  it('finds a term by its name in the other language', () => {
    expect(codes(searchKnowledge(knowledgeIn('pl'), 'residual mix').terms)).toEqual(['residual']);
    expect(codes(searchKnowledge(knowledgeIn('en'), 'miks rezydualny').terms)).toEqual(['residual']);
  });

  it('finds a guide once by its text, with the section that fits best', () => {
    const { guides } = searchKnowledge(knowledgeIn('en'), 'drop-down');
    expect(guideCodes(guides)).toEqual(['importing-data']);
    expect(guides[0]?.section?.heading).toBe('2. Fill it in');
    expect(guides[0]?.section?.text).toContain('drop-down lists');
    expect(
      guideCodes(searchKnowledge({ ...knowledgeIn('en'), guideSections: [] }, 'drop-down').guides),
    ).toEqual([]);
  });

  it('shows the description of a guide that is found by its name', () => {
    const [first] = searchKnowledge(knowledgeIn('en'), 'spreadsheet').guides;
    expect(first?.guide.code).toBe('importing-data');
    expect(first?.section).toBeUndefined();
  });

  it('finds questions that are not among the six shown, and shows at most six', () => {
    expect(codes(searchKnowledge(knowledgeIn('en'), 'carbon credits').faqs)).toEqual(['offsets']);
    expect(searchKnowledge(knowledgeIn('en'), 'a').faqs).toHaveLength(6);
  });

  it('ranks a word in a title before the same word in a text', () => {
    expect(codes(searchKnowledge(knowledgeIn('en'), 'gwp').terms)).toEqual(['gwp', 'ipcc']);
  });

  it('finds nothing when one of the words is missing', () => {
    expect(countOf(searchKnowledge(knowledgeIn('en'), 'gwp nothing-of-the-kind'))).toBe(0);
  });
});

describe('an excerpt', () => {
  it('starts at a word shortly before the match', () => {
    const text = 'One two three four five six seven eight nine ten eleven twelve thirteen';
    expect(excerptOf(text, 'twelve')).toBe('… five six seven eight nine ten eleven twelve thirteen');
    expect(excerptOf(text, 'two')).toBe(text);
    expect(excerptOf('First\n\n- second', 'second')).toBe('First - second');
  });
});
