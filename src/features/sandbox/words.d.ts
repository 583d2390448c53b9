import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    demo: typeof import('../../i18n/locales/en/sandbox/demo.json');
    desk: typeof import('../../i18n/locales/en/sandbox/desk.json');
    'developer-tools': typeof import('../../i18n/locales/en/sandbox/developer-tools.json');
    sandbox: typeof import('../../i18n/locales/en/sandbox/sandbox.json');
    workspaces: typeof import('../../i18n/locales/en/sandbox/workspaces.json');
    'testing-page': typeof import('../../i18n/locales/en/sandbox/testing-page.json');
    'workspace-file': typeof import('../../i18n/locales/en/sandbox/workspace-file.json');
    'year-replay': typeof import('../../i18n/locales/en/sandbox/year-replay.json');
  }
}
