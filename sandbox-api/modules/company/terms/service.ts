import type {
  OwnAcceptance,
  Policy,
  PolicyAcceptance,
  PolicyAcceptanceBody,
  PolicyLanguage,
} from '#api/contract/company/terms';
import type { PageQuery } from '#api/contract/fields';
import { audit } from '#api/kernel/audit';
import { type Ctx, type PublicContext, today } from '#api/kernel/context';
import { limitsOf, type Page, pageOf } from '#api/kernel/paging';
import { fieldProblem, found, notFound } from '#api/kernel/problem-error';
import { transaction } from '#api/kernel/transaction';
import { listLanguages, requireLanguage } from '#api/modules/account/languages/service';
import * as repository from './repository';

type Code = { code: string };

/** Each language under its own name. */
const languageNames = { en: 'English', pl: 'Polski' } as const;

export async function listPolicyLanguages({ ctx }: { ctx: PublicContext }): Promise<PolicyLanguage[]> {
  return (await listLanguages({ ctx })).map(({ languageId, code }) => ({
    languageId,
    name: languageNames[code],
  }));
}

export async function readPolicy({
  ctx,
  input: { params, query },
}: {
  ctx: PublicContext;
  input: { params: Code & { languageId: number }; query: { version?: string | undefined } };
}): Promise<Policy> {
  const language = (await listLanguages({ ctx })).find(({ languageId }) => languageId === params.languageId);
  if (!language) throw notFound();
  const all = await policiesUntilToday(ctx, params.code);
  const asked = query.version === undefined ? all[0] : all.find(({ version }) => version === query.version);
  const { titleEn, titlePl, bodyEn, bodyPl, version, validFrom } = found(asked);
  const isPolish = language.code === 'pl';
  return {
    title: isPolish ? titlePl : titleEn,
    text: isPolish ? bodyPl : bodyEn,
    version,
    validFrom,
    languageId: language.languageId,
    languages: await listPolicyLanguages({ ctx }),
    versions: all.map((one) => ({ version: one.version, validFrom: one.validFrom })),
  };
}

export async function readOwnAcceptance({
  ctx,
  input: { params },
}: {
  ctx: Ctx;
  input: { params: Code };
}): Promise<OwnAcceptance> {
  const { companyId, userId } = ctx.session;
  const { version, validFrom } = await policyInForce(ctx, params.code);
  const rows = await repository.findAcceptancesOf(ctx.db, { companyId, userId, code: params.code });
  const accepted = rows.map((row) => ({ version: row.version, acceptedOn: row.acceptedOn.toISOString() }));
  const current = accepted.find((one) => one.version === version);
  return { version, validFrom, acceptedOn: current?.acceptedOn ?? null, accepted };
}

export async function listPolicyAcceptances({
  ctx,
  input: { params, query },
}: {
  ctx: Ctx;
  input: { params: Code; query: PageQuery };
}): Promise<Page<PolicyAcceptance>> {
  const of = { companyId: ctx.session.companyId, code: params.code };
  const { version } = await policyInForce(ctx, params.code);
  const rows = await repository.findAcceptances(ctx.db, { ...of, ...limitsOf(query) });
  const total = query.IncludeCount ? await repository.countAcceptances(ctx.db, of) : 0;
  const items = rows.map(({ acceptance, person }) => ({
    policyAcceptanceId: acceptance.id,
    version: acceptance.version,
    isCurrent: acceptance.version === version,
    languageId: acceptance.languageId,
    personName: [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email,
    email: person.email,
    acceptedOn: acceptance.acceptedOn.toISOString(),
  }));
  return pageOf(items, query, total);
}

/** Only the version in force can be accepted: a user who read an older one is asked to read the newer one. */
export async function acceptPolicy({
  ctx,
  input: { params, body },
}: {
  ctx: Ctx;
  input: { params: Code; body: PolicyAcceptanceBody };
}): Promise<OwnAcceptance> {
  const known = await readOwnAcceptance({ ctx, input: { params } });
  // An earlier acceptance stays unchanged and leaves no second audit row.
  if (body.version === known.version && known.acceptedOn !== null) return known;
  return transaction(ctx, async (ctx) => {
    const { version } = await policyInForce(ctx, params.code);
    if (body.version !== version) throw fieldProblem('version', 'policyOutdated');
    await requireLanguage(ctx, body.languageId);
    const { companyId, userId } = ctx.session;
    const row = { policyCode: params.code, version, languageId: body.languageId };
    const entityId = await noteAcceptance(ctx, { companyId, userId, ...row });
    await audit(ctx, { action: 'accept', entity: 'policy_acceptances', entityId, after: row });
    return readOwnAcceptance({ ctx, input: { params } });
  });
}

/** At the registration, whose form asks for it: the version in force, in the language on screen. */
export async function acceptConditionsAtRegistration(
  ctx: PublicContext,
  actor: { companyId: number; userId: number },
): Promise<void> {
  const policyCode = 'conditions';
  const { version } = await policyInForce(ctx, policyCode);
  const language = (await listLanguages({ ctx })).find(({ code }) => code === ctx.locale);
  const { languageId } = found(language);
  await noteAcceptance(ctx, { ...actor, policyCode, version, languageId });
}

type Acceptance = {
  companyId: number;
  userId: number;
  policyCode: string;
  version: string;
  languageId: number;
};

async function noteAcceptance(ctx: PublicContext, row: Acceptance): Promise<number | null> {
  const id = await repository.insertAcceptance(ctx.db, { ...row, acceptedOn: ctx.platform.clock.now() });
  return id ?? null;
}

async function policyInForce(ctx: PublicContext, code: string) {
  return found((await policiesUntilToday(ctx, code))[0]);
}

async function policiesUntilToday({ db, platform }: PublicContext, code: string) {
  return repository.findPoliciesUntil(db, code, today(platform.clock));
}
