/** Exact texts, pixels and milliseconds that the specification of the portal fixes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageQuery } from '#api/contract/fields';
import { contactMessage } from '#api/contract/knowledge/contact-form';

describe('the words', () => {
  // spec: errors.translation, knowledge-errors.translation
  it('a missing translation says so', () => {
    expect(readFileSync('src/i18n/setup.ts', 'utf8')).toContain("en: 'No translation found'");
  });

  // spec: product.slogan
  it('the slogan speaks of a journey to net zero', () => {
    expect(readFileSync('src/i18n/locales/en/account/session.json', 'utf8')).toMatch(
      /"slogan": ".*journey to net zero/,
    );
  });
});

describe('the limits', () => {
  // spec: shell.contact-fields, constants.contact, knowledge-rules.contact-lengths, knowledge-constants.contact
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

  // spec: constants.page-size
  it('a page has ten rows', () => {
    expect(pageQuery.parse({}).PageSize).toBe(10);
  });

  it.each([
    // spec: constants.sources
    [
      'the overview asks for ten sources',
      'sandbox-api/contract/emissions/overview.ts',
      /topCountOfOverview = 10;/,
    ],
    // spec: shell.toasts, constants.snackbar, constants.toasts, knowledge-constants.toasts
    [
      'at most three toasts are shown, for three seconds',
      'src/components/ui/toaster-view.tsx',
      /visibleToasts=\{3\}[\s\S]*duration=\{3000\}/,
    ],
    // spec: constants.icon-delay
    ['a loader waits for 100 ms', 'src/hooks/use-delayed-flag.ts', /delayMs = 100/],
    // spec: constants.location-scroll
    [
      'the list of locations is at most 500 px high',
      'src/features/company/locations/location-picker.tsx',
      /max-h-\[500px\]/,
    ],
    // spec: validation.dates
    ['the week of the calendar starts on Monday', 'src/components/ui/calendar.tsx', /weekStartsOn=\{1\}/],
    // spec: product.breakpoints
    [
      'the style sheet has the breakpoints',
      'src/styles/index.css',
      /-sm: 600px;\s+--breakpoint-md: 960px;\s+--breakpoint-lg: 1200px;\s+--breakpoint-xl: 1440px;/,
    ],
  ])('%s', (_, file, constant) => {
    expect(readFileSync(file, 'utf8')).toMatch(constant);
  });
});

/** A host name with this many characters; a label has at most 63. */
function longHost(count: number): string {
  return `${'h'.repeat(count - 3)}.pl`;
}
