import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { TooltipProvider } from '@/components/ui/tooltip';
import entries from '@/i18n/locales/en/activity-data/entries.json';
import fuelConsumptions from '@/i18n/locales/en/activity-data/fuel-consumptions.json';
import common from '@/i18n/locales/en/common.json';
import components from '@/i18n/locales/en/components.json';
import intake from '@/i18n/locales/en/intake/intake.json';
import sourceFile from '@/i18n/locales/en/intake/source-file.json';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  defaultNS: 'common',
  resources: {
    en: {
      common,
      components,
      entries,
      intake,
      'fuel-consumptions': fuelConsumptions,
      'source-file': sourceFile,
    },
  },
  interpolation: { escapeValue: false },
});

/** A part of the screen with its English texts, as first drawn. */
export function shownText(part: ReactNode): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <TooltipProvider>{part}</TooltipProvider>
    </I18nextProvider>,
  );
}
