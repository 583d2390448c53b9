import fc from 'fast-check';
import { pngPicture } from '#api/testing/pictures';

/** Fields whose schema accepts more than a later rule does. */
export const choices: Record<string, fc.Arbitrary<unknown>> = {
  duration: fc.constantFrom(3, 6, 12, 24, 36),
  year: fc.constantFrom(0, 2023, 2024, 2025),
  fileName: fc.constantFrom('getting-started.en.pdf', 'esrs-overview.pl.pdf'),
  returnPath: fc.constantFrom('/', '/locations/1?tab=data'),
};

export const scenariosPath = '/api/Scenarios';
export const savesPath = `${scenariosPath}/{id}/Saves`;
export const compressedAirId = 8;

export function filledCompressedAir(locationId: number) {
  const values = {
    compressor_kwh: 20_000,
    leak_before: 0.25,
    leak_after: 0.075,
    control_effect: 1,
    location: String(locationId),
    country: 'PL',
    ef_year: 2024,
    ef_el_lb: 0.5,
    ef_el_mb: 0.6,
    ef_el_s3: 0.1,
    count_s3: '1',
    start_year: 2027,
    life: 5,
    discount_rate: 0.03,
    price_el: 0.2,
    capex: 3000,
    grid_path: 'none',
    mb_follows_grid: '0',
  };
  return Object.entries(values).map(([code, value]) => ({ code, value }));
}

/** The subtopic of climate change mitigation in the lists of 2023. */
export const climateMitigation = 1002;

const reviewPath = '/api/Emissions/Reviews';
const scopePath = `${reviewPath}/{reviewId}/Scopes`;

export const questionnairePath = '/api/Reports/Headers/{headerId}/Questionnaires';
export const headersPath = '/api/Reports/Headers';
/** The sustainability report. */
export const askingReport = 2;
const ofQuestionnaire = [
  'Pages',
  'Pages/Sections',
  'Answers',
  'Answers/{answerId}',
  'Answers/{answerId}/Files',
  'Questions/{questionId}/Files',
].map((path) => `${questionnairePath}/${path}`);

export const materialityPath = '/api/Reports/{id}/DoubleMateriality';
export const iroPlurals = ['Impacts', 'Risks', 'Opportunities'] as const;
/** The field by which a form states its purpose. */
export const scaleOf = {
  Impacts: 'dmAssessmentImpactScaleId',
  Risks: 'dmAssessmentRiskScaleId',
  Opportunities: 'dmAssessmentOpportunityScaleId',
};

/** Pictures, and one file that is not a picture. */
const pictures = fc.oneof(
  fc.constantFrom(pngPicture(3, 2), new Uint8Array(9)).map((bytes) => fileOf(bytes, 'logo.png')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => fileOf(bytes, 'logo.jpg')),
);
/** The questions that are answered with a picture. */
export const picturedQuestion = 15;
export const picturedQuestions = fc.constantFrom(picturedQuestion, 26);

/** Mostly the one that a finished report has. */
const issues = fc.constantFrom(1, 1, 2, 32_767);

/** Where a key in the path, named `id`, is that of a report. */
const ofReport = ['Questionnaires', 'Locations', 'Facilities'].map((name) => `/api/Reports/{id}/${name}`);
const generalPath = '/api/Reports/Questionnaires';
/** Poland, and a code that is not a country. */
const countries = fc.constantFrom([616], [616, 276], [1]);

/** One with choices that depend on no other field: the unit of a purchased quantity. */
const dropDownFieldId = 1006;

const factorPath = '/api/Scope3/Methods/{id}/EmissionFactor';

/** The same for one path, where the name has another meaning than elsewhere. */
export const choicesAt: Record<string, Record<string, fc.Arbitrary<unknown>>> = {
  // A random period covers many years, and entries for them would be refused from then on.
  '/api/Emissions/Pins': {
    periodStart: fc.constantFrom('2024-01-01', '2024-02-29', '2024-07-01'),
    periodEnd: fc.constantFrom('2024-01-31', '2024-06-30', '2024-09-30'),
  },
  // Calendar years like those of the walk's review, which would be lost with its answers under any other.
  '/api/Companies/ReportingInformations': {
    periodStart: fc.constantFrom('2024-01-01', '2025-01-01', '2026-01-01'),
  },
  // Numbers of a company are checked by the rules of its country.
  '/api/Companies': {
    registrationNumber: fc.constantFrom(null, null, null, 'x'),
    vatNumber: fc.constantFrom(null, null, null, 'PL1'),
    pkdNumber: fc.constantFrom(null, null, null, '1'),
  },
  '/api/Companies/Logo': {
    file: pictures,
  },
  ...Object.fromEntries(
    ['Generate', 'Generate/Excel', 'Changes'].map((of) => [
      `${headersPath}/{headerId}/${of}`,
      { issue: issues },
    ]),
  ),
  [`${questionnairePath}/Questions/{questionId}/Files`]: { file: pictures },
  [`${questionnairePath}/Answers/{answerId}/Files`]: { file: pictures },
  [`${materialityPath}/Files`]: { submittedFile: pictures },
  [`${headersPath}/{headerId}/Verification/Letter`]: { file: pictures },
  [`${headersPath}/{headerId}/Issues/{number}/Letter`]: { number: issues },
  // Another one has other topics.
  [`${materialityPath}/Information`]: { edition: fc.constant('ESRS2023') },
  [generalPath]: { countries },
  [`${generalPath}/{headerId}`]: { countries },
  '/api/Policies/{code}/Acceptances': { version: fc.constantFrom('2026.1', '2025.1', 'none') },
  '/api/Policies/{code}/Languages/{languageId}': { version: fc.constantFrom('2026.1', '2025.1', 'none') },
  '/api/Scope3/Fields/{id}/Options': {
    id: fc.oneof(fc.constant(dropDownFieldId), fc.integer({ min: 1000, max: 1020 })),
  },
  [factorPath]: {
    id: fc.constantFrom(504, 504, 101, 1),
    values: fc.constantFrom(
      '{"startDate":"2025-03-01","wastewaterVolume":12}',
      '{}',
      '{"startDate":"2025-03-01","wastewaterVolume":12}',
      '{"startDate":"0001-01-01","distance":1e308,"passengers":-1}',
      '{"__proto__":null,"constructor":true}',
      '[1]',
      'no JSON',
    ),
  },
};

function fileOf(bytes: Uint8Array, name: string): File {
  return new File([bytes as Uint8Array<ArrayBuffer>], name);
}

/** Rows that are created at another path than the one that names them. */
export const createdAt: Record<string, string> = {
  '/api/Locations/SupplyTypes': '/api/Locations/Utilities/SupplyTypes',
  [`${materialityPath}/Assessments/{iroId}/Trail iroId`]: `${materialityPath}/Impacts/Assessments`,
  // Items are listed by the key of their matter.
  ...Object.fromEntries(
    iroPlurals.map((plural) => [
      `${materialityPath}/Topics/{topicEntryId}/${plural} topicEntryId`,
      `${materialityPath}/Topics/Entries`,
    ]),
  ),
  // The answers that are pictures.
  [`${questionnairePath}/Answers/{answerId}/Files answerId`]: `${questionnairePath}/Questions/{questionId}/Files`,
};

/** The name of a path key in the rows that have it. */
export const keysAt: Record<string, Record<string, string>> = {
  '/api/IntakeProfiles/{id}': { id: 'intakeProfileId' },
  ...Object.fromEntries(
    ofQuestionnaire.map((path) => [path, { headerId: 'reportHeaderId', answerId: 'reportAnswerId' }]),
  ),
  [`${materialityPath}/Topics/Categories/{categoryId}`]: { categoryId: 'dmTopicCategoryId' },
  [`${materialityPath}/Topics/{topicId}/Subtopics`]: { topicId: 'dmTopicId' },
  '/api/Reports/{id}': { id: 'reportId' },
  ...Object.fromEntries(ofReport.map((path) => [path, { id: 'reportHeaderId' }])),
  [`${generalPath}/{headerId}`]: { headerId: 'reportHeaderId' },
  [factorPath]: { id: 'scope3MethodId' },
  [`${reviewPath}/{headerId}`]: { headerId: 'reviewHeaderId' },
  [`${scopePath}/Categories`]: { reviewId: 'reviewHeaderId' },
  [`${scopePath}/{scopeNumber}/Categories`]: { reviewId: 'reviewHeaderId' },
  [`${scopePath}/{scopeNumber}/Categories/{scopeCategoryNumber}/Coverage`]: { reviewId: 'reviewHeaderId' },
  '/api/Scope3/InputForms/{id}/Fields': { id: 'scope3InputFormId' },
  '/api/Scope3/InputForms/{id}/Methods': { id: 'scope3InputFormId' },
  [`${scenariosPath}/{id}`]: { id: 'scenarioId' },
  '/api/Emissions/Locations/{id}/Removal': { id: 'locationId' },
  '/api/Scope3/Fields/{id}/Options': { id: 'scope3FieldId' },
  '/api/Locations/{locationId}/Scope3/InputForms/{inputFormId}/Consumptions': {
    inputFormId: 'scope3InputFormId',
  },
  '/api/Locations/{id}/Utilities/{utilityId}/SupplyTypes': { id: 'locationId' },
  '/api/SupplyTypes/Locations/{id}/Utilities/{utilityId}/SupplyTypes/Available': { id: 'locationId' },
  '/api/Users/Profiles/Sessions/{id}': { id: 'sessionId' },
};
