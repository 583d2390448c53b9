/** Signs in and finds a row to copy: the same way on every host. */
import type { Page } from 'playwright-core';
import type { FuelConsumption } from '#api/contract/fuel-consumptions';
import type { Location } from '#api/contract/locations';
import { type DemoCompany, demoPassword } from '../../seed/companies/demo-company';
import { jagodnoFoods } from '../../seed/companies/jagodno-foods/company';
import { ask, type Call } from './page-calls';

export type Calls = {
  token: string;
  /** One fuel consumption with its emissions, audit row and job; acknowledged when stored. */
  insert: Call;
  /** The smallest mutation: one field of one row, with its audit row and stored answer. */
  update: Call;
  /** Ten rows of a location. */
  list: Call;
};

export const demoEditor = editorOf(jagodnoFoods);

export async function signIn(page: Page, url: string): Promise<Calls> {
  const credentials = { username: demoEditor.email, password: demoPassword };
  const login: Call = { path: 'api/Login', method: 'POST', body: credentials };
  const { token } = await ask<{ token: string }>(page, url, login);
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

function editorOf({ name, accounts }: DemoCompany) {
  const editor = accounts.find(({ role, forcePasswordChange }) => role === 'User' && !forcePasswordChange);
  if (!editor) throw new Error(`${name} has no account of role User.`);
  return editor;
}
