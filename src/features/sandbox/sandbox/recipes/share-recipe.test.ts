import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { recipe } from '#api/contract/sandbox/recipe';
import { linkOf, recipeOf } from './share-recipe';

const shown = {
  user: { email: 'user@jagodno.example', languageCode: 'pl' as const },
  theme: null,
  today: null,
  screen: '/explorer?category=fuels',
};
const plain = { title: ' A look ', companyName: '', logo: null, currency: null, country: null };

it('contains only the differences from the default demo', () => {
  expect(recipeOf(plain, shown)).toEqual({
    version: 1,
    title: { en: 'A look', pl: 'A look' },
    account: 'user@jagodno.example',
    language: 'pl',
    screen: '/explorer?category=fuels',
  });
});

it('is a recipe with everything that can be chosen', () => {
  const logo = 'data:image/png;base64,AAAA';
  const form = { ...plain, companyName: ' Northwind ', logo, currency: 'USD', country: 'IE' };
  const made = recipeOf(form, { ...shown, theme: 'dark', today: '2027-01-31' });
  expect(recipe.parse(made)).toEqual(made);
  expect(made).toMatchObject({
    theme: 'dark',
    today: '2027-01-31',
    prospect: { companyName: 'Northwind', logo, currency: 'USD', country: 'IE' },
  });
});

it('is a link of at most eight kilobytes, or none', () => {
  expect(linkOf(recipeOf(plain, shown))).toMatch(/\/demo#demo=[\w-]+$/);
  const digests = Array.from({ length: 300 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64'),
  );
  const noise = digests.join('');
  expect(linkOf({ ...recipeOf(plain, shown), account: noise })).toBeNull();
});
