import { createUtilityConsumption } from '#api/contract/activity-data/utility-consumptions';
import {
  createGeneralInformation,
  type GeneralInformationBody,
} from '#api/contract/reports/general-informations';
import {
  createReportHeader,
  type ReportHeader,
  updateReportAuthors,
  updateReportNames,
} from '#api/contract/reports/headers';
import { finishReport } from '#api/contract/reports/issues';
import type { createTestApi } from '#api/testing/create-test-api';
import { type Company, polandId } from './insert-company';

type TestApi = Awaited<ReturnType<typeof createTestApi>>;

export const reportIds = { ghg: 1, csrd: 2 } as const;

/** Electricity of each month of the year. */
export async function recordYear(api: TestApi, company: Company, year = 2025, locationId?: number) {
  for (let month = 1; month <= 12; month += 1) {
    const day = (date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    await api.call(createUtilityConsumption, {
      token: company.token.User,
      body: {
        utilityId: 1,
        unitId: 1,
        value: 1000,
        reference: null,
        startDate: first,
        endDate: day(0),
        locationId: locationId ?? company.locationId,
      },
    });
  }
}

type Begun = Partial<{ startDate: string; endDate: string; reportId: number; basedOnId: number | null }> & {
  token?: string;
  language?: 'en' | 'pl';
};

/** A report of the year 2025, unless told otherwise. */
export function beginReport(api: TestApi, company: Company, { token, ...over }: Begun = {}) {
  return api.call(createReportHeader, {
    token: token ?? company.token.User,
    body: { startDate: '2025-01-01', endDate: '2025-12-31', reportId: reportIds.ghg, ...over },
  });
}

export const general = {
  companyName: 'Młyn Jagodno',
  countries: [polandId],
  production: 'We mill grain.',
  policies: 'New burners.',
  employees: 120,
};

/** Everything that a greenhouse gas report needs, entered as its owner would. */
export async function fillReport(
  api: TestApi,
  { reportHeaderId }: Pick<ReportHeader, 'reportHeaderId'>,
  token: string,
  stated: Partial<GeneralInformationBody> = {},
): Promise<ReportHeader> {
  const params = { headerId: reportHeaderId };
  await api.call(createGeneralInformation, { token, body: { reportHeaderId, ...general, ...stated } });
  const names = { name: 'Emissions 2025', description: null };
  await api.call(updateReportNames, { token, params, body: names });
  const authors = { author: 'Anna Nowak', department: 'Environment' };
  return (await api.call(updateReportAuthors, { token, params, body: authors })).body;
}

/** A finished greenhouse gas report of 2025. */
export async function finishedReport(
  api: TestApi,
  company: Company,
  begun: Begun = {},
): Promise<ReportHeader> {
  const token = begun.token ?? company.token.User;
  const { body } = await beginReport(api, company, begun);
  await fillReport(api, body, token);
  const params = { headerId: body.reportHeaderId };
  return (await api.call(finishReport, { token, params })).body;
}
