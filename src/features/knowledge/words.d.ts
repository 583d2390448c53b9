import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    advice: typeof import('../../i18n/locales/en/knowledge/advice.json');
    'contact-form': typeof import('../../i18n/locales/en/knowledge/contact-form.json');
    help: typeof import('../../i18n/locales/en/knowledge/help.json');
    'knowledge-base': typeof import('../../i18n/locales/en/knowledge/knowledge-base.json');
    tour: typeof import('../../i18n/locales/en/knowledge/tour.json');
  }
}
