import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { twMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { testForm } from '#api/testing/test-form';
import { mergeClasses } from './class-groups';

/** Every class in the sources that Tailwind's full table knows, without its variant prefix. */
function usedClasses(): string[] {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test|class-groups)\.tsx?$/.test(name),
  );
  const words = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/[\s'"`{}]+/));
  const bases = words.map((word) => word.replace(/^(?:[\w-]*(?:\[[^\]]*\])?(?:\/[\w-]+)?:)+/, ''));
  return [...new Set(bases)].filter((name) => /^-?[a-z]/.test(name) && twMerge(`${name} ${name}`) === name);
}

describe('joined classes', () => {
  it('drop the same ones as with the full table, for every two classes that the product uses', () => {
    const classes = usedClasses();
    expect(classes.length).toBeGreaterThan(300);
    const different: string[] = [];
    // The quick form tests one pair in four; each class is in hundreds of them.
    const step = testForm === 'quick' ? 4 : 1;
    for (const [at, first] of classes.entries()) {
      for (let other = (at + Math.floor(at / step)) % step; other < classes.length; other += step) {
        const second = classes[other] ?? '';
        // A word that is not a class in its context, such as a method name.
        if (first === second) continue;
        const pair = `${first} ${second}`;
        if (mergeClasses(pair) !== twMerge(pair)) different.push(pair);
      }
    }
    expect(different).toEqual([]);
  });

  it('are replaced only under the same variant', () => {
    expect(mergeClasses('hover:bg-hover bg-sunken hover:bg-brand')).toBe('bg-sunken hover:bg-brand');
    expect(mergeClasses('px-4 text-ink custom p-2 text-sm')).toBe('text-ink custom p-2 text-sm');
  });
});
