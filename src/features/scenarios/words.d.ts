import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    scenarios: typeof import('../../i18n/locales/en/scenarios/scenarios.json');
  }
}
