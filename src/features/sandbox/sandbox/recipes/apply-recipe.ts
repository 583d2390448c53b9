import { readCompany, updateCompany } from '#api/contract/company/companies';
import { replaceLogo } from '#api/contract/company/company-logo';
import { listCountries } from '#api/contract/company/countries';
import { listKeyFigures, updateKeyFigure } from '#api/contract/company/key-figures';
import { listLocations, updateLocation } from '#api/contract/company/locations';
import type { Endpoint } from '#api/contract/endpoint';
import { endpoints } from '#api/contract/endpoints';
import type { Prospect, Recipe, RecipeCall } from '#api/contract/sandbox/recipe';
import { listSandboxAccounts, setSandboxClock, setSandboxPlan } from '#api/contract/sandbox/sandbox';
import { call } from '@/lib/api/call';
import { accountOf, type Caller, callerAs } from './caller';
import { filled } from './read-recipe';

/** Whether it changes the sandbox or only shows it. */
export function hasEffects({ prospect, calls, today, modules, trialDays }: Recipe): boolean {
  return Boolean(prospect || calls?.length || today || modules || trialDays !== undefined);
}

/**
 * Applies the preparations of a recipe in this order: date, plan, prospect, calls. Throws at the first refusal; the
 * caller undoes what was done so far.
 */
export async function applyRecipe(recipe: Recipe, onProgress: (share: number) => void): Promise<void> {
  const account = await accountOf(recipe.account);
  if (!account) throw new AccountMissing(recipe.account);
  const { companyId, userId } = account;
  if (recipe.today) await call(setSandboxClock, { body: { today: recipe.today } });
  const { modules, trialDays, prospect, calls = [] } = recipe;
  if (modules || trialDays !== undefined)
    await call(setSandboxPlan, { params: { companyId }, body: { modules, trialDays } });
  if (prospect) await makeForProspect(prospect, await callerAs(await adminOf(companyId)));
  const kept = new Map<string, unknown>();
  const caller = await callerAs(userId);
  for (const [at, one] of calls.entries()) {
    onProgress(at / calls.length);
    await carryOut(one, at, caller, kept);
  }
}

/** Only an Admin can rename a company; the recipe's own user may not be one. */
async function adminOf(companyId: number): Promise<number> {
  const accounts = await call(listSandboxAccounts, {});
  const admin = accounts.find((one) => one.companyId === companyId && one.roleName === 'Admin');
  if (!admin) throw new AccountMissing('Admin');
  return admin.userId;
}

async function makeForProspect(prospect: Prospect, caller: Caller): Promise<void> {
  const { companyName, logo, currency, country } = prospect;
  if (companyName) {
    const company = await caller.call(readCompany, {});
    await caller.call(updateCompany, {
      body: { ...company, name: companyName, town: company.town ?? '', address1: company.address1 ?? '' },
      seenUpdatedOn: company.updatedOn,
    });
  }
  if (logo) {
    const body = new FormData();
    body.set('file', logoFile(logo));
    await caller.call(replaceLogo, { body });
  }
  if (currency) await changeCurrency(currency, caller);
  if (country) await moveLocations(country, caller);
}

function logoFile(address: string): File {
  const [, type = '', content = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(address) ?? [];
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  return new File([bytes], `logo.${type === 'jpeg' ? 'jpg' : type}`, { type: `image/${type}` });
}

/** The amounts stay: they are demo data, to be replaced by the prospect's own. */
async function changeCurrency(currency: NonNullable<Prospect['currency']>, { call }: Caller): Promise<void> {
  for (const figure of await call(listKeyFigures, {})) {
    if (figure.revenue === null || figure.revenueCurrency === currency) continue;
    const noConversion = {
      conversionCurrency: null,
      conversionRate: null,
      conversionDate: null,
      conversionSource: null,
    };
    await call(updateKeyFigure, {
      params: { id: figure.companyKeyFigureId },
      body: { ...figure, ...noConversion, revenueCurrency: currency },
      seenUpdatedOn: figure.updatedOn,
    });
  }
}

/** The factors of the other country apply from then on. */
async function moveLocations(country: string, { call }: Caller): Promise<void> {
  const countryId = (await call(listCountries, {})).find(({ code }) => code === country)?.countryId;
  if (countryId === undefined) throw new CountryMissing(country);
  for (const location of await call(listLocations, { query: {} })) {
    if (location.countryId === countryId) continue;
    await call(updateLocation, {
      params: { id: location.locationId },
      body: {
        ...location,
        countryId,
        gridSubregion: null,
        town: location.town ?? '',
        address1: location.address1 ?? '',
      },
      seenUpdatedOn: location.updatedOn ?? undefined,
    });
  }
}

async function carryOut(
  one: RecipeCall,
  at: number,
  { call }: Caller,
  kept: Map<string, unknown>,
): Promise<void> {
  const endpoint = endpoints.find(({ id }) => id === one.call) as Endpoint;
  const { params, query, body } = filled(one, (name) => kept.get(name)) as RecipeCall;
  // The calls were checked against their schemas when the recipe was read.
  const answer = await call(endpoint, { params, query, body } as never).catch((cause: unknown) => {
    throw new CallRefused(at, { cause });
  });
  for (const [name, field] of Object.entries(one.keep ?? {}))
    kept.set(name, (answer as Record<string, unknown>)[field]);
}

/** A call of a recipe was refused; the reason is its cause. */
export class CallRefused extends Error {
  constructor(
    readonly at: number,
    options: ErrorOptions,
  ) {
    super(`calls.${at} was refused`, options);
  }
}

/** This sandbox has no such user. */
export class AccountMissing extends Error {
  constructor(readonly email: string) {
    super(`There is no account ${email}`);
  }
}

/** The portal has no country with this two-letter code. */
export class CountryMissing extends Error {
  constructor(readonly code: string) {
    super(`There is no country ${code}`);
  }
}
