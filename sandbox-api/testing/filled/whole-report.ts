import { createFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import { createReportingInformation } from '#api/contract/company/reporting-informations';
import type { Document } from '#api/contract/documents/document';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import { generateReport } from '#api/contract/reports/issues';
import { answerReviewCategories, listReviewCategories, listReviews } from '#api/contract/reviews/reviews';
import type { createTestApi } from '#api/testing/create-test-api';
import { beginReport, fillReport } from './filled-report';
import type { Company } from './insert-company';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** Everything that a greenhouse gas report can be asked to state besides its figures. */
export const stated: Partial<GeneralInformationBody> = {
  purpose: 'The bank asks for it.',
  exclusions: 'None.',
  boundaryChanges: 'None.',
  baseYearReason: 'First full year.',
  recalculationPolicy: 'Above 5 %.',
  uncertainty: 'Low.',
  verification: 'none',
};

export const naturalGas = 101;
const kwhOfGas = 20;
/** A reason that holds for each category without emissions. */
const noEmissions = 1;

/** Electricity, and gas of the months of 2025 that are named, at a location. */
export async function recordEnergy(
  api: TestApi,
  { locationId, token: { User: token } }: Pick<Company, 'locationId' | 'token'>,
  { gasMonths = Array.from({ length: 12 }, (_, month) => month + 1), year = 2025 } = {},
) {
  const shared = { locationId, reference: null };
  const bill = {
    utilityId: 1,
    unitId: 1,
    value: 12_000,
    startDate: `${year}-01-01`,
    endDate: `${year}-12-31`,
  };
  await api.call(createUtilityConsumption, { token, body: { ...shared, ...bill } });
  for (const month of gasMonths)
    await api.call(createFuelConsumption, {
      token,
      body: {
        ...shared,
        fuelId: naturalGas,
        fuelVariantId: null,
        unitId: kwhOfGas,
        value: 5000,
        date: `${year}-${String(month).padStart(2, '0')}-15`,
      },
    });
}

/** States boundary and base year, which opens the completeness review of 2025. */
export async function openReviewOf2025(api: TestApi, { token }: Company, baseYear = 2025): Promise<number> {
  const information = await api.call(createReportingInformation, {
    token: token.Admin,
    body: {
      reportingBasisId: 1,
      periodStart: '2025-01-01',
      consolidationApproach: 'operational-control',
      consolidationReason: 'We run what we own.',
      baseYear,
    } as never,
  });
  if (information.status >= 400) throw new Error(JSON.stringify(information.problem));
  const { body } = await api.call(listReviews, { token: token.View });
  const review = body.find(({ periodStart }) => periodStart === '2025-01-01');
  if (!review) throw new Error('No review of 2025 was opened.');
  return review.reviewHeaderId;
}

/** Answers that all data of every category is entered, unless told otherwise of one. */
export async function answerReview(
  api: TestApi,
  { token }: Company,
  reviewId: number,
  over: Readonly<Record<string, { allData: boolean | null; reviewExplanationId?: number }>> = {},
) {
  const { body } = await api.call(listReviewCategories, { token: token.View, params: { reviewId } });
  const answered = await api.call(answerReviewCategories, {
    token: token.User,
    params: { reviewHeaderId: reviewId },
    body: {
      categories: body.map(({ id, isZero, scopeNumber, scopeCategoryNumber }) => ({
        id,
        allData: true,
        reviewExplanationId: isZero ? noEmissions : null,
        comments: null,
        ...over[`${scopeNumber}.${scopeCategoryNumber}`],
      })),
    },
  });
  if (answered.status >= 400) throw new Error(JSON.stringify(answered.problem));
}

/** The draft of a greenhouse gas report of 2025 in which everything is stated. */
export async function wholeDraft(
  api: TestApi,
  company: Company,
  {
    language = 'en' as 'en' | 'pl',
    ...over
  }: Partial<GeneralInformationBody> & { language?: 'en' | 'pl' } = {},
): Promise<{ headerId: number; document: Document }> {
  const token = company.token.User;
  const { body } = await beginReport(api, company, { language });
  await fillReport(api, body, token, { ...stated, ...over });
  const headerId = body.reportHeaderId;
  return { headerId, document: await draftOf(api, company, headerId) };
}

export async function draftOf(api: TestApi, company: Company, headerId: number): Promise<Document> {
  const call = { token: company.token.User, params: { headerId }, query: { draft: 'true' } };
  return (await api.call(generateReport, call as never)).body as Document;
}
