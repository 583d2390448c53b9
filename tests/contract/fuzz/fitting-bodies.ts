import fc from 'fast-check';
import { entryWarningCodes } from '#api/contract/activity-data/entry-checks';
import { climateMitigation } from './field-choices';

/** Before every month that a call may pin. */
const unpinnedMonth = { validFrom: '2019-03-01', validTo: '2019-03-31' };

/** A contract affects all months from its start on, some of which will be pinned; bills are older. */
const latestDay = '2026-06-14';

/** Random gases exceed a random total about half of the time. */
const onlyTotal = { kgCo2e: 0.2, kgCo2: null, kgCh4Co2e: null, kgN2oCo2e: null };

const billedMonth = { startDate: '2025-03-01', endDate: '2025-03-31' };

/** Activities and stakeholders of the report, which random keys rarely match. */
const nowhere = { activityIds: [], stakeholderIds: [] };

/**
 * Values that fit together beyond what a schema says: a fuel, its unit and its price, a bill and its days, a listed
 * supply, the fields of a method.
 */
const fittings = [
  {
    of: 'scope3MethodId',
    values: {
      scope3InputFormId: 5,
      scope3MethodId: 504,
      values: { startDate: '2025-03-01', wastewaterVolume: 12 },
    },
  },
  {
    of: 'appliesTo',
    values: {
      appliesTo: 'fuel',
      fuelId: 101,
      fuelVariantId: null,
      unitId: 20,
      ...unpinnedMonth,
      ...onlyTotal,
      utilityId: null,
      activityId: null,
      method: null,
      networkBoundary: null,
      kgCo2Biogenic: null,
      publisher: 'Supplier',
      document: 'Delivery note',
      reference: 'Page 2',
    },
  },
  {
    of: 'gases',
    values: {
      region: 'ES',
      year: 2019,
      value: 300,
      unit: 'g/kWh',
      gases: 'co2',
      publisher: 'AIB',
      document: 'European Residual Mixes 2019',
      reference: 'Table 2',
    },
  },
  {
    of: 'revenueCurrency',
    values: { revenue: 1000, revenueCurrency: 'PLN', employees: 12, output: null, outputUnit: null },
  },
  // It has so many texts that one of them is refused most of the time.
  {
    of: 'isFirstAudit',
    values: {
      companyName: 'Młyn',
      countries: [616],
      purpose: null,
      exclusions: null,
      verification: 'none',
      verifier: null,
      verifiedOn: null,
      verificationStandard: null,
      boundaryChanges: null,
      baseYearReason: null,
      recalculationPolicy: null,
      uncertainty: null,
      energyComments: null,
      processComments: null,
      vehicleComments: null,
      logisticsComments: null,
    },
  },
  { of: 'reviewExplanationId', values: { allData: false, reviewExplanationId: 51 } },
  {
    of: 'fuelId',
    values: {
      fuelId: 101,
      fuelVariantId: null,
      unitId: 20,
      date: '2025-03-01',
      amountFrom: 'spend',
      amountPaid: 100,
      currency: 'PLN',
      pricePerUnit: 4,
      value: 25,
      // The values of a delivery note must fit the fuel and name its document.
      density: null,
      calorificValue: null,
      calorificValueUnit: null,
      volumeCorrection: null,
      startDate: null,
      correctsId: null,
    },
  },
  { of: 'utilityId', values: { utilityId: 1, unitId: 1, correctsId: null, ...billedMonth } },
  { of: 'renewableId', values: { renewableId: 1, unitId: 1, correctsId: null, ...billedMonth } },
  {
    of: 'supplyTypeId',
    values: {
      supplyTypeId: 2,
      startDate: latestDay,
      sharePercent: null,
      volumeMwh: null,
      certificateFrom: null,
      certificateTo: null,
    },
  },
  // The question about the number of board members, which is always visible.
  { of: 'reportQuestionId', values: { reportQuestionId: 10, values: ['3'] } },
  // From the first month that has a fitting entry.
  {
    of: 'basedOnId',
    values: { basedOnId: null, startDate: '2025-03-01', endDate: '2026-02-28' },
  },
  // A change of a factor, which does not name its target. A different month from a new one.
  {
    of: 'publisher',
    values: {
      ...onlyTotal,
      validFrom: '2017-05-01',
      validTo: '2017-05-31',
      kgCo2Biogenic: null,
      publisher: 'Supplier',
      document: 'Delivery note',
      reference: 'Page 3',
      networkBoundary: null,
    },
  },
  { of: 'readConfirmation', values: { readConfirmation: true, dmSectorId: 3, dmCompanySizeId: 4 } },
  {
    of: 'impactThreshold',
    values: { impactThreshold: 2.5, financialThreshold: 3, likelihoodWeight: 0.5 },
  },
  { of: 'dmValueChainTypeId', values: { dmValueChainTypeId: 2 } },
  {
    of: 'impactOnEntity',
    values: { impactOnEntity: 3.5, impactOnStakeholders: 4.2, commChannels: [1, 2] },
  },
  {
    of: 'dmSubtopicId',
    values: { dmTopicCategoryId: 1, dmTopicId: 101, dmSubtopicId: climateMitigation, ownName: null },
  },
  // For any item type: the levels of the others are dropped. Placed before the assessments, which share some of its
  // names.
  {
    of: 'personName',
    values: {
      dmAssessmentIrremediabilityId: 13,
      dmAssessmentType1Id: 1,
      dmAssessmentType2Id: 4,
      dmAssessmentScopeId: 23,
      dmAssessmentImpactScaleId: 43,
      dmAssessmentRiskScaleId: 53,
      dmAssessmentOpportunityScaleId: 64,
      dmAssessmentProbabilityId: 33,
      isHumanRights: null,
    },
  },
  {
    of: 'dmAssessmentIrremediabilityId',
    values: {
      dmAssessmentIrremediabilityId: 13,
      dmAssessmentType1Id: 1,
      dmAssessmentType2Id: 4,
      dmAssessmentScopeId: 23,
      dmAssessmentImpactScaleId: 43,
      dmAssessmentProbabilityId: 33,
      dmAssessmentMaterialityId: 1,
      reason: 'A site by the river.',
      ...nowhere,
    },
  },
  {
    of: 'dmAssessmentRiskScaleId',
    values: {
      dmAssessmentRiskScaleId: 53,
      dmAssessmentProbabilityId: 34,
      dmAssessmentMaterialityId: 2,
      reason: null,
      ...nowhere,
    },
  },
  {
    of: 'dmAssessmentOpportunityScaleId',
    values: {
      dmAssessmentOpportunityScaleId: 64,
      dmAssessmentProbabilityId: 33,
      dmAssessmentMaterialityId: 3,
      // It would bring much, and is only potential.
      reason: 'Two buyers are interested.',
      ...nowhere,
    },
  },
];

/** Every second body uses values that fit together; its other values stay random. */
export function withFitting(body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(body, fc.boolean()).map(([value, isFitting]) => {
    if (!isFitting || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [];
    if ('categories' in value) return { ...value, categories: firstAnswered(value.categories) };
    // With several entries, one would name a location that does not exist.
    if ('entries' in value && Array.isArray(value.entries))
      return { ...value, entries: value.entries.slice(0, 1).map(fitted) };
    return fitted(value);
  });
}

function fitted(value: object): object {
  // An entry of an intake, whose warnings are all answered.
  if ('entry' in value && typeof value.entry === 'object' && value.entry !== null) {
    const answers = entryWarningCodes.map((code) => ({ code, answer: 'keep' }));
    return { ...value, entry: fitted(value.entry), answers };
  }
  const fitting = fittings.find(({ of }) => of in value);
  return fitting ? { ...value, ...fitting.values } : value;
}

/** A batch that names a category twice, or an outdated version of one, is refused. */
function firstAnswered(categories: unknown): unknown {
  if (!Array.isArray(categories)) return categories;
  return categories.slice(0, 1).map(({ id, comments }) => ({
    id,
    comments,
    allData: false,
    reviewExplanationId: 51,
  }));
}
