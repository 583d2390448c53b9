import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the specification requires its own format; every other date on a screen has the format of the language. */
const named: Record<string, RegExp> = {
  'DD/MM/YYYY': /^src\/features\/company\/locations\/contracts\//,
  'DD.MM.YYYY': /^src\/features\/scenarios\/scenarios\/simulations\//,
  'MMM D, YYYY': /^src\/components\/ui\/date-/,
};

test('dates have one format, except where the specification names another', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('src/lib/format/'),
    );
  expect(files.length).toBeGreaterThan(500);
  const strays = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return Object.entries(named)
      .filter(([form, place]) => source.includes(`'${form}'`) && !place.test(file))
      .map(([form]) => `${file}: ${form}`);
  });
  expect(strays).toEqual([]);
});
