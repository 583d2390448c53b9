import { expect, it } from 'vitest';
import { assertClassic } from './worker-bundle';

it.each(["import('./x.js')", 'import.meta.url', "import './x.js'", 'export const x = 1', "eval('1')"])(
  'refuses a worker bundle with %s',
  (code) => {
    expect(() => assertClassic(code)).toThrow('not a classic script');
  },
);

it('does not mistake words in strings and comments for syntax', () => {
  expect(() => assertClassic('const x = "import(\\"./y.js\\")"; // import.meta')).not.toThrow();
});
