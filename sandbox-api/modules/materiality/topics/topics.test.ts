import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listTopicsByImpact, readSubtopicTrail } from '#api/contract/materiality/results';
import {
  createTopicEntry,
  deleteTopicEntry,
  listMaterialityCategories,
  listMaterialitySubtopics,
  listTopicEntries,
  listTopicSuggestions,
  mostTopicEntries,
  readMaterialityCategory,
  type TopicEntry,
  updateTopicEntry,
} from '#api/contract/materiality/topics';
import { materialityTopicEntries } from '#api/db/schema/materiality';
import { createTestApi } from '#api/testing/create-test-api';
import { type MaterialityOf, materialityOf, matters } from '#api/testing/filled/filled-materiality';
import type { Company } from '#api/testing/filled/insert-company';
import { insertReport } from '#api/testing/filled/insert-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
let owner: Company;
let headerId: number;
let materiality: MaterialityOf;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  owner = await api.company();
  headerId = await insertReport(api, owner);
  materiality = materialityOf(api, headerId, owner.token.User);
  await materiality.begin();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const here = () => ({ token: owner.token.User, params: { id: headerId } });
const entries = async () => (await api.call(listTopicEntries, here())).body;
const inEntry = ({ dmTopicEntryId }: TopicEntry) => ({
  token: owner.token.User,
  params: { id: headerId, entryId: dmTopicEntryId },
});

describe('the lists of matters', () => {
  // spec: materiality.topics.form, materiality.validation.cascade, materiality.calls.topic-lists
  it('lead from a category to its topics and their subtopics', async () => {
    const categories = (await api.call(listMaterialityCategories, here())).body;
    expect(categories.map(({ name }) => name)).toEqual(['Environmental', 'Social', 'Governance']);
    const social = await api.call(readMaterialityCategory, {
      token: owner.token.User,
      params: { id: headerId, categoryId: 2 },
    });
    expect(social.body.topics.map(({ standard }) => standard)).toEqual(['S1', 'S2', 'S3', 'S4']);
    const subtopics = await api.call(listMaterialitySubtopics, {
      token: owner.token.User,
      params: { id: headerId, topicId: 103 },
    });
    expect(subtopics.body[0]?.hint).toContain('one shared list for water and marine resources');
    expect(subtopics.body.map(({ code }) => code)).toEqual([
      'E3.1.1',
      'E3.1.2',
      'E3.1.3',
      'E3.1.4',
      'E3.2.1',
    ]);
  });

  it('are those of the edition before the assessment is started, too', async () => {
    const later = await insertReport(api, owner, { periodStart: '2027-01-01', periodEnd: '2027-12-31' });
    const read = (topicId: number) =>
      api.call(listMaterialitySubtopics, { token: owner.token.User, params: { id: later, topicId } });
    expect((await read(203)).status).toBe(200);
    expect((await read(103)).status).toBe(404);
  });
});

describe('a matter', () => {
  // spec: materiality.topics.issue, materiality.validation.entry, materiality.calls.entries
  it('is listed with its names, in the order of the standards', async () => {
    await materiality.addEntry(matters.corruption);
    const { body } = await materiality.addEntry(matters.climate, '  Burners \n of the mill  ');
    expect(body).toMatchObject({
      ...matters.climate,
      issue: 'Burners \n of the mill',
      topicName: 'Climate change',
      subtopicName: 'Climate change mitigation',
      hasIros: false,
    });
    expect((await entries()).map(({ topicName }) => topicName)).toEqual([
      'Climate change',
      'Business conduct',
    ]);
  });

  it('may be entered for several issues', async () => {
    await materiality.addEntry(matters.climate, 'Burners');
    await materiality.addEntry(matters.climate, 'Lorries');
    expect((await entries()).map(({ issue }) => issue)).toEqual(['Burners', 'Lorries']);
  });

  // spec: materiality.validation.cascade
  it('is refused if its topic is of another category, or its subtopic of another topic', async () => {
    const send = (over: object) =>
      api.call(createTopicEntry, { ...here(), body: { ...matters.climate, issue: 'Burners', ...over } });
    const message = 'This does not belong to the choice above. Choose one from the list';
    expect((await send({ dmTopicCategoryId: 2 })).problem.errors).toEqual({ DmTopicId: [message] });
    expect((await send({ dmSubtopicId: 1011 })).problem.errors).toEqual({ DmSubtopicId: [message] });
    const nowhere = await send({ dmTopicCategoryId: 9, dmTopicId: 999, dmSubtopicId: 9999 });
    expect(nowhere.problem.errors).toEqual({
      DmTopicCategoryId: ['Choose one of the listed values'],
      DmTopicId: ['Choose one of the listed values'],
      DmSubtopicId: ['Choose one of the listed values'],
    });
  });

  // spec: materiality.validation.entry
  it('needs its issue in words', async () => {
    const { problem } = await materiality.addEntry(matters.climate, '   ');
    expect(problem.errors).toEqual({ Issue: ["This field can't be empty"] });
  });

  // spec: materiality.calls.entries
  it('is changed by a user who saw its current state', async () => {
    const seen = (await materiality.addEntry()).body;
    const change = (issue: string) =>
      api.call(updateTopicEntry, {
        ...inEntry(seen),
        body: { ...matters.water, issue },
        seenUpdatedOn: seen.updatedOn,
      });
    const first = await change('Wells');
    expect(first.body).toMatchObject({ ...matters.water, issue: 'Wells' });
    const second = await change('Rivers');
    expect([second.status, second.problem.current]).toEqual([412, first.body]);
  });

  // spec: materiality.blocks.entry, materiality.errors.blocked
  it('cannot be deleted while impacts, risks or opportunities depend on it', async () => {
    const entry = (await materiality.addEntry()).body;
    await materiality.addIro('risk', entry.dmTopicEntryId);
    const [seen] = await entries();
    expect(seen?.hasIros).toBe(true);
    const blocked = await api.call(deleteTopicEntry, inEntry(entry));
    expect([blocked.status, blocked.problem.code]).toEqual([409, 'blocked_by_dependants']);
    expect(await entries()).toHaveLength(1);
  });

  // spec: materiality.blocks.entry, materiality.calls.entries
  it('can be deleted while none do, and is missing then', async () => {
    const entry = (await materiality.addEntry()).body;
    expect((await api.call(deleteTopicEntry, inEntry(entry))).status).toBe(204);
    expect((await api.call(deleteTopicEntry, inEntry(entry))).status).toBe(404);
  });

  it('is refused above the limit of an assessment', async () => {
    const entry = (await materiality.addEntry()).body;
    const row = { companyId: owner.companyId, headerId, categoryId: 1, topicId: 101, subtopicId: 1001 };
    await api.db
      .insert(materialityTopicEntries)
      .values(
        Array.from({ length: mostTopicEntries - 1 }, () => ({ ...row, issue: 'One', updatedOn: new Date() })),
      );
    const { status, problem } = await materiality.addEntry();
    expect(status).toBe(400);
    expect(problem.errors?.Issue?.[0]).toContain('at most 300');
    await api.call(deleteTopicEntry, inEntry(entry));
    expect((await materiality.addEntry()).status).toBe(200);
  });
});

it('proposes matters that are often material in the sector, except listed ones', async () => {
  const offered = async () => (await api.call(listTopicSuggestions, here())).body;
  const climate = (await offered()).filter(({ dmTopicId }) => dmTopicId === 101);
  const [first] = climate;
  expect(first?.mark).toBe('norm');
  expect(first?.reason).not.toBe('');
  if (!first) return;
  const { dmTopicCategoryId, dmTopicId, dmSubtopicId } = first;
  const matter = { dmTopicCategoryId, dmTopicId, dmSubtopicId } as typeof matters.climate;
  await materiality.addEntry(matter);
  expect((await offered()).map((one) => one.dmSubtopicId)).not.toContain(dmSubtopicId);
});

describe('a matter of the company’s own', () => {
  it('belongs to a topic of the list, has a name, and appears under it in the results', async () => {
    const { body } = await materiality.addOwnEntry('Brine');
    expect(body).toMatchObject({ dmSubtopicId: null, subtopicName: 'Brine', topicName: expect.any(String) });
    const second = (await materiality.addOwnEntry('Salt pans')).body;
    const impact = (await materiality.addIro('impact', body.dmTopicEntryId)).body;
    const risk = (await materiality.addIro('risk', second.dmTopicEntryId)).body;
    await materiality.assessImpact(impact.dmIroId);
    await materiality.assessRisk(risk.dmIroId);
    const found = (await api.call(listTopicsByImpact, here())).body;
    expect(found.map((one) => [one.subtopicName, one.standard, one.isOwn, one.impactMateriality])).toEqual([
      ['Brine', 'E3', true, 3],
      ['Salt pans', 'E3', true, 0],
    ]);
    const trail = await api.call(readSubtopicTrail, {
      token: owner.token.User,
      params: { id: headerId, subtopicId: found[0]?.dmSubtopicId ?? 0 },
    });
    expect(trail.body).toMatchObject({ subtopicName: 'Brine', iros: [{ score: 3 }] });
    expect((await materiality.standards()).find(({ standard }) => standard === 'E3')?.state).not.toBe(
      'notScreened',
    );
  });

  it('is either named or chosen from the list', async () => {
    const place = { dmTopicCategoryId: 1, dmTopicId: 103, issue: 'Brine' };
    const send = (body: { dmSubtopicId: number | null; ownName: string | null }) =>
      api.call(createTopicEntry, { ...here(), body: { ...place, ...body } });
    expect(Object.keys((await send({ dmSubtopicId: null, ownName: null })).problem.errors ?? {})).toEqual([
      'DmSubtopicId',
    ]);
    const both = await send({ dmSubtopicId: matters.water.dmSubtopicId, ownName: 'Brine' });
    expect(Object.keys(both.problem.errors ?? {})).toEqual(['OwnName']);
  });
});
