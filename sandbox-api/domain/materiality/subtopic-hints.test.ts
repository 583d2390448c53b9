import { expect, it } from 'vitest';
import { subtopicHint } from './subtopic-hints';

const plain = { isHumanRights: false };

it('a subtopic that is clear in the standard has no hint', () => {
  expect(subtopicHint('ESRS2023', { code: 'E1.1', ...plain })).toBeNull();
  expect(subtopicHint('ESRS2026', { code: 'E3.1', ...plain })).toBeNull();
});

it('our interpretation of a list is marked as such', () => {
  expect(subtopicHint('ESRS2023', { code: 'E3.1.2', ...plain })?.en).toContain('we decided which');
  expect(subtopicHint('ESRS2023', { code: 'E4.2.1', ...plain })?.en).toContain('as an example');
  expect(subtopicHint('ESRS2023', { code: 'E4.1.1', ...plain })).toBeNull();
  expect(subtopicHint('ESRS2026', { code: 'S2.3', ...plain })?.en).toContain('separate here');
});

it('a human rights matter explains the effect on the score, and a possible one says so, in both languages', () => {
  const sure = subtopicHint('ESRS2023', { code: 'S4.2.1', isHumanRights: true });
  expect(sure?.en).toMatch(/^This is about consumers .* severity takes precedence over likelihood\.$/);
  expect(sure?.pl).toMatch(/^Chodzi o konsumentów .* pierwszeństwo przed prawdopodobieństwem\.$/);
  const open = subtopicHint('ESRS2023', { code: 'E2.4', isHumanRights: false, isHumanRightsOpen: true });
  expect(open?.en).toMatch(/^May concern human rights, depending on the case/);
  expect(open?.pl).toMatch(/^Może dotyczyć praw człowieka, zależnie od przypadku/);
});
