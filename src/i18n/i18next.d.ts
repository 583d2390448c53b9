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
    engine: typeof import('./locales/en/engine.json');
    app: typeof import('./locales/en/app.json');
    session: typeof import('./locales/en/session.json');
    account: typeof import('./locales/en/account.json');
    sandbox: typeof import('./locales/en/sandbox.json');
    dashboard: typeof import('./locales/en/dashboard.json');
    explorer: typeof import('./locales/en/explorer.json');
    'company-factors': typeof import('./locales/en/company-factors.json');
    recalculation: typeof import('./locales/en/recalculation.json');
    factors: typeof import('./locales/en/factors.json');
    conformance: typeof import('./locales/en/conformance.json');
    'contact-form': typeof import('./locales/en/contact-form.json');
    advice: typeof import('./locales/en/advice.json');
    help: typeof import('./locales/en/help.json');
    terms: typeof import('./locales/en/terms.json');
    tour: typeof import('./locales/en/tour.json');
    entries: typeof import('./locales/en/entries.json');
    'fuel-consumptions': typeof import('./locales/en/fuel-consumptions.json');
    'utility-consumptions': typeof import('./locales/en/utility-consumptions.json');
    'renewable-consumptions': typeof import('./locales/en/renewable-consumptions.json');
    imports: typeof import('./locales/en/imports.json');
    locations: typeof import('./locales/en/locations.json');
    'location-charts': typeof import('./locales/en/location-charts.json');
    'emission-trail': typeof import('./locales/en/emission-trail.json');
    shell: typeof import('./locales/en/shell.json');
    'value-chain': typeof import('./locales/en/value-chain.json');
  }
}
