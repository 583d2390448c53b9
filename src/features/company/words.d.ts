import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    locations: typeof import('../../i18n/locales/en/company/locations.json');
    settings: typeof import('../../i18n/locales/en/company/settings.json');
    'company-details': typeof import('../../i18n/locales/en/company/company-details.json');
    'reporting-information': typeof import('../../i18n/locales/en/company/reporting-information.json');
    'terms-settings': typeof import('../../i18n/locales/en/company/terms-settings.json');
    'payment-history': typeof import('../../i18n/locales/en/company/payment-history.json');
  }
}
