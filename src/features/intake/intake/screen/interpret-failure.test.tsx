import { expect, it } from 'vitest';
import { EndedThread } from '../model';
import { InterpretFailure } from './interpret-failure';
import { shownText } from './testing/render';

const show = (error: unknown) => shownText(<InterpretFailure error={error} onReadAgain={() => undefined} />);

it('offers to read the file again if its thread ended', () => {
  const shown = show(new EndedThread('out of memory'));
  expect(shown).toContain('Reading the file was interrupted');
  expect(shown).toContain('Try again');
  expect(shown).not.toContain('out of memory');
});

it('says that the last answer does not fit the file', () => {
  const shown = show(new Error('no such column'));
  expect(shown).toContain('These answers can');
  expect(shown).not.toContain('Try again');
});
