import { describe, expect, it } from 'vitest';
import { readEdition } from '#api/domain/materiality/edition';
import type { Iro, TopicEntry } from '#api/domain/materiality/items';
import { recommendedMethod } from '#api/domain/materiality/method';
import { rollUp } from '#api/domain/materiality/roll-up';
import { materialityEditionRows } from '../load/materiality';
import { demoMaterialities } from './demo-materialities';
import type { DemoIro, DemoMateriality } from './demo-materiality';

const row = materialityEditionRows.find(({ content }) => content.standards === 'ESRS2023');
if (!row) throw new Error('There is no edition of 2023.');
const edition = readEdition(row.content);
const [jagodno, blauweide] = [demoMaterialities[1], demoMaterialities[4]] as [
  DemoMateriality,
  DemoMateriality,
];

function subtopicOf(matter: string) {
  const subtopic = edition.subtopics.find(({ code }) => code === matter);
  if (!subtopic) throw new Error(`There is no matter "${matter}".`);
  return subtopic;
}

function itemOf(made: DemoIro, place: { iroId: number; entryId: number; isHumanRights: boolean }): Iro {
  const { isHumanRights, ...ids } = place;
  const item = { ...ids, basedOnId: null, reason: made.assessed?.reason ?? null };
  if (made.kind === 'impact') {
    const occurrence = made.assessed?.probability === undefined ? 'actual' : 'potential';
    const assessment = made.assessed && {
      ...made.assessed,
      occurrence,
      probability: made.assessed.probability ?? null,
      isHumanRights,
      horizon: null,
    };
    return { ...item, kind: 'impact', assessment } as Iro;
  }
  const assessment = made.assessed && { ...made.assessed, magnitude: made.assessed.scale, horizon: null };
  return { ...item, kind: made.kind, assessment };
}

function resultsOf({ topics }: DemoMateriality) {
  const entries: TopicEntry[] = topics.map(({ matter }, index) => {
    const { id: subtopicId, topicId, categoryId, standard, name } = subtopicOf(matter);
    return { entryId: index + 1, subtopicId, topicId, categoryId, standard, name: name.en };
  });
  const items = topics.flatMap(({ matter, iros }, index) =>
    iros.map((made, at) =>
      itemOf(made, {
        iroId: (index + 1) * 100 + at,
        entryId: index + 1,
        isHumanRights: subtopicOf(matter).isHumanRights,
      }),
    ),
  );
  return { ...rollUp(items, entries, recommendedMethod), items };
}

describe('the assessment of the food producer', () => {
  const { items, subtopics, flags, isIncomplete, materialStandards } = resultsOf(jagodno);
  const materialCodes = subtopics
    .filter(({ isMaterial }) => isMaterial)
    .map(({ id }) => edition.subtopicById.get(id)?.code);

  it('is complete: activities everywhere, twelve stakeholders, twenty-five matters and sixty items', () => {
    expect(new Set(jagodno.activities.map(({ chain }) => chain)).size).toBe(3);
    expect([
      jagodno.activities.length,
      jagodno.stakeholders.length,
      jagodno.topics.length,
      items.length,
    ]).toEqual([10, 12, 25, 60]);
    expect(isIncomplete).toBe(false);
  });

  it('makes eleven subtopics material, of the environment, of people and of conduct', () => {
    expect(materialCodes).toEqual([
      'E1.1',
      'E1.2',
      'E1.3',
      'E2.2',
      'E3.1.2',
      'E5.2',
      'S1.1.2',
      'S1.1.8',
      'S2.1.3',
      'S4.2.1',
      'G1.5',
    ]);
    expect(materialStandards).toEqual(['E1', 'E2', 'E3', 'E5', 'G1', 'S1', 'S2', 'S4']);
    const outcomes = new Set(subtopics.map(({ result }) => result));
    expect(outcomes).toEqual(new Set(['double', 'impact', 'financial', 'none']));
  });

  it('has three severe risks below the threshold and one disagreement, each with its reason', () => {
    expect(flags.map(({ code }) => code).sort()).toEqual([
      'disagreement',
      'tailRisk',
      'tailRisk',
      'tailRisk',
    ]);
  });

  it('has a reason only where one is required', () => {
    const needing = new Set(flags.map(({ iroId }) => iroId));
    for (const { iroId, reason } of items) expect(reason !== null).toBe(needing.has(iroId));
  });

  it('has impacts of all four types, risks and opportunities', () => {
    const kinds = jagodno.topics
      .flatMap(({ iros }) => iros)
      .map((iro) =>
        iro.kind === 'impact'
          ? `${iro.assessed?.character} ${iro.assessed?.probability !== undefined}`
          : iro.kind,
      );
    expect(new Set(kinds).size).toBe(6);
  });
});

describe('the assessment of the retail group', () => {
  it('lists everything and has half of it assessed, without a missing reason', () => {
    const { items, flags, isIncomplete } = resultsOf(blauweide);
    const assessed = items.filter(({ assessment }) => assessment !== null).length;
    expect(isIncomplete).toBe(true);
    expect(assessed / items.length).toBeGreaterThan(0.4);
    expect(assessed / items.length).toBeLessThan(0.6);
    expect(flags).toEqual([]);
    for (const { iros } of blauweide.topics) expect(iros.length).toBeGreaterThan(0);
  });
});

describe.each([jagodno, blauweide])('every demo assessment', (made) => {
  it('names existing activities, sectors, sizes and channels', () => {
    const keys = made.activities.map(({ key }) => key);
    const channels = edition.channels.map(({ code }) => code);
    expect(edition.sectors.map(({ code }) => code)).toContain(made.sector);
    expect(edition.sizes.map(({ code }) => code)).toContain(made.size);
    for (const stakeholder of made.stakeholders) {
      expect(keys).toEqual(expect.arrayContaining([...stakeholder.activities]));
      expect(channels).toEqual(expect.arrayContaining([...stakeholder.channels]));
    }
    const used = new Set(made.stakeholders.flatMap(({ activities }) => activities));
    expect([...used].sort()).toEqual([...keys].sort());
  });
});
