import { testsOf } from '../proof';

/** The files that hold the portal to its specification. */
export const accounts = testsOf('sandbox-api/modules/account/accounts/accounts.test.ts');
export const advice = testsOf('sandbox-api/modules/knowledge/advice/advice.test.ts');
export const guards = testsOf('src/app/licence.test.ts');
export const locationForm = testsOf('tests/e2e/company/location-form.full.test.ts');
export const accessibility = testsOf('tests/e2e/shell/accessibility.test.ts');
export const fieldFailure = testsOf('src/lib/problem/field-failure.test.ts');
export const forgetAnswers = testsOf('src/lib/api/forget-answers.test.ts');
export const explorerSeries = testsOf('src/features/emissions/explorer/to-series.test.ts');
export const charts = testsOf('src/components/charts/chart-data.test.ts');
export const client = testsOf('src/lib/api/client.test.ts');
export const companyNumbers = testsOf('sandbox-api/modules/company/countries/company-numbers.test.ts');
export const companySchema = testsOf('src/features/account/session/company-schema.test.ts');
export const conflict = testsOf('src/components/crud/conflict.test.ts');
export const contactForm = testsOf('sandbox-api/modules/knowledge/contact-form/contact-form.test.ts');
export const countries = testsOf('sandbox-api/modules/company/countries/countries.test.ts');
export const dashboard = testsOf('tests/e2e/emissions/dashboard-explorer.test.ts');
export const descriptors = testsOf('tests/contract/descriptors.test.ts');
export const entriesE2e = testsOf('tests/e2e/activity-data/input-data-entries.test.ts');
export const explorer = testsOf('sandbox-api/modules/emissions/explorer/explorer.test.ts');
export const explorerSearch = testsOf('src/features/emissions/explorer/search.test.ts');
export const exportedRows = testsOf('src/features/emissions/explorer/to-export.test.ts');
export const faqs = testsOf('sandbox-api/modules/knowledge/faqs/faqs.test.ts');
export const firstDay = testsOf('tests/e2e/account/first-day.test.ts');
export const forgottenPassword = testsOf('tests/e2e/account/forgotten-password.full.test.ts');
export const format = testsOf('src/lib/format/format.test.ts');
export const formProblems = testsOf('src/components/form/form-problems.test.ts');
export const fuelConsumptions = testsOf(
  'sandbox-api/modules/activity-data/fuel-consumptions/fuel-consumptions.test.ts',
);
export const fuels = testsOf('sandbox-api/modules/activity-data/fuels/fuels.test.ts');
export const choiceTree = testsOf('src/features/activity-data/imports/choice-tree.test.ts');
export const importing = testsOf('tests/e2e/activity-data/import.full.test.ts');
export const imports = testsOf('sandbox-api/modules/activity-data/imports/imports.test.ts');
export const uploadSteps = testsOf('src/features/activity-data/imports/upload-steps.test.ts');
export const entrySchema = testsOf('src/features/activity-data/value-chain/entry-schema.test.ts');
export const entrySummary = testsOf('src/features/activity-data/value-chain/entry-summary.test.ts');
export const fileCheck = testsOf('src/components/form/files/file-check.test.ts');
export const entryRules = testsOf('src/features/activity-data/value-chain/entry-rules.test.ts');
export const scope3 = testsOf('sandbox-api/modules/activity-data/value-chain/value-chain.test.ts');
export const valueChain = testsOf('tests/e2e/activity-data/value-chain.full.test.ts');
export const initials = testsOf('src/components/layout/initials.test.ts');
export const inputData = testsOf('tests/e2e/activity-data/input-data.full.test.ts');
export const journey = testsOf('tests/e2e/sandbox/journey.test.ts');
export const languages = testsOf('sandbox-api/modules/account/languages/languages.test.ts');
export const locales = testsOf('src/i18n/locales.test.ts');
export const locationSearch = testsOf('src/features/company/locations/search.test.ts');
export const locations = testsOf('sandbox-api/modules/company/locations/locations.test.ts');
export const menuItems = testsOf('src/app/shell/menu-items.test.ts');
export const messages = testsOf('sandbox-api/contract/messages.test.ts');
export const permissions = testsOf('tests/contract/permissions.test.ts');
export const pieLabels = testsOf('src/components/charts/plots/plot-style.test.ts');
export const registrations = testsOf('sandbox-api/modules/account/registrations/registrations.test.ts');
export const renewables = testsOf(
  'sandbox-api/modules/activity-data/renewable-consumptions/renewable-consumptions.test.ts',
);
export const resendLock = testsOf('src/features/account/session/use-resend-lock.test.ts');
export const reviews = testsOf('sandbox-api/modules/reviews/reviews/reviews.test.ts');
export const session = testsOf('sandbox-api/modules/account/session/session.test.ts');
export const shell = testsOf('tests/e2e/shell/shell.full.test.ts');
export const shortcuts = testsOf('src/features/emissions/dashboard/widgets/shortcuts.test.ts');
export const specification = testsOf('tests/specification/portal.test.ts');
export const tour = testsOf('src/features/knowledge/tour/tour-steps.test.ts');
export const uiRules = testsOf('src/components/ui/ui-rules.test.ts');
export const userGuides = testsOf('sandbox-api/modules/knowledge/user-guides/user-guides.test.ts');
export const userSettings = testsOf('sandbox-api/modules/account/user-settings/user-settings.test.ts');
export const utilities = testsOf(
  'sandbox-api/modules/activity-data/utility-consumptions/utility-consumptions.test.ts',
);
export const watchValue = testsOf('src/state/watch-value.test.ts');
export const widgets = testsOf('sandbox-api/modules/emissions/dashboard/dashboard.test.ts');
