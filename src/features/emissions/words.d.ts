import 'i18next';

/** The texts of this area's features; locales.test.ts fails while one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    conformance: typeof import('../../i18n/locales/en/emissions/conformance.json');
    dashboard: typeof import('../../i18n/locales/en/emissions/dashboard.json');
    'emission-trail': typeof import('../../i18n/locales/en/emissions/emission-trail.json');
    explorer: typeof import('../../i18n/locales/en/emissions/explorer.json');
    'location-charts': typeof import('../../i18n/locales/en/emissions/location-charts.json');
    recalculation: typeof import('../../i18n/locales/en/emissions/recalculation.json');
  }
}
