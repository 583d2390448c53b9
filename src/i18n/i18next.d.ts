import 'i18next';

/**
 * Namespaces and their keys, from the English files. These belong to no area; each area declares its own in
 * src/features/<area>/words.d.ts. locales.test.ts fails when one is missing.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
  }
  interface ResourceNamespaceMap {
    app: typeof import('./locales/en/app.json');
    common: typeof import('./locales/en/common.json');
    components: typeof import('./locales/en/components.json');
    engine: typeof import('./locales/en/engine.json');
    shell: typeof import('./locales/en/shell.json');
    terms: typeof import('./locales/en/terms.json');
  }
}
