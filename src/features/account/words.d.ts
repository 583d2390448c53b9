import 'i18next';

/** The texts of this area; locales.test.ts fails when one is missing. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    history: typeof import('../../i18n/locales/en/account/history.json');
    members: typeof import('../../i18n/locales/en/account/members.json');
    profile: typeof import('../../i18n/locales/en/account/profile.json');
    session: typeof import('../../i18n/locales/en/account/session.json');
  }
}
