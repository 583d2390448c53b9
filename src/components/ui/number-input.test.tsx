import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NumberInput, type NumberInputProps } from './number-input';

const shownIn = (props: Partial<NumberInputProps>) =>
  /value="([^"]*)"/.exec(
    renderToStaticMarkup(<NumberInput value={2024} onChange={() => undefined} {...props} />),
  )?.[1];

describe('a number field', () => {
  it('groups the digits of an amount but not of a year', () => {
    expect(shownIn({})).toBe('2,024');
    expect(shownIn({ isYear: true })).toBe('2024');
    expect(shownIn({ isYear: true, value: null })).toBe('');
  });
});
