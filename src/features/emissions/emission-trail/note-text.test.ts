import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { ResidualMixPublication } from '#api/contract/factors/residual-mixes';
import { residualMixPublication } from '#api/domain/factors/published-residual-mixes';
import en from '@/i18n/locales/en/emissions/emission-trail.json';
import pl from '@/i18n/locales/pl/emissions/emission-trail.json';
import { noteText } from './words';

async function noteIn(language: 'en' | 'pl', residualMix: ResidualMixPublication | null) {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    defaultNS: 'emission-trail',
    resources: { en: { 'emission-trail': en }, pl: { 'emission-trail': pl } },
    interpolation: { escapeValue: false },
  });
  return noteText('no-residual-mix', { residualMix }, i18n.getFixedT(language, 'emission-trail'));
}

describe('the note of a line without a residual mix', () => {
  it('names publisher, edition and table of a published mix, and where the company can enter it', async () => {
    const spain = residualMixPublication('ES', 2024);
    expect(await noteIn('en', spain)).toBe(
      'A residual mix for 2024 is published: Association of Issuing Bodies (AIB), European Residual Mixes 2024, Version 1.1, 2025-08-11, Table 2. We found no licence that lets us include its value, so the location-based factor is used until your company enters it under Factors, Residual mixes.',
    );
    const polish = await noteIn('pl', spain);
    expect(polish).toContain(
      'Miks rezydualny za 2024 r. jest opublikowany: Association of Issuing Bodies (AIB)',
    );
    expect(polish).toContain('Table 2');
  });

  it('says that no mix is published only where that is known', async () => {
    expect(await noteIn('en', residualMixPublication('AT', 2024))).toMatch(/^No residual mix is published/);
    expect(await noteIn('pl', residualMixPublication('AT', 2024))).toMatch(/nie publikuje się miksu/);
    for (const [region, year] of [
      ['ES', 2024],
      ['ES', 2020],
      ['US', 2023],
      ['CAMX', 2024],
      ['GB', 2024],
    ] as const)
      for (const language of ['en', 'pl'] as const) {
        const note = await noteIn(language, residualMixPublication(region, year));
        expect(note, `${region} ${year}`).not.toMatch(
          /No residual mix is (published|known)|nie publikuje się/,
        );
        expect(note, `${region} ${year}`).not.toMatch(/\{\{|residualMix\.|, \)|undefined/);
      }
  });
});
