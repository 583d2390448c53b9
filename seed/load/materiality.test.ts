import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type EditionContent, readEdition } from '#api/domain/materiality/edition';
import {
  suggestActivities,
  suggestStakeholders,
  suggestSubtopics,
} from '#api/domain/materiality/suggestions';
import matters2023 from '#seed/reference/materiality/topics-2023.json';
import matters2026 from '#seed/reference/materiality/topics-2026.json';
import { materialityEditionRows } from './materiality';

const contentOf = (standards: string): EditionContent => {
  const row = materialityEditionRows.find(({ content }) => content.standards === standards);
  if (!row) throw new Error(`There is no edition of ${standards}.`);
  return row.content;
};
const set2023 = readEdition(contentOf('ESRS2023'));
const set2026 = readEdition(contentOf('ESRS2026'));

/** Every id with its code: changing one would change the meaning of users' choices. */
function keysOf(edition: typeof set2023): string[] {
  const { inputs, types, materialities, categories, sectors, sizes, valueChainTypes, channels } = edition;
  return [
    ...edition.topics.map(({ id, standard }) => `${id} ${standard}`),
    ...edition.subtopics.map(({ id, code }) => `${id} ${code}`),
    ...inputs.flatMap(({ code, options }) => options.map(({ id, value }) => `${id} ${code} ${value}`)),
    ...types.flatMap(({ options }) => options.map(({ id, code }) => `${id} ${code}`)),
    ...[materialities.options, categories, sectors, sizes, valueChainTypes, channels].flatMap((list) =>
      list.map(({ id, code }) => `${id} ${code}`),
    ),
  ];
}
const digestOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);

/** Texts in two languages, wherever they are, with their path. */
function textsIn(value: unknown, path = ''): { path: string; text: Record<string, unknown> }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if ('en' in value || 'pl' in value) return [{ path, text: Object.fromEntries(entries) }];
  return entries.flatMap(([key, below]) => textsIn(below, `${path}/${key}`));
}

describe('the editions of double materiality', () => {
  it('contain every matter of the two lists, in order', () => {
    expect(set2023.subtopics.map(({ code }) => code)).toEqual(matters2023.topics.map(({ id }) => id));
    expect(set2026.subtopics.map(({ code }) => code)).toEqual(matters2026.topics.map(({ id }) => id));
    expect([set2023.subtopics.length, set2026.subtopics.length]).toEqual([92, 37]);
    expect([set2023.topics.length, set2026.topics.length]).toEqual([10, 10]);
  });

  // spec: materiality.calls.lookups
  it('keep the assigned keys', () => {
    expect(digestOf(keysOf(set2023))).toBe('97c325db52f72c61');
    expect(digestOf(keysOf(set2026))).toBe('52dcf254481589cb');
  });

  it('share no topic and no subtopic, but every other list', () => {
    for (const id of set2023.topicById.keys()) expect(set2026.topicById.has(id)).toBe(false);
    for (const id of set2023.subtopicById.keys()) expect(set2026.subtopicById.has(id)).toBe(false);
    for (const list of ['inputs', 'types', 'materialities', 'sectors', 'sizes', 'channels'] as const)
      expect(set2026[list]).toEqual(set2023[list]);
  });

  // spec: materiality.information.options
  it('have all texts in both languages', () => {
    for (const { content } of materialityEditionRows) {
      const texts = textsIn(content);
      expect(texts.length).toBeGreaterThan(300);
      for (const { path, text } of texts) {
        expect(Object.keys(text).sort(), path).toEqual(['en', 'pl']);
        for (const words of Object.values(text)) expect(String(words).trim(), path).not.toBe('');
      }
    }
  });

  it('say how each name was obtained, and that those of 2026 are translated', () => {
    expect(new Set(set2023.subtopics.map(({ source }) => source.pl))).toEqual(new Set(['official']));
    expect(new Set(set2026.subtopics.map(({ source }) => source.pl))).toEqual(new Set(['translated']));
    for (const { description } of set2026.subtopics) expect(description.pl).toContain('przetłumaczona');
  });

  it('refuse a key that is used twice', () => {
    const { sectors, ...rest } = contentOf('ESRS2023');
    const [first] = sectors;
    if (!first) throw new Error('There is no sector.');
    expect(() => readEdition({ ...rest, sectors: [...sectors, first] })).toThrow();
  });
});

describe('the suggestions', () => {
  const sectorOf = (letter: string) => set2023.sectors.find(({ code }) => code === letter)?.id ?? 0;
  const sizeOf = (code: string) => set2023.sizes.find((size) => size.code === code)?.id ?? 0;

  it('offer all thirty activities in every sector, the usual ones first', () => {
    for (const { id } of set2023.sectors) {
      const offered = suggestActivities(set2023, id);
      expect(offered).toHaveLength(30);
      expect(offered.filter(({ isFitting }) => isFitting).length).toBeGreaterThan(3);
      expect(offered[0]?.isFitting).toBe(true);
      expect(offered.at(-1)?.isFitting).toBe(false);
    }
    const [first] = suggestActivities(set2023, sectorOf('C'));
    expect(first?.value.en).toContain('raw materials');
  });

  it('offer fewer stakeholders to micro and small undertakings', () => {
    const countOf = (code: string) =>
      suggestStakeholders(set2023, { sectorId: sectorOf('C'), sizeId: sizeOf(code) }).length;
    expect(countOf('micro')).toBeLessThan(countOf('small'));
    expect(countOf('small')).toBeLessThan(countOf('medium'));
    expect(countOf('medium')).toBe(22);
    expect(suggestStakeholders(set2023, { sectorId: null, sizeId: null })).toHaveLength(22);
  });

  it('cite the standard only where it names the sectors, and say so', () => {
    for (const { id, highClimateImpact } of set2023.sectors) {
      const norms = suggestSubtopics(set2023, id).filter(({ mark }) => mark === 'norm');
      expect(norms.map(({ subtopic }) => subtopic.code)).toEqual(highClimateImpact ? ['E1.2', 'E1.3'] : []);
      for (const { paragraph } of norms) expect(paragraph).toContain('footnote 35');
    }
    expect(suggestSubtopics(set2026, sectorOf('C')).map(({ mark }) => mark)).not.toContain('norm');
  });

  it('name subtopics of their own edition, each at most once, with a reason', () => {
    for (const edition of [set2023, set2026])
      for (const { id } of edition.sectors) {
        const offered = suggestSubtopics(edition, id);
        expect(offered.length).toBeGreaterThan(2);
        expect(new Set(offered.map(({ subtopic }) => subtopic.id)).size).toBe(offered.length);
        for (const { subtopic } of offered) expect(edition.subtopicById.get(subtopic.id)).toBe(subtopic);
      }
    const stored = set2023.suggestions.topics;
    for (const { standard, subtopicIds } of stored)
      for (const id of subtopicIds) expect(set2023.subtopicById.get(id)?.standard).toBe(standard);
  });
});
