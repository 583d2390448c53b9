import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    reviews: typeof import('../../i18n/locales/en/reviews/reviews.json');
  }
}
