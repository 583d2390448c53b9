import type { EditionContent, NameSource } from '#api/domain/materiality/edition';
import type { Text } from '#api/domain/reports/text';
import method from '#seed/reference/materiality/method.json';
import suggestions from '#seed/reference/materiality/suggestions.json';
import matters2023 from '#seed/reference/materiality/topics-2023.json';
import matters2026 from '#seed/reference/materiality/topics-2026.json';

type Standards = EditionContent['standards'];

/** A row of the lists of matters, which have more columns for the first set. */
type Matter = {
  id: string;
  categoryCode: string;
  standard: string;
  topicEn: string;
  topicPl: string;
  subtopicEn: string;
  subtopicPl: string;
  subsubtopicEn?: string;
  subsubtopicPl?: string;
  /** Fixed in the file, because keys are derived from it. */
  sortOrder: number;
  enSource: string;
  plSource: string;
  humanRightsDefault: string;
  note?: string;
};

/** Keys of topics, in the order of the standards; one is never given to another topic. */
const standardOrder = ['E1', 'E2', 'E3', 'E4', 'E5', 'S1', 'S2', 'S3', 'S4', 'G1'];
/** Keys of topics and subtopics start after these, so that those of two editions never collide. */
const firstKeys = {
  ESRS2023: { topic: 100, subtopic: 1000 },
  ESRS2026: { topic: 200, subtopic: 2000 },
} as const;

/** The complete editions of this build; a change of one is a new version. */
export const materialityEditionRows = [
  { version: 'ESRS2023-1', content: contentOf('ESRS2023', matters2023) },
  { version: 'ESRS2026-1', content: contentOf('ESRS2026', matters2026) },
];

function contentOf(
  standards: Standards,
  { about, topics }: { about: { source: string; licence: string }; topics: readonly Matter[] },
): EditionContent {
  const { about: _about, topicDescriptions: _descriptions, categories, ...lists } = method;
  return {
    ...(lists as Omit<EditionContent, 'standards' | 'source' | 'licence' | 'categories' | 'suggestions'>),
    standards,
    ...about,
    categories: categories.map((category) => ({
      ...category,
      topics: topicsOf(
        standards,
        topics.filter(({ categoryCode }) => categoryCode === category.code),
      ),
    })),
    suggestions: suggestionsOf(standards, topics),
  };
}

function topicsOf(
  standards: Standards,
  matters: readonly Matter[],
): EditionContent['categories'][number]['topics'] {
  return [...new Set(matters.map(({ standard }) => standard))].map((standard) => {
    const below = matters.filter((matter) => matter.standard === standard);
    const [first] = below;
    const place = standardOrder.indexOf(standard) + 1;
    if (!first || place === 0) throw new Error(`The standard "${standard}" has no key.`);
    return {
      id: firstKeys[standards].topic + place,
      standard,
      name: { en: first.topicEn, pl: first.topicPl },
      description: method.topicDescriptions[standard as keyof typeof method.topicDescriptions],
      subtopics: below.map((matter) => subtopicOf(standards, matter)),
    };
  });
}

function subtopicOf(standards: Standards, matter: Matter) {
  const { id: code, sortOrder, subsubtopicEn, subsubtopicPl, humanRightsDefault, note } = matter;
  const source = { en: matter.enSource as NameSource, pl: matter.plSource as NameSource };
  return {
    id: firstKeys[standards].subtopic + sortOrder,
    code,
    name: {
      en: joined(matter.subtopicEn, subsubtopicEn),
      pl: joined(matter.subtopicPl, subsubtopicPl),
    },
    description: whereItStands(standards, code, source),
    isHumanRights: humanRightsDefault === 'yes',
    ...(humanRightsDefault === 'review' && ({ isHumanRightsOpen: true } as const)),
    source,
    ...(note && { note }),
  };
}

function joined(subtopic: string, below: string | undefined): string {
  return below ? `${subtopic}: ${below}` : subtopic;
}

/** A translated name says so, because it may differ from the Official Journal. */
function whereItStands(standards: Standards, code: string, { pl }: { pl: NameSource }): Text {
  if (standards === 'ESRS2023')
    return { en: `${code} in AR 16 of ESRS 1`, pl: `${code} w AR 16 standardu ESRS 1` };
  const translated = pl === 'translated' ? '; nazwa polska przetłumaczona przez nas' : '';
  return {
    en: `${code} in Appendix A of ESRS 1, 2026 edition`,
    pl: `${code} w dodatku A do ESRS 1, wydanie z 2026 r.${translated}`,
  };
}

/** The footnote that one of them is based on belongs to the first set; it was not checked in the revised one. */
function suggestionsOf(standards: Standards, matters: readonly Matter[]): EditionContent['suggestions'] {
  const { activities, topics } = suggestions;
  const keys = new Map(matters.map(({ id, sortOrder }) => [id, firstKeys[standards].subtopic + sortOrder]));
  const stakeholders = suggestions.stakeholders as EditionContent['suggestions']['stakeholders'];
  return {
    activities,
    stakeholders,
    topics: topics.map(({ matters: codes, mark, ...topic }) => {
      const isNorm = mark === 'norm' && standards === 'ESRS2023';
      return {
        ...topic,
        subtopicIds: codes[standards].map((code) => keyOf(keys, code)),
        mark: isNorm ? 'norm' : 'convention',
        ...(isNorm && { paragraph: 'ESRS E1, footnote 35' }),
      };
    }),
  };
}

function keyOf(keys: ReadonlyMap<string, number>, code: string): number {
  const key = keys.get(code);
  if (key === undefined) throw new Error(`There is no matter "${code}".`);
  return key;
}
