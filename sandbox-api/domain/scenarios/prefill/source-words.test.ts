import { describe, expect, it } from 'vitest';
import { parameterNote } from '#api/domain/scenarios/model/parameter-notes';
import { scenarioParameterRows } from '#api/testing/seed-scenarios';
import published from '#seed/reference/scenarios/sources.json';
import { citedIn } from './source-words';

/** Authors, a title and a year, and nothing that is described. */
const titlesAlone = ['S07'];

describe('the note beside a published default', () => {
  it.each(published.sources.map(({ id, citation }) => [id, citation] as const))(
    'says in Polish what is described around its title (%s)',
    (id, citation) => {
      const { en, pl } = citedIn(citation);
      expect(en).toBe(citation);
      // What is said is said: half as long at least.
      expect(pl.length).toBeGreaterThan(citation.length / 2);
      expect(pl === citation).toBe(titlesAlone.includes(id));
    },
  );

  it('has Polish notes, each of them', () => {
    const notes = new Set(scenarioParameterRows.flatMap(({ note }) => note || []));
    expect([...notes].filter((note) => parameterNote(note)?.pl === note)).toEqual([]);
    expect([...notes].filter((note) => !parameterNote(note)?.pl)).toEqual([]);
    expect(notes.size).toBeGreaterThan(40);
  });

  it('keeps a citation that a later edition may bring, rather than leaving it away', () => {
    expect(citedIn('Somebody, Something (2031)')).toEqual({
      en: 'Somebody, Something (2031)',
      pl: 'Somebody, Something (2031)',
    });
    expect(parameterNote('a new note of the collector')).toBeNull();
    expect(parameterNote(null)).toBeNull();
  });
});
