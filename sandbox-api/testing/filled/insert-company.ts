import { type ModuleKey, moduleKeys, type RoleName, roleNames } from '#api/contract/endpoint';
import type { Db } from '#api/db/db';
import { sessions, users } from '#api/db/schema/account';
import { companies, companyModules, locations } from '#api/db/schema/company';
import type { Platform } from '#api/kernel/context';
import { digest } from '#api/kernel/digest';
import { encodeToken, hashPassword, newSecret } from '#api/modules/account/session/secrets';

export const testPassword = 'correct horse 9';

export type Company = {
  companyId: number;
  /** A location in Poland. */
  locationId: number;
  /** Credential tokens of one signed-in account per role. */
  token: Record<RoleName, string>;
  email: Record<RoleName, string>;
  userId: Record<RoleName, number>;
};

type Options = { name?: string; modules?: readonly ModuleKey[]; countryId?: number; trialEndsOn?: string };

let made = 0;

/** A company with one location, one account per role and a session for each. */
export async function insertCompany(
  { db, platform }: { db: Db; platform: Platform },
  options: Options = {},
): Promise<Company> {
  made += 1;
  const now = platform.clock.now();
  const countryId = options.countryId ?? polandId;
  const [company] = await db
    .insert(companies)
    .values({
      name: options.name ?? `Company ${made}`,
      countryId,
      town: 'Poznań',
      address1: 'Polna 1',
      trialEndsOn: options.trialEndsOn ?? null,
      createdOn: now,
      updatedOn: now,
    })
    .returning();
  if (!company) throw new Error('The company was not inserted.');
  const companyId = company.id;
  const modules = options.modules ?? moduleKeys;
  if (modules.length > 0) {
    await db.insert(companyModules).values(modules.map((moduleKey) => ({ companyId, moduleKey })));
  }
  const [location] = await db
    .insert(locations)
    .values({
      companyId,
      name: 'Plant',
      countryId,
      town: 'Poznań',
      address1: 'Polna 1',
      createdOn: now,
      updatedOn: now,
    })
    .returning();
  const accounts: Awaited<ReturnType<typeof insertAccount>>[] = [];
  // One after the other, so that ids are the same in every run and on every host.
  for (const role of roleNames) accounts.push(await insertAccount({ db, platform }, companyId, role));
  const byRole = <K extends 'token' | 'email' | 'userId'>(field: K) =>
    Object.fromEntries(accounts.map((account) => [account.role, account[field]]));
  return {
    companyId,
    locationId: location?.id ?? 0,
    token: byRole('token') as Company['token'],
    email: byRole('email') as Company['email'],
    userId: byRole('userId') as Company['userId'],
  };
}

/** ISO 3166 numeric code, which is the key of a country. */
export const polandId = 616;

async function insertAccount(
  { db, platform }: { db: Db; platform: Platform },
  companyId: number,
  role: RoleName,
) {
  const now = platform.clock.now();
  const email = `${role.toLowerCase()}@company-${companyId}.example`;
  const passwordHash = await hashPassword(testPassword, platform.random, platform.passwordIterations);
  const [user] = await db
    .insert(users)
    .values({ companyId, email, role, languageId: 1, passwordHash, createdOn: now, updatedOn: now })
    .returning({ id: users.id });
  if (!user) throw new Error('The account was not inserted.');
  return { role, email, userId: user.id, token: await insertSession({ db, platform }, user.id) };
}

/** Signs a user in and answers the credential token. */
export async function insertSession(
  { db, platform }: { db: Db; platform: Platform },
  userId: number,
  lastsDays = 30,
): Promise<string> {
  const now = platform.clock.now();
  const secret = newSecret(platform.random);
  await db.insert(sessions).values({
    userId,
    secretHash: await digest(secret),
    createdOn: now,
    expiresOn: new Date(now.getTime() + lastsDays * 86_400_000),
  });
  return encodeToken(userId, secret);
}
