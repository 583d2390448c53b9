import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFuelConsumption, deleteFuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import { archiveLocation, createLocation } from '#api/contract/company/locations';
import { createLocationSupplyType } from '#api/contract/company/supply-types';
import { listReportLocations, replaceReportFacilities } from '#api/contract/reports/facilities';
import type { GeneralInformationBody } from '#api/contract/reports/general-informations';
import { finishReport, generateReport } from '#api/contract/reports/issues';
import { listReviews } from '#api/contract/reviews/reviews';
import { openReview } from '#api/modules/reviews/reviews/open-review';
import { createTestApi } from '#api/testing/create-test-api';
import { everyWord } from '#api/testing/facts/ghg-document';
import { beginReport, fillReport } from '#api/testing/filled/filled-report';
import { type Company, polandId } from '#api/testing/filled/insert-company';
import {
  answerReview,
  draftOf,
  openReviewOf2025,
  recordEnergy,
  wholeDraft,
} from '#api/testing/filled/whole-report';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const accordance = {
  en: ['repared in accordance with', 'No gaps were found'],
  pl: ['porządzono zgodnie z', 'Nie znaleziono luk'],
};
const [inAccordance = ''] = accordance.en;

type Language = 'en' | 'pl';
type Made = { company: Company; reviewId: number };
type Hole = {
  /** Before the review is answered. */
  data?: (company: Company) => Promise<unknown>;
  gasMonths?: number[];
  baseYear?: number;
  modules?: ('REPORTS' | 'SCOPE1' | 'SCOPE2' | 'SCOPE3')[];
  answers?: Parameters<typeof answerReview>[3];
  general?: Partial<GeneralInformationBody>;
  /** After everything is entered. */
  after?: (made: Made & { headerId: number }) => Promise<unknown>;
  never: Partial<Record<Language, string[]>>;
  says: Partial<Record<Language, string[]>>;
};

async function print(hole: Hole, language: Language): Promise<string> {
  const company = await api.company(hole.modules ? { modules: hole.modules } : {});
  await recordEnergy(api, company, hole.gasMonths ? { gasMonths: hole.gasMonths } : {});
  await hole.data?.(company);
  const reviewId = await openReviewOf2025(api, company, hole.baseYear);
  await answerReview(api, company, reviewId, hole.answers);
  const { headerId } = await wholeDraft(api, company, { language, ...hole.general });
  await hole.after?.({ company, reviewId, headerId });
  return everyWord(await draftOf(api, company, headerId));
}

async function secondPlant({ token }: Company, countryId = polandId, name = 'Second plant'): Promise<number> {
  const body = { name, countryId, town: 'Lublin', address1: 'Polna 1' };
  const { body: made } = await api.call(createLocation, { token: token.Admin, body: body as never });
  return made.locationId;
}

const burn = ({ token, locationId }: Company, over: object = {}) =>
  api.call(createFuelConsumption, {
    token: token.User,
    body: {
      locationId,
      reference: null,
      fuelId: 501,
      fuelVariantId: null,
      unitId: 50,
      value: 1000,
      date: '2025-05-10',
      ...over,
    } as never,
  });

const contract = ({ token, locationId }: Company, over: object = {}) =>
  api.call(createLocationSupplyType, {
    token: token.Admin,
    body: { locationId, supplyTypeId: 3, startDate: '2024-01-01', certificateReference: null, ...over },
  });

/** Reason of seed/reference/content. */

const missingBills = 51;
const unitedStatesId = 840;
const spainId = 724;
const austriaId = 40;

/** What was paid, at a price for each litre. */
const paid = { amountFrom: 'spend', amountPaid: 1000, pricePerUnit: 2, currency: 'EUR', value: 500 };

async function openReviewOf({ companyId, token }: Company, periodStart: string, periodEnd: string) {
  const { db, platform } = api;
  await openReview({ db, platform, companyId, period: { periodStart, periodEnd }, answered: 'none' });
  const { body } = await api.call(listReviews, { token: token.View });
  return body.find((review) => review.periodStart === periodStart)?.reviewHeaderId ?? 0;
}

/** All facilities of the second location. */
async function leaveOut({ token, locationId }: Company, id: number) {
  const { body } = await api.call(listReportLocations, { token: token.User, params: { id } });
  const rows = body
    .filter((location) => location.locationId !== locationId)
    .map((location) => ({
      reportHeaderId: id,
      locationId: location.locationId,
      facilityId: 1,
      area: 300,
      isOwned: true,
      exclude: true,
    }));
  await api.call(replaceReportFacilities, { token: token.User, params: { id }, body: rows });
}

async function closedPlant(company: Company) {
  const locationId = await secondPlant(company);
  await recordEnergy(api, { ...company, locationId });
  await api.call(archiveLocation, {
    token: company.token.Admin,
    params: { id: locationId },
    query: { disableDate: '2025-06-15' } as never,
  });
}

const holes: Record<string, Hole> = {
  'a location without any data': {
    data: secondPlant,
    never: accordance,
    says: {
      en: ['Second plant, no energy or fuel data at all: Jan 2025', 'data of some sources in some months'],
      pl: ['Second plant, brak danych o energii i paliwach: sty 2025'],
    },
  },
  'a category that is not answered': {
    answers: { '1.2': { allData: null } },
    never: { en: [inAccordance], pl: accordance.pl.slice(0, 1) },
    says: {
      en: ['an answer for every category of the completeness review', '1.2 Mobile combustion | not answered'],
      pl: ['| bez odpowiedzi'],
    },
  },
  'a category whose data is not all entered': {
    answers: { '1.1': { allData: false, reviewExplanationId: missingBills } },
    never: {
      en: [
        ...accordance.en,
        '1.1 Stationary combustion | yes',
        'No target for lowering',
        'No credits are recorded',
      ],
      pl: accordance.pl,
    },
    says: {
      en: [
        'according to the completeness review, it has not all been entered',
        '1.1 Stationary combustion | no',
        'the figures are understated: 1.1 Stationary combustion.',
      ],
      pl: ['| nie |', 'więc wyniki są zaniżone: 1.1 '],
    },
  },
  'an open review of some of its months': {
    after: ({ company }) => openReviewOf(company, '2025-07-01', '2026-06-30'),
    never: { en: [inAccordance] },
    says: { en: ['a completed completeness review for every month'] },
  },
  'a month without the bill of gas, with electricity': {
    gasMonths: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12],
    never: accordance,
    says: {
      en: ['Plant, Natural gas: Aug 2025', 'the figures are understated by the amounts used'],
      pl: ['Plant, Gaz ziemny: sie 2025'],
    },
  },
  'a location left out with all of its facilities': {
    data: async (company) => recordEnergy(api, { ...company, locationId: await secondPlant(company) }),
    after: ({ company, headerId }) => leaveOut(company, headerId),
    never: { en: ['No facility or location is excluded', 'Second plant, Natural gas'] },
    says: { en: ['Second plant | 1 | 10.9', 'Second plant | Polna 1, Lublin, Poland | '] },
  },
  'an amount that was worked out from what was paid': {
    data: (company) => burn(company, paid),
    never: { en: ['1.2 Mobile combustion | 1.342694442183288 | 0.98'] },
    says: { en: ['1.2 Mobile combustion | 1.342694442183288 | 0 | 0.98'] },
  },
  'a factor of another region': {
    data: (company) => burn(company),
    never: { en: ['Measured or billed: 1 '] },
    says: {
      en: ['published for another region | 2.4', 'Diesel, 100% mineral, well-to-tank | GB | 2025'],
    },
  },
  'entries of a location after it was closed': {
    data: closedPlant,
    never: { en: ['No facility or location is excluded'] },
    says: {
      en: [
        'Second plant (closed on 15 June 2025)',
        'They are not counted: a location is included until the end',
      ],
    },
  },
  'a base year without data': {
    baseYear: 2020,
    never: { en: [inAccordance, 'Base year: January 2020'] },
    says: { en: ['Nothing was recorded for the base year 2020.', 'emissions of the base year'] },
  },
  'no revenue and no employees': {
    general: { employees: null },
    never: { en: ['of revenue |', 'Emissions per employee'] },
    says: { en: ['No key figure for 2025 is recorded to which emissions could be related.'] },
  },
  'a power purchase agreement without a certificate': {
    data: (company) => contract(company),
    never: {
      en: ['Instruments used: Power purchase agreement'],
      pl: ['Użyte instrumenty: Umowa PPA'],
    },
    says: {
      en: [
        'No instrument: Power purchase',
        'No certificate supports this zero',
        'No contractual instrument was used',
      ],
      pl: ['nie użyto żadnego instrumentu umownego'],
    },
  },
  'a certificate that ended before the period': {
    data: (company) => contract(company, { certificateReference: 'GO 1', certificateTo: '2024-12-31' }),
    never: { en: ['Instruments used:', '1 of 1'] },
    says: { en: ['No contractual instrument was used', 'without a valid certificate'] },
  },
  'electricity of a country whose residual mixes are by part of the grid': {
    data: async (company) =>
      recordEnergy(api, { ...company, locationId: await secondPlant(company, unitedStatesId) }),
    never: { en: ['A residual mix was used where no contract covered the electricity.'] },
    says: {
      en: [
        'For Second plant a residual mix is published only for parts of the grid',
        'are based on location-based factors used in place of a residual mix',
      ],
      pl: ['Dla lokalizacji: Second plant miks rezydualny publikuje się tylko dla części sieci'],
    },
  },
  'electricity of a country whose residual mix is published but not entered': {
    data: async (company) =>
      recordEnergy(api, { ...company, locationId: await secondPlant(company, spainId) }),
    never: {
      en: ['No residual mix is published', 'No residual mix is known'],
      pl: ['nie publikuje się miksu rezydualnego'],
    },
    says: {
      en: [
        'A residual mix is published for Second plant (Association of Issuing Bodies (AIB), European Residual Mixes 2025',
        'Table 2',
      ],
      pl: ['Dla lokalizacji: Second plant miks rezydualny jest opublikowany'],
    },
  },
  'electricity of a country that publishes no residual mix': {
    data: async (company) =>
      recordEnergy(api, { ...company, locationId: await secondPlant(company, austriaId) }),
    never: { en: ['A residual mix is published for'] },
    says: { en: ['No residual mix is published for Second plant, because the origin'] },
  },
  'no Scope 3': {
    modules: ['REPORTS', 'SCOPE1', 'SCOPE2'],
    never: {
      en: ['its Scope 3 Standard', 'are reported in Scope 3, category 3', 'goods that were recorded'],
      pl: ['wykazuje się w zakresie 3, kategoria 3'],
    },
    says: {
      en: ['Scope 3 is not reported.', 'belong to Scope 3, which this report does not include'],
      pl: ['Zakres 3 nie jest wykazywany.'],
    },
  },
  'a change that was answered with yes and not described': {
    general: { investments: true },
    never: {
      en: ['The company has stated no changes for this period.'],
      pl: ['Firma nie podała żadnych zmian'],
    },
    says: { en: ['Investments: yes, not described'], pl: ['Inwestycje: tak, bez opisu'] },
  },
  'an audit that is not the first and has no number': {
    general: { isFirstAudit: false },
    never: { en: ['The company has not stated whether this is the first audit.'] },
    says: { en: ['This is not the first audit'] },
  },
  'two reviews of which the earlier one says that data is missing': {
    answers: { '1.1': { allData: false, reviewExplanationId: missingBills } },
    after: async ({ company }) =>
      answerReview(api, company, await openReviewOf(company, '2025-12-01', '2026-05-31')),
    never: { en: [inAccordance, '1.1 Stationary combustion | yes'] },
    says: { en: ['1.1 Stationary combustion | no', 'it has not all been entered'] },
  },
  'no entry of Scope 1, and no answer that there is none': {
    gasMonths: [],
    answers: { '1.1': { allData: null } },
    never: { en: [inAccordance] },
    says: {
      en: [
        'Scope 1: nothing was recorded, and no completeness review',
        'totals of Scope 1 and of Scope 2 by both methods',
      ],
      pl: ['Zakres 1: niczego nie odnotowano'],
    },
  },
  'a licence without Scope 2': {
    modules: ['REPORTS', 'SCOPE1'],
    never: {
      en: [inAccordance, 'Scope 2, location-based |', 'Scope 1 + 2', 'Scope 2, market-based |'],
      pl: ['Zakres 2, metoda lokalizacyjna |'],
    },
    says: {
      en: ['The report covers Scope 1.', 'totals of Scope 1 and of Scope 2 by both methods'],
      pl: ['Raport obejmuje: Zakres 1.'],
    },
  },
};

describe('a greenhouse gas report with a hole', () => {
  it('is in accordance with the standards without one, and states that nothing is missing', async () => {
    for (const language of ['en', 'pl'] as const) {
      const printed = await print({ never: {}, says: {} }, language);
      for (const words of accordance[language]) expect(printed).toContain(words);
    }
  });

  const cases = Object.entries(holes).flatMap(([name, hole]) =>
    (Object.keys(hole.says) as Language[]).map((language) => ({ name, hole, language })),
  );
  it('lists locations in the order of its language', async () => {
    const data = async (company: Company) => {
      for (const name of ['Zgierz', 'Łódź', 'Lublin']) await secondPlant(company, polandId, name);
    };
    const printed = await print({ data, never: {}, says: {} }, 'pl');
    const listed = printed.split('\n').filter((line) => line.endsWith('| włączony'));
    expect(listed.map((line) => line.split(' | ')[0])).toEqual(['Lublin', 'Łódź', 'Plant', 'Zgierz']);
  });

  it.each(cases)('prints nothing untrue in $language: $name', async ({ hole, language }) => {
    const printed = await print(hole, language);
    for (const words of hole.never[language] ?? []) expect(printed).not.toContain(words);
    for (const words of hole.says[language] ?? []) expect(printed).toContain(words);
  });
});

describe('an issue of a greenhouse gas report with a hole', () => {
  async function made(company: Company, over: Partial<GeneralInformationBody> = {}): Promise<number> {
    await recordEnergy(api, company);
    await answerReview(api, company, await openReviewOf2025(api, company));
    return (await wholeDraft(api, company, over)).headerId;
  }

  const issueOf = async ({ token }: Company, headerId: number) =>
    everyWord((await api.call(generateReport, { token: token.User, params: { headerId }, query: {} })).body);

  it('states for a copy that it was not verified, whatever its template says', async () => {
    const company = await api.company();
    const call = { token: company.token.User };
    const basedOnId = await made(company, {
      verification: 'limited',
      verifier: 'Checkers Ltd',
      verifiedOn: '2026-03-12',
      verificationStandard: 'ISO 14064-3',
      number: 4,
    });
    await api.call(finishReport, { ...call, params: { headerId: basedOnId } });
    expect(await issueOf(company, basedOnId)).toContain('Verified with limited assurance');
    const period = { startDate: '2026-01-01', endDate: '2026-03-31' };
    const { body } = await beginReport(api, company, { ...period, language: 'en', basedOnId });
    await api.call(finishReport, { ...call, params: { headerId: body.reportHeaderId } });
    const printed = await issueOf(company, body.reportHeaderId);
    for (const words of ['Checkers', 'assurance', 'audit number']) expect(printed).not.toContain(words);
    expect(printed).toContain('has not been verified by an independent party');
  });

  it('is refused for a period that is not over', async () => {
    const company = await api.company();
    await made(company);
    const token = company.token.User;
    const { body } = await beginReport(api, company, { startDate: '2026-01-01', endDate: '2026-06-30' });
    await fillReport(api, body, token);
    const params = { headerId: body.reportHeaderId };
    const { status, problem } = await api.call(finishReport, { token, params });
    expect([status, problem.errors?.['TimePeriod.endDate']]).toEqual([
      409,
      [expect.stringContaining('The period only ends on')],
    ]);
  });

  it('stays unchanged when an entry is deleted later, which the draft reports', async () => {
    const company = await api.company();
    const { body } = await burn(company);
    const headerId = await made(company);
    const token = company.token.User;
    await api.call(finishReport, { token, params: { headerId } });
    const before = await issueOf(company, headerId);
    expect(before).toContain('Mobile combustion | Diesel | 1000 | l');
    const { fuelConsumptionId: id, updatedOn } = body;
    await api.call(deleteFuelConsumption, { token, params: { id }, seenUpdatedOn: updatedOn } as never);
    expect(await issueOf(company, headerId)).toBe(before);
    expect(everyWord(await draftOf(api, company, headerId))).not.toContain('Diesel');
  });
});
