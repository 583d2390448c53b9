import 'i18next';

/**
 * Namespaces and their keys, from the English files. A feature adds one line here with its locale files;
 * locales.test.ts fails while the line is missing.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
  }
  interface ResourceNamespaceMap {
    common: typeof import('./locales/en/common.json');
    components: typeof import('./locales/en/components.json');
    shell: typeof import('./locales/en/shell.json');
  }
}
