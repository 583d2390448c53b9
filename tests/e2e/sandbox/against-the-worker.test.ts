/**
 * How to test a client against the sandbox (README, "Testing against the sandbox"): a known state by one link, a
 * fixed date, known keys, waiting for background work, and a reset by one link.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { request } from '../../engines/sandbox';
import { closeDesk, type Desk, openDesk } from '../support/desk';
import { linkOf } from '../support/recipe-link';
import { en } from '../support/words';

/** The company's Admin, on a fixed date, with a location that the test itself has added. */
const recipe = {
  version: 1,
  title: { en: 'A test', pl: 'Test' },
  account: 'admin@kestrelvale.example',
  language: 'en',
  today: '2027-03-15',
  calls: [
    {
      call: 'createLocation',
      body: { name: 'Test depot', countryId: 826, town: 'Hull', address1: '1 Quay' },
      keep: { depot: 'locationId' },
    },
    {
      call: 'createFuelConsumption',
      body: {
        locationId: '$depot',
        fuelId: 501,
        fuelVariantId: 11,
        unitId: 50,
        value: 1000,
        date: '2027-03-01',
      },
    },
  ],
  screen: '/locations/{location:Test depot}',
};

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk({ path: linkOf(recipe) });
  desk.context.setDefaultTimeout(45_000);
});

afterAll(async () => {
  await closeDesk(desk);
  expect(desk.failures).toEqual([]);
});

it('starts with the state, the user and the date of the link', async () => {
  const { page } = desk;
  await page.getByRole('heading', { level: 1, name: 'Test depot' }).waitFor({ timeout: 60_000 });
  await page.getByText(/demo date 15 Mar 2027/).waitFor();
});

it('sees the results of a call once the background work is done', async () => {
  const { page } = desk;
  // An entry is counted immediately; reviews and reports are updated in the background.
  expect((await request(desk, 'api/Sandbox/Settled')).status).toBe(204);
  await page.reload();
  await page
    .getByText(/^2\.\d+$/)
    .first()
    .waitFor();
});

it('resets by a link, which asks first', async () => {
  const { page } = desk;
  await page.goto(new URL('demo?reset=true', desk.host.url).href);
  await page.getByRole('button', { name: en('demo', 'reset.agree') }).click();
  await page.getByRole('heading', { level: 1, name: en('session', 'login.title') }).waitFor();
  expect((await request<object>(desk, 'api/Sandbox/Changes')).body).toEqual({ isChanged: false });
  // The same keys as in every fresh sandbox.
  const { body } = await request<{ userId: number; email: string }[]>(desk, 'api/Sandbox/Accounts');
  expect(body).toContainEqual(expect.objectContaining({ userId: 201, email: 'admin@kestrelvale.example' }));
});
