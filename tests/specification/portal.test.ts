/** Whether every line of the portal's specification is proved by a test that exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageQuery } from '#api/contract/fields';
import { contactMessage } from '#api/contract/knowledge/contact-form';
import { describeDocument, hasTest } from './document';
import { calls } from './portal/calls';
import { entities } from './portal/entities';
import { errors } from './portal/errors';
import { imports } from './portal/imports';
import { rules } from './portal/rules';
import { screens } from './portal/screens';
import { texts } from './portal/texts';
import { valueChain } from './portal/value-chain';
import { wire } from './portal/wire';
import { work } from './portal/work';

const lines = [...screens, ...work, ...imports, ...valueChain, ...rules, ...wire, ...errors];

describeDocument({ lines, entities, calls, atLeast: 200 });

describe('a test that is named', () => {
  it('would be missed if it were renamed', () => {
    expect(hasTest('tests/specification/document.ts', 'name tests that there are')).toBe(true);
    expect(
      hasTest('tests/specification/document.ts', 'name tests that there never were, said twice'.slice(0, 29)),
    ).toBe(false);
    expect(hasTest('tests/specification/no-such-file.test.ts', 'name tests that there are')).toBe(false);
  });
});

/** The English file of a namespace, whichever area has it. */
function wordsOf(namespace: string): string {
  const folder = 'src/i18n/locales/en';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return join(folder, files.find((file) => basename(file) === `${namespace}.json`) ?? `${namespace}.json`);
}

describe('the texts', () => {
  it.each(texts)('says "%s" as given', ({ text, in: namespace }) => {
    const words = readFileSync(wordsOf(namespace), 'utf8');
    expect(words).toContain(`": ${JSON.stringify(text)}`);
  });

  it('a missing translation says so', () => {
    expect(readFileSync('src/i18n/setup.ts', 'utf8')).toContain("en: 'No translation found'");
  });

  it('the slogan speaks of a journey to net zero', () => {
    expect(readFileSync('src/i18n/locales/en/account/session.json', 'utf8')).toMatch(
      /"slogan": ".*journey to net zero/,
    );
  });
});

describe('the limits', () => {
  it('the contact form takes 120, 120, 120, 255 and 3000 characters', () => {
    const message = { firstName: 'a', contactName: 'a', email: 'a@b.pl', subject: 'a', message: 'a' };
    const longest = { firstName: 120, contactName: 120, subject: 255, message: 3000 };
    for (const [name, count] of Object.entries(longest)) {
      expect(contactMessage.safeParse({ ...message, [name]: 'x'.repeat(count) }).success, name).toBe(true);
      expect(contactMessage.safeParse({ ...message, [name]: 'x'.repeat(count + 1) }).success, name).toBe(
        false,
      );
    }
    const email = (count: number) => ({ ...message, email: `${'x'.repeat(60)}@${longHost(count - 61)}` });
    expect(contactMessage.safeParse(email(120)).success).toBe(true);
    expect(contactMessage.safeParse(email(121)).success).toBe(false);
  });

  it('a page has ten rows', () => {
    expect(pageQuery.parse({}).PageSize).toBe(10);
  });

  it.each([
    [
      'the overview asks for ten sources',
      'src/features/emissions/dashboard/queries.ts',
      /const topCount = 10;/,
    ],
    [
      'at most three toasts are shown, for three seconds',
      'src/components/ui/toaster-view.tsx',
      /visibleToasts=\{3\}[\s\S]*duration=\{3000\}/,
    ],
    ['a loader waits for 100 ms', 'src/hooks/use-delayed-flag.ts', /delayMs = 100/],
    [
      'the list of locations is at most 500 px high',
      'src/features/company/locations/location-picker.tsx',
      /max-h-\[500px\]/,
    ],
    ['the week of the calendar starts on Monday', 'src/components/ui/calendar.tsx', /weekStartsOn=\{1\}/],
    [
      'the style sheet has the breakpoints',
      'src/styles/index.css',
      /-sm: 600px;\s+--breakpoint-md: 960px;\s+--breakpoint-lg: 1200px;\s+--breakpoint-xl: 1440px;/,
    ],
  ])('%s', (_, file, constant) => {
    expect(readFileSync(file, 'utf8')).toMatch(constant);
  });
});

/** A host name of so many characters; no label may have more than 63. */
function longHost(count: number): string {
  return `${'h'.repeat(count - 3)}.pl`;
}
