import type { TableKey } from './tables';

/**
 * How every table relates to the company that uses the product. A new table is declared here: without a line
 * the type check fails, and with a wrong one the tests do (tests/architecture/table-facts.test.ts, and
 * removal-of-every-table.test.ts beside the locations).
 */
export type TableFacts = {
  removal: Removal;
  workspaceFile: WorkspaceFile;
  history: History;
};

/**
 * When its rows are deleted. No call removes a company yet; the second line lists what must be deleted with
 * one.
 */
type Removal =
  /** With a location that is deleted with its data, and with the company. */
  | { with: 'location'; leavesMarkedRows?: { column: string; because: string } }
  /** With the company. A table below locations states why its rows outlive a location. */
  | { with: 'company'; outlivesLocationBecause?: string }
  /** Never: its rows belong to no company. */
  | { with: 'nothing'; because: string };

/**
 * Whether the export of a company includes its rows; of shared rows only those that its own rows refer to,
 * because a newer version may no longer ship them.
 */
type WorkspaceFile = 'exported' | 'exportedWhereNamed' | { leftOutBecause: string };

/** Whether the history of changes names its rows (src/features/account/history/fields.ts). */
type History = 'told' | { untoldBecause: string };

const withLocation: Removal = { with: 'location' };
const withCompany: Removal = { with: 'company' };
const outlivesLocation = (because: string): Removal => ({
  with: 'company',
  outlivesLocationBecause: because,
});
const stays = (because: string): Removal => ({ with: 'nothing', because });
const leftOut = (because: string): WorkspaceFile => ({ leftOutBecause: because });
const untold = (because: string): History => ({ untoldBecause: because });

const entered: TableFacts = {
  removal: withLocation,
  workspaceFile: 'exported',
  history: 'told',
};

const ofCompany: TableFacts = {
  removal: withCompany,
  workspaceFile: 'exported',
  history: 'told',
};

/** Shipped with every version of the product. */
const reference: TableFacts = {
  removal: stays('Reference data is the same for all companies.'),
  workspaceFile: leftOut('Every installation has it from its own version.'),
  history: untold('No user changes it.'),
};

/** Reference data that changes between versions: older rows stay in a store because saved rows refer to them. */
const edition: TableFacts = { ...reference, workspaceFile: 'exportedWhereNamed' };

/** The contents of a company's plan. */
const plan: TableFacts = {
  removal: withCompany,
  workspaceFile: 'exported',
  history: untold('No call changes the plan of a company.'),
};

/** A part of a report or an assessment; its changes are recorded as changes of the whole. */
const partOf = (whole: string): TableFacts => ({
  removal: withCompany,
  workspaceFile: 'exported',
  history: untold(`Its changes are told as changes of ${whole}.`),
});

const ofRecalculation = (outlivesBecause: string): TableFacts => ({
  removal: outlivesLocation(outlivesBecause),
  workspaceFile: 'exported',
  history: untold('The history tells the recalculation, which shows these rows.'),
});

const shownInRecalculation =
  'It is the record of a recalculation, which shows what was decided and what was left as it was.';

export const tableFacts: Record<TableKey, TableFacts> = {
  // account
  users: ofCompany,
  sessions: {
    removal: withCompany,
    workspaceFile: leftOut('Everyone signs in again where the file is loaded.'),
    history: 'told',
  },
  attempts: {
    removal: stays('Counted by e-mail address or origin, and forgotten when the limited time is over.'),
    workspaceFile: leftOut('Limits sign-ins to one installation.'),
    history: untold('Counts attempts of people who may have no account.'),
  },
  passwordResetCodes: {
    removal: withCompany,
    workspaceFile: leftOut('A code opens an account, so it stays where it was sent from.'),
    history: untold('Asking for a code and using it are told as changes of the member.'),
  },
  invitations: {
    removal: stays('It is there before the company and ends by itself.'),
    workspaceFile: leftOut('A token opens the registration of one installation.'),
    history: untold('Belongs to no company.'),
  },
  widgetSelections: ofCompany,
  widgetDurations: ofCompany,
  policyAcceptances: ofCompany,

  // company
  languages: reference,
  countries: reference,
  companies: ofCompany,
  companyLogos: ofCompany,
  companyKeyFigures: ofCompany,
  companyModules: plan,
  locations: {
    removal: outlivesLocation('The location itself is archived, so that what names it has its name.'),
    workspaceFile: 'exported',
    history: 'told',
  },
  reportingInformations: ofCompany,
  reviewHeaders: ofCompany,

  // company-factor
  companyFactors: {
    removal: {
      with: 'location',
      leavesMarkedRows: {
        column: 'deleted_on',
        because: 'Recalculations and the history name the factor; no calculation finds it any more.',
      },
    },
    workspaceFile: 'exported',
    history: 'told',
  },

  // consumption
  fuelConsumptions: entered,
  utilityConsumptions: entered,
  renewableConsumptions: entered,
  scope3Consumptions: entered,
  locationSupplyTypes: entered,
  locationSupplyTypeFiles: entered,

  // imports
  imports: {
    removal: withLocation,
    workspaceFile: leftOut('An upload is kept for 30 days; what it brought is in the entries.'),
    history: 'told',
  },

  // intake
  evidenceFiles: ofCompany,
  evidenceLinks: ofCompany,
  intakes: ofCompany,
  intakeProfiles: ofCompany,
  replacedEntries: {
    removal: withLocation,
    workspaceFile: 'exported',
    history: untold('The history tells the deletion of the entry, and that it was restored.'),
  },

  // ledger
  emissionTrails: {
    removal: stays('Conversion steps are shared by the lines of all companies and name none of them.'),
    workspaceFile: 'exportedWhereNamed',
    history: untold('Derived from an entry.'),
  },
  emissionLines: {
    removal: withLocation,
    workspaceFile: 'exported',
    history: untold('Derived from an entry, whose change is told.'),
  },
  emissionRollups: {
    removal: withLocation,
    workspaceFile: leftOut('Sums of the lines, added up again from them.'),
    history: untold('Sums of the lines.'),
  },

  // materiality
  materialityEditions: edition,
  materialityAssessments: ofCompany,
  materialityFiles: ofCompany,
  materialityActivities: ofCompany,
  materialityStakeholders: ofCompany,
  materialityStakeholderActivities: partOf('the stakeholder'),
  materialityScreenings: ofCompany,
  materialityTopicEntries: ofCompany,
  materialityIros: ofCompany,
  materialityIroAssessments: ofCompany,
  materialityIroOpinions: ofCompany,

  // platform
  auditLog: {
    removal: outlivesLocation('It is the proof of what was changed, the deletion included.'),
    workspaceFile: 'exported',
    history: untold('It is the history.'),
  },
  idempotencyKeys: {
    removal: stays('Kept by caller, and forgotten after a week.'),
    workspaceFile: leftOut('Answers requests that are repeated to one installation.'),
    history: untold('Repeats an answer; the change itself is told.'),
  },
  jobs: {
    removal: withCompany,
    workspaceFile: leftOut('Work is queued again where the file is loaded.'),
    history: untold('The change that queued the work is told.'),
  },
  outboxMessages: {
    removal: withCompany,
    workspaceFile: leftOut('Mails were sent, or are still to be, by one installation.'),
    history: 'told',
  },
  installationSettings: {
    removal: stays('Belongs to the installation.'),
    workspaceFile: leftOut('Belongs to the installation.'),
    history: 'told',
  },

  // recalculation
  recalculations: {
    removal: outlivesLocation(shownInRecalculation),
    workspaceFile: 'exported',
    history: 'told',
  },
  recalculationDifferences: ofRecalculation(shownInRecalculation),
  recalculationFailures: ofRecalculation(shownInRecalculation),
  inventoryRestatements: ofRecalculation('It shows the reported totals of the whole company, as then.'),
  calculationMonths: {
    removal: withCompany,
    workspaceFile: 'exported',
    history: untold('Its changes are told as decisions on a recalculation and as pins.'),
  },
  emissionPins: ofCompany,

  // reference
  units: reference,
  fuelCategories: reference,
  fuels: reference,
  fuelUnits: reference,
  fuelVariants: reference,
  utilities: reference,
  utilityUnits: reference,
  renewables: reference,
  renewableUnits: reference,
  supplyTypes: reference,
  scopeCategories: reference,
  factorEditions: edition,
  factorActivities: edition,
  emissionFactors: edition,
  fuelFactorLinks: reference,
  fuelProperties: reference,
  gwpValues: reference,
  faqs: reference,
  adviceArticles: reference,
  glossaryTerms: reference,
  policies: reference,
  reviewExplanations: reference,

  // reports
  reports: reference,
  companyLockedReports: plan,
  facilityTypes: reference,
  questionnaireEditions: edition,
  reportHeaders: ofCompany,
  reportGeneralInformations: ofCompany,
  reportVerificationLetters: ofCompany,
  reportFacilities: {
    ...partOf('the report'),
    removal: outlivesLocation('It is what a report says about its period, in which the location existed.'),
  },
  reportAnswers: ofCompany,
  reportAnswerImages: partOf('the answer'),
  reportIssues: ofCompany,
  reportIssueImages: partOf('the report'),
  reportIssueLetters: partOf('the report'),

  // reviews
  reviewAnswers: ofCompany,
  gapExplanations: entered,

  // scenarios
  scenarioEditions: edition,
  scenarioDefinitions: edition,
  scenarioParameters: edition,
  scenarioSources: edition,
  companyLockedScenarios: plan,
  scenarioSimulations: {
    ...ofCompany,
    removal: outlivesLocation('A saved simulation is a finished calculation with the amounts of its day.'),
  },
  reductionPlans: ofCompany,
  reductionPlanMeasures: {
    removal: outlivesLocation('A plan keeps the saved simulations that it joins.'),
    workspaceFile: 'exported',
    history: untold('The change of the plan is told; which simulations it joins is not kept.'),
  },
};
