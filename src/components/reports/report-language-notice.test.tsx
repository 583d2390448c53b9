import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ReportHeader } from '#api/contract/reports/headers';
import { ReportLanguageNotice } from './report-language-notice';

/** As shown to a user of the English interface. */
const drawn = (language: ReportHeader['language'], isAlwaysShown = false) =>
  renderToStaticMarkup(<ReportLanguageNotice header={{ language } as ReportHeader} {...{ isAlwaysShown }} />);

it("reminds users of another language of the report's language", () => {
  expect(drawn('pl')).toContain('language.title.pl');
  expect(drawn('en')).toBe('');
});

it('reminds everyone when a step requires it', () => {
  for (const language of ['en', 'pl'] as const) {
    expect(drawn(language, true)).toContain(`language.title.${language}`);
    expect(drawn(language, true)).toContain('language.hint');
  }
});
