import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useScoreText } from './use-score-text';

function Score({ of }: { of: number | null }) {
  return useScoreText()(of);
}

it.each([
  [3.25, '3.3'],
  [null, '–'],
  // No item of this kind was identified; the text must not suggest that one was scored.
  [0, 'noItem'],
])('shows the score %s as %s', (score, text) => {
  expect(renderToStaticMarkup(<Score of={score} />)).toBe(text);
});
