import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pdf-tool': typeof import('../../i18n/locales/en/documents/pdf-tool.json');
  }
}
