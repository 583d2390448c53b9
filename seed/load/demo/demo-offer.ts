import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { DemoCard, DemoOffer } from '#api/contract/sandbox/demo-offer';
import type { Db } from '#api/db/db';
import { emissionRollups } from '#api/db/schema/ledger';
import { countedBy } from '#api/modules/emissions/sums/repository-selection';
import { type DemoCompany, demoInvitations, demoPassword } from '../../companies/demo-company';
import { addMonths } from './generate-activity';

type Options = { db: Db; referenceDate: string; companies: readonly DemoCompany[] };

/** What the sign-in page says about a newly loaded demo; its tonnes come from the ledger. */
export async function describeDemo({ db, referenceDate, companies }: Options): Promise<DemoOffer> {
  const cards: DemoCard[] = [];
  for (const company of companies) {
    const { id, name, offer, locations, trialDaysRemaining, accounts } = company;
    cards.push({
      companyId: id,
      companyName: name,
      ...offer,
      sites: locations.filter(({ closedMonthsAgo }) => closedMonthsAgo === undefined).length,
      yearlyTonnesCo2e: await findYearlyTonnes(db, company, referenceDate),
      isTrial: trialDaysRemaining !== null,
      accounts: accounts.map(({ id: userId, role, forcePasswordChange = false }) => ({
        userId,
        roleName: role,
        forcePasswordChange,
      })),
    });
  }
  const invitations = demoInvitations.map(({ token, requiresExtraInfo }) => ({ token, requiresExtraInfo }));
  return { companies: cards, password: demoPassword, invitations };
}

/** The scopes that the company has licensed, by the Scope 2 method of its headline figures. */
async function findYearlyTonnes(
  db: Db,
  { id, modules }: DemoCompany,
  referenceDate: string,
): Promise<number | null> {
  const thisMonth = `${referenceDate.slice(0, 7)}-01`;
  const scopes = [1, 2, 3].filter((scope) => modules.some((key) => key === `SCOPE${scope}`));
  const [row] = await db
    .select({ kgCo2e: sql<string | null>`sum(${emissionRollups.kgCo2e})` })
    .from(emissionRollups)
    .where(
      and(
        eq(emissionRollups.companyId, id),
        inArray(emissionRollups.scope, scopes),
        countedBy(emissionRollups, 'headline'),
        gte(emissionRollups.periodMonth, addMonths(thisMonth, -12)),
        sql`${emissionRollups.periodMonth} < ${thisMonth}`,
      ),
    );
  return row?.kgCo2e ? Number(row.kgCo2e) / 1000 : null;
}
