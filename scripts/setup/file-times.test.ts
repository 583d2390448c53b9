import { expect, test } from 'vitest';
import { slowestFiles } from './file-times.mjs';

test('lists the slowest files with their seconds, slowest first, up to the requested number', () => {
  const times = [
    { name: 'quick.test.ts', ms: 40 },
    { name: 'slow.test.ts', ms: 120_060 },
    { name: 'between.test.ts', ms: 1_449 },
  ];
  expect(slowestFiles(times, 2)).toEqual([' 120.1 s  slow.test.ts', '   1.4 s  between.test.ts']);
});
