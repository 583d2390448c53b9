import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    entries: typeof import('../../i18n/locales/en/activity-data/entries.json');
    'fuel-consumptions': typeof import('../../i18n/locales/en/activity-data/fuel-consumptions.json');
    imports: typeof import('../../i18n/locales/en/activity-data/imports.json');
    'renewable-consumptions': typeof import('../../i18n/locales/en/activity-data/renewable-consumptions.json');
    'utility-consumptions': typeof import('../../i18n/locales/en/activity-data/utility-consumptions.json');
    'value-chain': typeof import('../../i18n/locales/en/activity-data/value-chain.json');
  }
}
