import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#api/contract/account/registrations';
import { login } from '#api/contract/account/session';
import { invitations, policyAcceptances, users } from '#api/db/schema/account';
import { companies, companyModules, locations } from '#api/db/schema/company';
import { auditLog } from '#api/db/schema/platform';
import { digest } from '#api/kernel/digest';
import { createTestApi } from '#api/testing/create-test-api';

let api: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(async () => {
  expect(api.unexpected).toEqual([]);
  await api.close();
});

const day = 86_400_000;
const germanyId = 276;
const polandId = 616;
const unitedKingdomId = 826;
let made = 0;

/** An open invitation, for seven days. */
async function invite(options: { email?: string; requiresExtraInfo?: boolean } = {}): Promise<string> {
  made += 1;
  const token = `invitation-token-${made}`;
  const expiresOn = new Date(api.clock.now().getTime() + 7 * day);
  await api.db.insert(invitations).values({ ...options, tokenHash: await digest(token), expiresOn });
  return token;
}

function form(token: string, overrides: Record<string, unknown> = {}) {
  made += 1;
  return {
    token,
    email: `founder-${made}@new.example`,
    password: 'founders 9 keys',
    firstName: 'Ada',
    lastName: 'Nowak',
    name: `Nowa ${made}`,
    countryId: polandId,
    town: 'Łódź',
    address1: 'Piotrkowska 1',
    vatNumber: 'PL 123-456-32-18',
    ...overrides,
  };
}

const isOpen = async (token: string) =>
  (await api.call(contract.validateInvitationToken, { body: { token } })).body.isValid;
const checkUser = (body: object) => api.call(contract.validateRegistrationUser, { body: body as never });
const register = (body: object, key?: string, language = 'en') =>
  api.call(contract.register, {
    body: body as never,
    headers: { 'accept-language': language, ...(key ? { 'idempotency-key': key } : {}) },
  });
const companiesNamed = (name: string) => api.db.select().from(companies).where(eq(companies.name, name));

describe('an invitation', () => {
  // spec: calls.validate-token
  test('is valid until it expires', async () => {
    const token = await invite();
    expect(await isOpen(token)).toBe(true);
    expect(await isOpen('some other token')).toBe(false);
    api.clock.advance(7 * day);
    expect(await isOpen(token)).toBe(false);
    const { status, problem } = await register(form(token));
    expect(status).toBe(400);
    expect(problem.errors).toEqual({ Token: ['The token is invalid, make sure you entered it correctly'] });
  });

  // spec: calls.register
  test('is used once, by the user who registers', async () => {
    const token = await invite();
    expect((await register(form(token))).status).toBe(204);
    expect(await isOpen(token)).toBe(false);
    expect((await register(form(token))).status).toBe(400);
  });

  test('used twice at once makes one company', async () => {
    const token = await invite();
    const answers = await Promise.all([register(form(token)), register(form(token))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
  });

  // spec: validation.token
  test('that is empty is answered with the words of the specification, in Polish too', async () => {
    const { status, problem } = await api.call(contract.validateInvitationToken, {
      body: { token: ' ' },
      headers: { 'accept-language': 'pl' },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      Token: ['Token jest nieprawidłowy, sprawdź, czy wpisano go poprawnie'],
    });
  });
});

describe('the first tab', () => {
  // spec: calls.validate-user
  test('is valid, and says whether company numbers are asked for', async () => {
    for (const requiresExtraInfo of [false, true]) {
      const { email, password, token } = form(await invite({ requiresExtraInfo }));
      const { status, body } = await checkUser({ token, email, password });
      expect(status).toBe(200);
      expect(body).toEqual({ isValid: true, requiresExtraInfo });
    }
  });

  // spec: calls.taken-email
  test('reveals nothing about an address without an invitation', async () => {
    const { email } = await api.company();
    const body = { email: email.Admin, password: 'long enough', token: 'made up' };
    const taken = await checkUser(body);
    const free = await checkUser({ ...body, email: 'free@nowhere.example' });
    expect(taken.status).toBe(400);
    expect(taken.problem.errors).toEqual({
      Token: ['The token is invalid, make sure you entered it correctly'],
    });
    expect({ ...taken.problem, requestId: '' }).toEqual({ ...free.problem, requestId: '' });
  });

  // spec: calls.taken-email
  test('refuses a taken address with the same words as one that the invitation is not for', async () => {
    const { email } = await api.company();
    const open = await invite();
    const bound = await invite({ email: 'Invited@Firm.example' });
    const password = 'long enough';
    const taken = await checkUser({ token: open, email: email.View.toUpperCase(), password });
    const other = await checkUser({ token: bound, email: 'other@firm.example', password });
    expect(taken.problem.errors).toEqual({ Email: ['This e-mail cannot be used'] });
    expect(other.problem.errors).toEqual(taken.problem.errors);
    expect((await checkUser({ token: bound, email: 'invited@firm.example', password })).status).toBe(200);
  });

  test('cannot be used to try out addresses: twenty calls and the token waits', async () => {
    const token = await invite();
    const attempt = (n: number) =>
      checkUser({ token, email: `try-${n}@nowhere.example`, password: 'long enough' });
    for (let call = 1; call <= 20; call += 1) expect((await attempt(call)).status).toBe(200);
    expect((await attempt(21)).status).toBe(429);
  });

  // spec: validation.registration, errors.registration
  test('names all its mistakes at once', async () => {
    const { status, problem } = await checkUser({
      token: await invite(),
      email: 'nobody',
      password: 'short',
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      Email: ['Email must be valid'],
      Password: ['Enter at least 8 characters'],
    });
  });
});

describe('registering', () => {
  // spec: accounts.no-empty-strings
  test('makes a trial company with every module, and its administrator signs in', async () => {
    const body = form(await invite());
    const { status } = await register(body);
    expect(status).toBe(204);
    const signedIn = await api.call(login, { body: { username: body.email, password: body.password } });
    expect(signedIn.body).toMatchObject({
      companyName: body.name,
      roleName: 'Admin',
      firstName: 'Ada',
      languageCode: 'pl',
      isTrial: true,
      trialDaysRemaining: 30,
      anyLocations: false,
      forcePasswordChange: false,
      missingCompanyInfo: false,
    });
    const [company] = await companiesNamed(body.name);
    expect(company).toMatchObject({ vatNumber: 'PL1234563218', pkdNumber: null, postCode: null });
    const modules = await api.db
      .select()
      .from(companyModules)
      .where(eq(companyModules.companyId, company?.id ?? 0));
    expect(modules).toHaveLength(7);
  });

  // spec: accounts.location-name
  test('with a location name makes the address the first location', async () => {
    const body = form(await invite(), { locationName: 'Siedziba', postCode: '90-001' });
    await register(body);
    const [company] = await companiesNamed(body.name);
    const rows = await api.db
      .select()
      .from(locations)
      .where(eq(locations.companyId, company?.id ?? 0));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: 'Siedziba', town: 'Łódź', postCode: '90-001', isActive: true });
  });

  test('leaves an audit row for the company, the user and the location, without the password', async () => {
    const body = form(await invite(), { locationName: 'Siedziba' });
    await register(body);
    const [company] = await companiesNamed(body.name);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.companyId, company?.id ?? 0));
    expect(trail.map(({ entity }) => entity)).toEqual(['companies', 'users', 'locations']);
    expect(trail.map(({ after }) => after)).toMatchObject([
      { name: body.name, countryId: body.countryId, town: body.town },
      { companyId: company?.id, email: body.email, role: 'Admin' },
      { companyId: company?.id, name: 'Siedziba' },
    ]);
    expect(JSON.stringify(trail)).not.toContain('passwordHash');
    expect(JSON.stringify(trail)).not.toContain(body.password);
  });

  // spec: settings.rules.terms
  test('keeps which version of the terms was accepted, and when', async () => {
    const body = form(await invite());
    await register(body);
    const [user] = await api.db.select().from(users).where(eq(users.email, body.email));
    const accepted = await api.db
      .select()
      .from(policyAcceptances)
      .where(eq(policyAcceptances.userId, user?.id ?? 0));
    expect(accepted).toMatchObject([
      { policyCode: 'conditions', version: '2026.1', languageId: 1, acceptedOn: api.clock.now() },
    ]);
  });

  test('that is refused leaves nothing behind and keeps the invitation open', async () => {
    const token = await invite({ requiresExtraInfo: true });
    const body = form(token, { vatNumber: 'DE136695976', locationName: 'Siedziba' });
    const { status, problem } = await register(body);
    expect(status).toBe(400);
    expect(problem.errors).toEqual({
      RegistrationNumber: ["This field can't be empty"],
      VatNumber: ['Invalid VAT number for the selected country'],
      PkdNumber: ["This field can't be empty"],
    });
    expect(await companiesNamed(body.name)).toEqual([]);
    expect(await api.db.select().from(users).where(eq(users.email, body.email))).toEqual([]);
    expect(await isOpen(token)).toBe(true);
  });

  // spec: accounts.no-empty-strings
  test('with extra information keeps the three numbers', async () => {
    const body = form(await invite({ requiresExtraInfo: true }), {
      registrationNumber: 'KRS 0000000001',
      pkdNumber: '1071z',
    });
    expect((await register(body)).status).toBe(204);
    expect((await companiesNamed(body.name))[0]).toMatchObject({
      requiresExtraInfo: true,
      registrationNumber: 'KRS 0000000001',
      vatNumber: 'PL1234563218',
      pkdNumber: '10.71.Z',
    });
  });

  test.each([
    ['in Germany keeps the Polish it registered in', germanyId, 'DE136695976', 'pl', 2],
    ['in Germany keeps the English it registered in', germanyId, 'DE136695976', 'en', 1],
    ['in Poland speaks Polish', polandId, 'PL1234563218', 'en', 2],
    ['in the United Kingdom speaks English', unitedKingdomId, null, 'pl', 1],
  ])('%s', async (_, countryId, vatNumber, language, languageId) => {
    const body = form(await invite(), { countryId, vatNumber });
    expect((await register(body, undefined, language)).status).toBe(204);
    const [user] = await api.db.select().from(users).where(eq(users.email, body.email));
    expect(user?.languageId).toBe(languageId);
  });

  test('in an unknown country is a mistake in that field', async () => {
    const { problem } = await register(form(await invite(), { countryId: 999 }));
    expect(problem.errors).toEqual({ CountryId: ['Choose one of the listed values'] });
  });

  test('two people with one address at once makes one account', async () => {
    const email = 'same@new.example';
    const answers = await Promise.all([
      register(form(await invite(), { email })),
      register(form(await invite(), { email })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
    expect(await api.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  // spec: calls.register
  test('sent twice with one key makes one company and succeeds twice', async () => {
    const body = form(await invite());
    expect((await register(body, 'register-once')).status).toBe(204);
    expect((await register(body, 'register-once')).status).toBe(204);
    expect(await companiesNamed(body.name)).toHaveLength(1);
  });

  test('keeps neither the token nor the password as text', async () => {
    const body = form(await invite());
    await register(body);
    const rows = [await api.db.select().from(invitations), await api.db.select().from(users)];
    expect(JSON.stringify(rows)).toContain(body.email);
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect(JSON.stringify(rows)).not.toContain(body.password);
  });
});
