import 'i18next';

/** The texts of this area's features; locales.test.ts fails while one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    sandbox: typeof import('../../i18n/locales/en/sandbox/sandbox.json');
    'workspace-file': typeof import('../../i18n/locales/en/sandbox/workspace-file.json');
  }
}
