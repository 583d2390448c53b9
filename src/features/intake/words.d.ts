import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    evidence: typeof import('../../i18n/locales/en/intake/evidence.json');
    intake: typeof import('../../i18n/locales/en/intake/intake.json');
    'source-file': typeof import('../../i18n/locales/en/intake/source-file.json');
  }
}
