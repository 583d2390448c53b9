import { readFileSync } from 'node:fs';
import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EntryWarning, entryWarningCodes } from '#api/contract/activity-data/entry-checks';
import { createFormatters } from '@/lib/format/formatters';
import { replacedText, warningText } from './warning-text';

const words: Record<string, TFunction<'entries'>> = {};
beforeAll(async () => {
  for (const lng of ['en', 'pl']) {
    const file = `src/i18n/locales/${lng}/activity-data/entries.json`;
    const i18n = createInstance();
    await i18n.init({
      lng,
      ns: ['entries'],
      interpolation: { escapeValue: false },
      resources: { [lng]: { entries: JSON.parse(readFileSync(file, 'utf8')) } },
    });
    words[lng] = i18n.getFixedT(lng, 'entries') as unknown as TFunction<'entries'>;
  }
});

const warning = (change: Partial<EntryWarning>): EntryWarning => ({
  code: 'twin',
  part: 'period',
  other: {
    entryId: 7,
    index: null,
    startDate: '2025-01-01',
    endDate: '2025-01-31',
    value: 1200,
    unitSymbol: 'kWh',
    reference: 'INV 1',
    updatedOn: '2026-06-15T12:00:00.000Z',
  },
  days: 3,
  ratio: 1000,
  found: 30_000,
  usual: 30,
  isPerDay: true,
  unitSymbol: 'MWh',
  likelyUnit: 'kWh',
  currency: 'PLN',
  ...change,
});

const said = (lng: 'en' | 'pl', change: Partial<EntryWarning>) => {
  const t = words[lng];
  if (!t) throw new Error('The words are not loaded.');
  return warningText(warning(change), createFormatters(lng), t).replaceAll(/\s/g, ' ');
};

describe('the text of a warning', () => {
  it('names the other entry by its days, amount and invoice', () => {
    const text = said('en', {});
    expect(text).toContain('1,200 kWh, invoice INV 1');
    expect(text).toContain('2025');
  });

  it('names the unit that would explain the amount', () => {
    const text = said('en', { code: 'unitSlip' });
    expect(text).toContain('30,000 MWh a day is 1,000 times');
    expect(text).toContain('Is the amount in kWh?');
    expect(said('en', { code: 'unitSlip', likelyUnit: null })).not.toContain('Is the amount');
    expect(said('en', { code: 'unitSlip', isPerDay: false })).not.toContain('a day');
  });

  it('says in words that the use is less than a tenth', () => {
    const tiny = { code: 'jump', ratio: 0.04, found: 68.1, usual: 1700 } as const;
    expect(said('en', tiny)).toContain('68.1 MWh a day is less than a tenth of the use');
    expect(said('pl', tiny)).toContain('mniej niż jedna dziesiąta zużycia');
    expect(said('en', { ...tiny, isPerDay: false })).not.toMatch(/<|a day/);
  });

  it('tells another row of the file from what is recorded, and names what would be replaced', () => {
    const { other } = warning({});
    const row = other && { ...other, entryId: null, index: 0, updatedOn: null };
    expect(said('en', { other: row })).not.toContain('recorded');
    expect(said('en', { code: 'duplicate', other: row })).not.toContain('recorded');
    const t = words.en;
    const text = t && other && replacedText(other, createFormatters('en'), t).replaceAll(/\s/g, ' ');
    expect(text).toBe('Replace the recorded entry: INV 1, 1,200 kWh');
  });

  it('exists for every code in both languages, with all figures filled in', () => {
    for (const lng of ['en', 'pl'] as const)
      for (const code of entryWarningCodes) {
        const text = said(lng, { code });
        expect(text, `${lng} ${code}`).toMatch(/^\p{Lu}|^\d/u);
        expect(text, `${lng} ${code}`).not.toMatch(/checks\.|\{\{|undefined|null/);
      }
  });
});
