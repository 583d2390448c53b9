import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recipeLimits } from '#api/contract/sandbox/recipe';
import en from '@/i18n/locales/en/sandbox/sandbox.json';
import pl from '@/i18n/locales/pl/sandbox/sandbox.json';
import { guidedDemos } from './guided-demos';
import { pack, unpack } from './pack';
import { type ReadRecipe, readPackedRecipe, readRecipe } from './read-recipe';

const smallest = {
  version: 1,
  title: { en: 'A look', pl: 'Rzut oka' },
  account: 'user@jagodno.example',
  screen: '/explorer?categories=fuels',
};

const faultsOf = (read: ReadRecipe) => ('faults' in read ? read.faults : []);

describe('a recipe', () => {
  it('survives a link, with letters of every language', () => {
    const content = { ...smallest, prospect: { companyName: 'Żółta Łódź & Söhne “GmbH”' } };
    const packed = pack(JSON.stringify(content));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(readPackedRecipe(packed)).toEqual({ recipe: content });
  });

  it.each<[string, object, { path: string; code: string }]>([
    ['an unknown field', { ...smallest, colour: 'red' }, { path: 'colour', code: 'unknown-field' }],
    [
      'an unknown field within',
      { ...smallest, prospect: { site: 'x' } },
      { path: 'prospect.site', code: 'unknown-field' },
    ],
    ['a newer version', { ...smallest, version: 2 }, { path: 'version', code: 'newer-version' }],
    [
      'another origin',
      { ...smallest, screen: 'https://elsewhere.example/' },
      { path: 'screen', code: 'wrong' },
    ],
    [
      'another origin by two strokes',
      { ...smallest, screen: '//elsewhere.example/' },
      { path: 'screen', code: 'wrong' },
    ],
    [
      'another origin by a backslash',
      { ...smallest, screen: '/\\elsewhere.example/' },
      { path: 'screen', code: 'wrong' },
    ],
    [
      'a script as logo',
      { ...smallest, prospect: { logo: 'data:image/svg+xml;base64,PHN2Zy8+' } },
      { path: 'prospect.logo', code: 'wrong' },
    ],
    [
      'thirteen steps',
      { ...smallest, steps: Array.from({ length: 13 }, () => ({ text: smallest.title })) },
      { path: 'steps', code: 'wrong' },
    ],
    [
      'a call that does not exist',
      { ...smallest, calls: [{ call: 'dropTables' }] },
      { path: 'calls.0.call', code: 'unknown-call' },
    ],
    [
      'a call that signs in',
      { ...smallest, calls: [{ call: 'login', body: {} }] },
      { path: 'calls.0.call', code: 'forbidden-call' },
    ],
    [
      'a call that only reads',
      { ...smallest, calls: [{ call: 'listLocations' }] },
      { path: 'calls.0.call', code: 'forbidden-call' },
    ],
    [
      'a body that the call refuses',
      { ...smallest, calls: [{ call: 'createKeyFigure', body: { year: 'x' } }] },
      { path: 'calls.0.body.year', code: 'wrong' },
    ],
    [
      'a name that no earlier call kept',
      { ...smallest, calls: [{ call: 'deleteKeyFigure', params: { id: '$figure' } }] },
      { path: 'calls.0.params', code: 'unknown-name' },
    ],
  ])('with %s is refused, naming the field', (_, content, expected) => {
    expect(faultsOf(readRecipe(content))[0]).toEqual(expected);
  });

  it('can refer to the response of an earlier call', () => {
    const calls = [
      {
        call: 'createKeyFigure',
        body: { year: 2025, employees: 12 },
        keep: { figure: 'companyKeyFigureId' },
      },
      { call: 'deleteKeyFigure', params: { id: '$figure' } },
    ];
    expect(faultsOf(readRecipe({ ...smallest, calls }))).toEqual([]);
  });

  it.each([
    ['too long for a link', 'x'.repeat(recipeLimits.linkBytes + 1), 'too-long'],
    ['cut off', pack(JSON.stringify(smallest)).slice(0, -6), 'unreadable'],
    ['no packed text at all', '%%%', 'unreadable'],
    [
      'a hundred kilobytes in a small link',
      pack(JSON.stringify({ ...smallest, filler: 'x'.repeat(200_000) })),
      'unreadable',
    ],
    ['no recipe', pack('null'), 'wrong'],
  ])('that is %s is refused', (_, packed, code) => {
    expect(faultsOf(readPackedRecipe(packed))[0]).toMatchObject({ code });
  });

  it('keeps markup as plain text', () => {
    const title = { en: '<img src=x onerror=alert(1)>', pl: '<b>x</b>' };
    expect(readRecipe({ ...smallest, title })).toMatchObject({ recipe: { title } });
  });
});

describe('the prepared demos', () => {
  const folder = 'public/demos';
  it.each(readdirSync(folder))('%s is a recipe whose steps each say what they show', (file) => {
    const read = readRecipe(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    expect(faultsOf(read)).toEqual([]);
    const steps = 'recipe' in read ? (read.recipe.steps ?? []) : [];
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.filter(({ say, shows }) => !say || !shows)).toEqual([]);
  });
});

it('are all named by their title on the sign-in page', () => {
  const files = readdirSync('public/demos').map((file) => file.replace('.json', ''));
  expect([...guidedDemos].sort()).toEqual(files.sort());
  for (const name of guidedDemos) {
    const { title } = JSON.parse(readFileSync(`public/demos/${name}.json`, 'utf8'));
    expect({ en: en.demos[name], pl: pl.demos[name] }).toEqual(title);
  }
});

describe('unpacking', () => {
  it('throws for bytes that are not text', () => {
    expect(() => unpack('AAAA')).toThrow();
  });
});
