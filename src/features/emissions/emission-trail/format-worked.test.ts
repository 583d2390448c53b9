import { describe, expect, it } from 'vitest';
import { formatWorked } from './format-worked';

describe('a figure that was worked out', () => {
  it.each([
    ['33180.000000000001', '33,180'],
    ['1965639.052799999998', '1,965,639.0528'],
    ['0.7430000000000000000000000000000000000002', '0.743'],
    ['0.8319999999999999999999999999999999999999', '0.832'],
    ['1519333.333333333333333333333333333333333', '1,519,333.33333'],
    ['0.0000889261744966443', '0.0000889261744966'],
    ['14430618664123.25', '14,430,618,664,123'],
    ['n/a', 'n/a'],
  ])('%s is shown without the crumbs of its working: %s', (decimal, text) => {
    expect(formatWorked(decimal, 'en')).toBe(text);
  });
});
