/** Signs in and finds a row to copy, in the same way on every host. */
import type { Page } from 'playwright-core';
import type { FuelConsumption } from '#api/contract/activity-data/fuel-consumptions';
import type { Location } from '#api/contract/company/locations';
import { type DemoCompany, demoPassword } from '../../seed/companies/demo-company';
import { jagodnoFoods } from '../../seed/companies/jagodno-foods/company';
import { ask, bootWorker, type Call, emptyPage, type PageOf } from './page-calls';

export type Calls = {
  token: string;
  /** One fuel consumption with its emissions, audit row and job; acknowledged when stored. */
  insert: Call;
  /** The smallest mutation: one field of one row, with its audit row and stored answer. */
  update: Call;
  /** Ten rows of a location. */
  list: Call;
};

export const demoEditor = accountOf(jagodnoFoods, 'User');
const demoAdmin = accountOf(jagodnoFoods, 'Admin');

/** The token of an account of the company that may recalculate its ledger. */
export async function signInAdmin(page: Page, url: string): Promise<string> {
  return (await ask<{ token: string }>(page, url, loginOf(demoAdmin.email))).token;
}

export const loginOf = (email: string): Call => ({
  path: 'api/Login',
  method: 'POST',
  body: { username: email, password: demoPassword },
});

/** From scratch: the worker is started from an empty page, and the editor signed in. */
export async function bootSignedIn(page: Page, url: string): Promise<Calls> {
  await page.goto(new URL(emptyPage, url).href);
  await bootWorker(page, url);
  return signIn(page, url);
}

export async function signIn(page: PageOf, url: string): Promise<Calls> {
  const { token } = await ask<{ token: string }>(page, url, loginOf(demoEditor.email));
  const locations = await ask<Location[]>(page, url, { path: 'api/Locations', token });
  for (const { locationId } of locations) {
    const path = `api/Locations/${locationId}/Fuels/Consumptions?PageSize=10`;
    const rows = await ask<FuelConsumption[]>(page, url, { path, token });
    const [row] = rows;
    if (!row || rows.length < 10) continue;
    const { fuelId, fuelVariantId, value, unitId, date } = row;
    const body = { locationId, fuelId, fuelVariantId, value, unitId, date, reference: 'bench' };
    return {
      token,
      list: { path, token },
      update: { path: 'api/UserSettings/Tour?value=true', method: 'PUT', token },
      insert: { path: 'api/Fuels/Consumptions', method: 'POST', token, body },
    };
  }
  throw new Error('The demo company has no location with ten fuel consumptions.');
}

function accountOf({ name, accounts }: DemoCompany, wanted: 'User' | 'Admin') {
  const found = accounts.find(({ role, forcePasswordChange }) => role === wanted && !forcePasswordChange);
  if (!found) throw new Error(`${name} has no account of role ${wanted}.`);
  return found;
}
