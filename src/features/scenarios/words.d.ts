import 'i18next';

/** The texts of this area's features; locales.test.ts fails while one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    scenarios: typeof import('../../i18n/locales/en/scenarios/scenarios.json');
  }
}
