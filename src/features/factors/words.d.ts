import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'company-factors': typeof import('../../i18n/locales/en/factors/company-factors.json');
    factors: typeof import('../../i18n/locales/en/factors/factors.json');
    'residual-mixes': typeof import('../../i18n/locales/en/factors/residual-mixes.json');
  }
}
