import { extraTexts } from '#api/contract/activity-data/extra-fields';
import type { ExtraTexts } from '#api/contract/extra-texts';

/** How the value of a field is shown; a text where nothing is said. */
export type FieldKind = 'number' | 'date' | 'instant' | 'choice';

/** Kinds of things that are changed in the product, by table, in the order of the filter. */
export const entities = [
  'fuel_consumptions',
  'utility_consumptions',
  'renewable_consumptions',
  'scope3_consumptions',
  'imports',
  'locations',
  'location_supply_types',
  'location_supply_type_files',
  'company_factors',
  'emission_pins',
  'recalculations',
  'companies',
  'company_logos',
  'company_key_figures',
  'reporting_informations',
  'review_headers',
  'review_answers',
  'gap_explanations',
  'scenario_simulations',
  'reduction_plans',
  'report_headers',
  'report_general_informations',
  'report_verification_letters',
  'report_issues',
  'report_answers',
  'materiality_assessments',
  'materiality_files',
  'materiality_activities',
  'materiality_stakeholders',
  'materiality_screenings',
  'materiality_topic_entries',
  'materiality_iros',
  'materiality_iro_assessments',
  'materiality_iro_opinions',
  'users',
  'sessions',
  'policy_acceptances',
  'widget_selections',
  'widget_durations',
  'outbox_messages',
  'installation_settings',
] as const;

/** What is done to them. */
export const actions = [
  'create',
  'update',
  'delete',
  'import',
  'process',
  'restore',
  'archive',
  'archive-and-delete-data',
  'register',
  'accept',
  'reject',
  'pin',
  'unpin',
  'preview',
  'resume',
  'activate',
  'deactivate',
  'renew-password',
  'change-password',
  'request-code',
  'reset-password',
  'sign-in',
  'sign-out',
  'sign-out-others',
  'finish',
  'choose-year',
  'choose-duration',
  'send',
  'travel',
  'take-over',
] as const;

/** The optional texts of entries are called what their forms call them; they have no other word. */
export const textsOfEntries: ExtraTexts = {
  ...extraTexts.fuel,
  ...extraTexts.utility,
  ...extraTexts.renewable,
};

/** Fields that are no plain text. */
const kinds: Record<string, FieldKind> = {
  ...of('number', [
    'value',
    'carbonEquivalentKg',
    'lastEmissionKg',
    'areaM2',
    'revenue',
    'employees',
    'output',
    'kgCo2e',
    'kgCo2',
    'kgCh4Co2e',
    'kgN2oCo2e',
    'kgCo2Biogenic',
    'rowCount',
    'errorRows',
    'rows',
    'certificateMwh',
    'sharePercent',
    'volumeMwh',
    'density',
    'calorificValue',
    'cop',
    'amountPaid',
    'pricePerUnit',
    'distance',
    'fuelEconomy',
    'impactThreshold',
    'financialThreshold',
    'likelihoodWeight',
    'rules',
    'copiedSteps',
    'impactOnEntity',
    'impactOnStakeholders',
    'locationBasedT',
    'marketBasedT',
  ]),
  ...of('date', ['date', 'startDate', 'endDate', 'periodStart', 'periodEnd', 'validFrom', 'validTo']),
  ...of('date', ['disabledOn', 'trialEndsOn', 'certificateFrom', 'certificateTo', 'today', 'verifiedOn']),
  ...of('date', ['firstMonth', 'lastMonth']),
  ...of('instant', ['temporaryPasswordExpiresOn', 'removedOn', 'acceptedOn', 'processedOn', 'issuedOn']),
  ...of('choice', ['role', 'closingReason', 'appliesTo', 'method', 'headlineScope2Method']),
  ...of('choice', [
    'certificateType',
    'calorificValueUnit',
    'amountFrom',
    'distanceUnit',
    'fuelEconomyUnit',
    'networkBoundary',
    'consolidationApproach',
    'sizeClass',
    'reportingBasisId',
    'severityForm',
    'iroKind',
    'verification',
    'list',
  ]),
};

function of(kind: FieldKind, fields: readonly string[]): Record<string, FieldKind> {
  return Object.fromEntries(fields.map((field) => [field, kind]));
}

export function kindOf(field: string): FieldKind | undefined {
  return Object.hasOwn(kinds, field) ? kinds[field] : undefined;
}
