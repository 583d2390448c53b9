import type { InputCode } from '#api/contract/materiality/assessments';
import type { Text } from '#api/domain/reports/text';

/** How a name was read: in the regulation, in a third party's text, or translated here. */
export type NameSource = 'official' | 'read_secondary' | 'translated';

type StakeholderGroup = 'affected' | 'users' | 'both';

type Option<Code extends string = string> = {
  id: number;
  code: Code;
  displayString: Text;
  description: Text;
};
type Named = { id: number; code: string; name: Text };

/** 1–5; 0 means "not applicable" and is an option of irremediability only. */
type StoredInputOption = Option & { value: number };

type StoredInput = {
  code: InputCode;
  label: Text;
  /** Paragraphs of ESRS 1 that ask for the factor; levels and words are a convention. */
  source: string;
  options: readonly StoredInputOption[];
};

type StoredSubtopic = {
  id: number;
  /** Of the list of matters, for instance E3.1.1. */
  code: string;
  name: Text;
  description: Text;
  /** A convention. */
  isHumanRights: boolean;
  /** Whether an expert should look at `isHumanRights`: depending on the case the matter is one. */
  isHumanRightsOpen?: true;
  /** How each name was read. */
  source: { en: NameSource; pl: NameSource };
  note?: string;
};

type StoredTopic = {
  id: number;
  /** E1 to G1. */
  standard: string;
  name: Text;
  description: Text;
  subtopics: readonly StoredSubtopic[];
};

type StoredCategory = Named & { description: Text; colour: string; topics: readonly StoredTopic[] };

/** Fits the sections of NACE that it names, or every one when that is null. */
type Suggested = { id: number; sectors: readonly string[] | null; reason: Text };

export type StoredSuggestions = {
  activities: readonly (Suggested & { valueChainTypeId: number; value: Text })[];
  stakeholders: readonly (Suggested & {
    code: string;
    value: Text;
    group: StakeholderGroup;
    /** The smallest size of undertaking that it is offered to. */
    fromSizeId: number;
  })[];
  topics: readonly (Suggested & {
    standard: string;
    /** Of the edition. */
    subtopicIds: readonly number[];
    /** `norm`: a standard names the sector; the judgement that it is likely material stays ours. */
    mark: 'norm' | 'convention';
    paragraph?: string;
  })[];
};

/** An edition as it is stored, whole and in both languages (seed/load/materiality.ts). */
export type EditionContent = {
  /** The list of matters that it follows. */
  standards: 'ESRS2023' | 'ESRS2026';
  /** Where its matters were read, and under which licence. */
  source: string;
  licence: string;
  categories: readonly StoredCategory[];
  inputs: readonly StoredInput[];
  types: readonly {
    number: 1 | 2;
    label: Text;
    source: string;
    options: readonly Option<'negative' | 'positive' | 'actual' | 'potential'>[];
  }[];
  materialities: { label: Text; options: readonly Option<'material' | 'watch' | 'notMaterial'>[] };
  timeHorizons: readonly { code: string; displayString: Text; description: Text; source: string }[];
  /** A bound belongs to the higher band; the highest band holds 5. */
  scoreBands: readonly { from: number; to: number; code: string; label: Text; colour: string }[];
  /** Defaults of a new assessment; each is a convention that the company may change. */
  defaults: {
    impactThreshold: number;
    financialThreshold: number;
    severityForm: 'meanWithExtreme' | 'mean' | 'maximum';
    likelihoodWeight: number;
  };
  sectors: readonly (Named & { description: Text; highClimateImpact: boolean })[];
  sizes: readonly (Named & { description: Text })[];
  valueChainTypes: readonly { id: number; code: string; value: Text; description: Text }[];
  channels: readonly Named[];
  stakeholderScores: Readonly<
    Record<
      'impactOnEntity' | 'impactOnStakeholders',
      { label: Text; anchors: readonly { value: number; text: Text }[] }
    >
  >;
  suggestions: StoredSuggestions;
};

export type Category = Omit<StoredCategory, 'topics'>;
export type Topic = Omit<StoredTopic, 'subtopics'> & { categoryId: number };
export type Subtopic = StoredSubtopic & { topicId: number; categoryId: number; standard: string };
export type InputOption = StoredInputOption & { input: InputCode };
export type TypeOption = EditionContent['types'][number]['options'][number] & { number: 1 | 2 };
export type MaterialityOption = EditionContent['materialities']['options'][number];

/** An edition that can be asked: its matters flat, in their order, and every list by id. */
export type Edition = Omit<EditionContent, 'categories'> & {
  categories: readonly Category[];
  topics: readonly Topic[];
  subtopics: readonly Subtopic[];
  categoryById: ReadonlyMap<number, Category>;
  topicById: ReadonlyMap<number, Topic>;
  subtopicById: ReadonlyMap<number, Subtopic>;
  /** Options of all inputs: an id belongs to one input only. */
  inputOptionById: ReadonlyMap<number, InputOption>;
  inputByCode: ReadonlyMap<string, StoredInput>;
  typeById: ReadonlyMap<number, TypeOption>;
  materialityById: ReadonlyMap<number, MaterialityOption>;
  sectorById: ReadonlyMap<number, EditionContent['sectors'][number]>;
  sizeById: ReadonlyMap<number, EditionContent['sizes'][number]>;
  valueChainTypeById: ReadonlyMap<number, EditionContent['valueChainTypes'][number]>;
  channelById: ReadonlyMap<number, EditionContent['channels'][number]>;
};

/**
 * Reads an edition.
 * @throws Error for an edition that gives a key to two entries of a list.
 */
export function readEdition(content: EditionContent): Edition {
  const topics = content.categories.flatMap(({ id: categoryId, topics: below }) =>
    below.map(({ subtopics: _below, ...topic }) => ({ ...topic, categoryId })),
  );
  const subtopics = content.categories.flatMap(({ id: categoryId, topics: below }) =>
    below.flatMap(({ id: topicId, standard, subtopics: matters }) =>
      matters.map((subtopic) => ({ ...subtopic, topicId, categoryId, standard })),
    ),
  );
  const categories = content.categories.map(({ topics: _below, ...category }) => category);
  const options = content.inputs.flatMap(({ code: input, options: of }) =>
    of.map((option) => ({ ...option, input })),
  );
  const typeOptions = content.types.flatMap(({ number, options: of }) =>
    of.map((option) => ({ ...option, number })),
  );
  return {
    ...content,
    categories,
    topics,
    subtopics,
    categoryById: byId(categories),
    topicById: byId(topics),
    subtopicById: byId(subtopics),
    inputOptionById: byId(options),
    inputByCode: new Map(content.inputs.map((input) => [input.code, input])),
    typeById: byId(typeOptions),
    materialityById: byId(content.materialities.options),
    sectorById: byId(content.sectors),
    sizeById: byId(content.sizes),
    valueChainTypeById: byId(content.valueChainTypes),
    channelById: byId(content.channels),
  };
}

function byId<Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> {
  const known = new Map(rows.map((row) => [row.id, row]));
  if (known.size < rows.length) throw new Error('An edition of double materiality gives a key twice.');
  return known;
}
