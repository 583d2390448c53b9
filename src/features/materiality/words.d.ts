import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    materiality: typeof import('../../i18n/locales/en/materiality/materiality.json');
    'materiality-grid': typeof import('../../i18n/locales/en/materiality/materiality-grid.json');
    'materiality-lists': typeof import('../../i18n/locales/en/materiality/materiality-lists.json');
    'materiality-opinions': typeof import('../../i18n/locales/en/materiality/materiality-opinions.json');
    'materiality-paste': typeof import('../../i18n/locales/en/materiality/materiality-paste.json');
    'materiality-results': typeof import('../../i18n/locales/en/materiality/materiality-results.json');
    'materiality-scores': typeof import('../../i18n/locales/en/materiality/materiality-scores.json');
  }
}
