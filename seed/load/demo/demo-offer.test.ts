import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#api/contract/account/session';
import { readEmissionSum } from '#api/contract/emissions/emission-sums';
import type { DemoOffer } from '#api/contract/sandbox/demo-offer';
import { previousDay } from '#api/domain/calendar/calendar';
import { createDemoApi } from '#api/testing/create-demo-api';
import { demoCompanies } from '../../companies/demo-companies';
import { referenceDate } from '../../reference-date';
import { describeDemo } from './demo-offer';
import { addMonths } from './generate-activity';

let api: Awaited<ReturnType<typeof createDemoApi>>;
let offer: DemoOffer;

beforeAll(async () => {
  api = await createDemoApi();
  offer = await describeDemo({ db: api.db, referenceDate, companies: demoCompanies });
});
afterAll(() => api.close());

/** As a user of the company reads it in the portal. */
async function readTonnes(company: (typeof demoCompanies)[number]): Promise<number> {
  const username = company.accounts[0]?.email ?? '';
  const { body } = await api.call(login, { body: { username, password: offer.password } });
  const thisMonth = `${referenceDate.slice(0, 7)}-01`;
  const query = { from: addMonths(thisMonth, -12), to: previousDay(thisMonth) };
  return Number((await api.call(readEmissionSum, { token: body.token, query })).body.total) / 1000;
}

describe("the sign-in page's description of the demo", () => {
  it.each(demoCompanies)('states its actual locations, accounts and tonnes: $name', async (company) => {
    const card = offer.companies.find(({ companyId }) => companyId === company.id);
    // Archived ones are not current locations.
    const open = company.locations.filter(({ closedMonthsAgo }) => closedMonthsAgo === undefined);
    expect(card?.sites).toBe(open.length);
    expect(card?.accounts.map(({ userId }) => userId)).toEqual(company.accounts.map(({ id }) => id));
    expect(card?.yearlyTonnesCo2e ?? 0).toBeCloseTo(await readTonnes(company), 6);
  });
});
