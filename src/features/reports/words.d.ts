import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'data-export': typeof import('../../i18n/locales/en/reports/data-export.json');
    'report-forms': typeof import('../../i18n/locales/en/reports/report-forms.json');
    reports: typeof import('../../i18n/locales/en/reports/reports.json');
  }
}
