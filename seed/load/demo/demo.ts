import { sql } from 'drizzle-orm';
import { closingReasons } from '#api/contract/company/location-removal';
import type { Db } from '#api/db/db';
import { invitations, users } from '#api/db/schema/account';
import { companies, companyModules, locations, reportingInformations } from '#api/db/schema/company';
import { companyFactors } from '#api/db/schema/company-factor';
import {
  fuelConsumptions,
  locationSupplyTypeFiles,
  locationSupplyTypes,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { installationSettings, outboxMessages } from '#api/db/schema/platform';
import { addDays, lastDayOfMonth } from '#api/domain/calendar/calendar';
import type { Platform } from '#api/kernel/context';
import { digest, digestOfBytes } from '#api/kernel/digest';
import { mediaTypes } from '#api/kernel/files/file-types';
import { hashPassword } from '#api/modules/account/session/secrets';
import { recalculateEmissions } from '#api/modules/emissions/ledger/ledger';
import { findActivitiesByCode } from '#api/modules/emissions/ledger/repository-reference';
import { openReview } from '#api/modules/reviews/reviews/open-review';
import { certificatePdf } from '../../companies/demo-certificate';
import { demoCompanies } from '../../companies/demo-companies';
import {
  type DemoCompany,
  type DemoContract,
  demoInvitations,
  demoPassword,
  utility,
} from '../../companies/demo-company';
import { invitationMails, temporaryPasswordMails } from '../../companies/demo-mails';
import { insertMembers, writeHistory } from './demo-history';
import { insertIntakeProfiles } from './demo-profiles';
import { insertReports } from './demo-reports';
import { insertScenarios } from './demo-scenarios';
import { insertSettings, statedReporting } from './demo-settings';
import { queueFinishing, type UnfinishedReport } from './finish-reports';
import { type ActivityRow, addMonths, generateActivity } from './generate-activity';
import { referenceDateSetting } from './roll-forward';

type Options = { db: Db; platform: Platform; referenceDate: string; companies?: typeof demoCompanies };

/**
 * Loads the four demo companies with everything they show. Rows are inserted in bulk with fixed ids; their emissions
 * come from the same ledger as those of entries made by users.
 */
export async function loadDemo({
  db,
  platform,
  referenceDate,
  companies: loaded = demoCompanies,
}: Options): Promise<void> {
  const unfinished: UnfinishedReport[] = [];
  for (const company of loaded) {
    await insertCompany({ db, platform, referenceDate }, company);
    await insertActivity(db, generateActivity(company, referenceDate), platform.clock.now());
    await recalculateEmissions({ db, companyId: company.id });
    await openReviews({ db, platform, referenceDate }, company);
    await insertMembers({ db, platform, referenceDate }, company);
    await insertIntakeProfiles({ db, platform }, company);
    await insertScenarios({ db, platform, referenceDate }, company);
    unfinished.push(...(await insertReports({ db, platform, referenceDate }, company)));
    await writeHistory({ db, platform, referenceDate }, company);
  }
  await queueFinishing(db, { reports: unfinished, referenceDate });
  await insertInvitations({ db, platform, referenceDate });
  await insertMails({ db, platform, referenceDate, companies: loaded });
  await db.insert(installationSettings).values({ name: referenceDateSetting, value: referenceDate });
  await moveSequencesPastFixedIds(db);
}

async function insertCompany({ db, platform, referenceDate }: Options, company: DemoCompany) {
  const now = platform.clock.now();
  const stamps = { createdOn: now, updatedOn: now };
  const { id, name, countryId, town, postCode, address1, vatNumber, registrationNumber, pkdNumber } = company;
  const trialEndsOn =
    company.trialDaysRemaining === null ? null : addDays(referenceDate, company.trialDaysRemaining);
  await db.insert(companies).values({
    id,
    name,
    countryId,
    town,
    postCode,
    address1,
    vatNumber,
    registrationNumber,
    pkdNumber,
    trialEndsOn,
    headlineScope2Method: company.headlineScope2Method,
    ...stamps,
  });
  await db.insert(companyModules).values(company.modules.map((moduleKey) => ({ companyId: id, moduleKey })));
  const passwordHash = await hashPassword(demoPassword, platform.random, platform.passwordIterations);
  await db
    .insert(users)
    .values(company.accounts.map((account) => ({ ...account, companyId: id, passwordHash, ...stamps })));
  if (company.hasReportingInformation) {
    const year = Number(referenceDate.slice(0, 4));
    await db.insert(reportingInformations).values({
      companyId: id,
      reportingBasisId: 1,
      periodStart: `${year}-01-01`,
      periodEnd: `${year}-12-31`,
      updatedOn: now,
      ...statedReporting(company.id, year),
    });
  }
  await insertSettings({ db, platform, referenceDate }, company);
  if (company.locations.length === 0) return;
  await db.insert(locations).values(
    company.locations.map(({ streams, contracts, closedMonthsAgo, ...place }) => ({
      ...place,
      ...closing(referenceDate, closedMonthsAgo),
      companyId: id,
      ...stamps,
    })),
  );
  await insertContracts({ db, platform, referenceDate }, company);
  await insertOwnFactors({ db, platform, referenceDate }, company);
}

/** An archived location closed on the last day of its newest month; the others are open. */
function closing(referenceDate: string, closedMonthsAgo: number | undefined) {
  if (closedMonthsAgo === undefined) return {};
  const lastMonth = addMonths(`${referenceDate.slice(0, 7)}-01`, -1 - closedMonthsAgo);
  return { isActive: false, closingReason: closingReasons.closed, disabledOn: lastDayOfMonth(lastMonth) };
}

/** Before the ledger, which uses them. */
async function insertOwnFactors({ db, platform, referenceDate }: Options, company: DemoCompany) {
  const { id: companyId, ownFactors = [], accounts } = company;
  if (ownFactors.length === 0) return;
  const now = platform.clock.now();
  const codes = ownFactors.flatMap(({ target }) => ('activity' in target ? [target.activity] : []));
  // Read from the tables, because the worker bundle contains this file and would otherwise include the published
  // rows.
  const activityIds = new Map(
    (await findActivitiesByCode(db, codes)).map((activity) => [activity.code, activity.id]),
  );
  const createdBy = accounts.find(({ role }) => role === 'Admin')?.id;
  await db.insert(companyFactors).values(
    ownFactors.map(({ target, startedMonthsAgo, ...stated }) => ({
      ...stated,
      ...('activity' in target
        ? { appliesTo: target.appliesTo, activityId: activityIds.get(target.activity) }
        : target),
      companyId,
      validFrom: addMonths(`${referenceDate.slice(0, 7)}-01`, -startedMonthsAgo),
      createdBy,
      createdOn: now,
      updatedOn: now,
    })),
  );
}

async function insertContracts({ db, platform, referenceDate }: Options, company: DemoCompany) {
  const now = platform.clock.now();
  const contracts = company.locations.flatMap((location) =>
    (location.contracts ?? []).map(({ startedMonthsAgo, files: _files, ...stated }) => ({
      ...stated,
      companyId: company.id,
      locationId: location.id,
      utilityId: utility.electricity,
      startDate: addMonths(`${referenceDate.slice(0, 7)}-01`, -startedMonthsAgo),
      createdOn: now,
      updatedOn: now,
    })),
  );
  if (contracts.length === 0) return;
  const inserted = await db
    .insert(locationSupplyTypes)
    .values(contracts)
    .returning({ id: locationSupplyTypes.id });
  const demoContracts = company.locations.flatMap((location) => location.contracts ?? []);
  for (const [index, { id }] of inserted.entries())
    await insertCertificates({ db, platform }, company, { id, contract: demoContracts[index] });
}

/** As if an Admin of the company had uploaded them. */
async function insertCertificates(
  { db, platform }: Pick<Options, 'db' | 'platform'>,
  { id: companyId, accounts }: DemoCompany,
  { id, contract }: { id: number; contract: DemoContract | undefined },
) {
  for (const { name, title } of contract?.files ?? []) {
    const content = certificatePdf({ title, reference: contract?.certificateReference ?? '' });
    await db.insert(locationSupplyTypeFiles).values({
      companyId,
      locationSupplyTypeId: id,
      name,
      mediaType: mediaTypes.pdf,
      content,
      digest: await digestOfBytes(content),
      createdBy: accounts.find(({ role }) => role === 'Admin')?.id,
      createdOn: platform.clock.now(),
    });
  }
}

/** After the ledger, because a review shows the emissions of each category. */
async function openReviews({ db, platform, referenceDate }: Options, { id, reviews = [] }: DemoCompany) {
  for (const { yearsAgo, ...answers } of reviews) {
    const year = Number(referenceDate.slice(0, 4)) - yearsAgo;
    const period = { periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` };
    await openReview({
      db,
      platform,
      companyId: id,
      period,
      answeredOn: answeredOn(year, referenceDate),
      ...answers,
    });
  }
}

/** In the February after the year, or the day before the reference date. */
function answeredOn(year: number, referenceDate: string): Date {
  const [day] = [`${year + 1}-02-10`, addDays(referenceDate, -1)].toSorted();
  return new Date(`${day}T09:30:00Z`);
}

/** Rows per insert: 14 columns each stay far below the 65,535 parameters of one statement. */
const chunkSize = 1000;

async function insertActivity(db: Db, rows: readonly ActivityRow[], now: Date) {
  const common = { carbonEquivalentKg: '0', createdOn: now, updatedOn: now };
  const ofKind = <K extends ActivityRow['kind']>(kind: K) =>
    rows
      .filter((row): row is Extract<ActivityRow, { kind: K }> => row.kind === kind)
      .map(({ kind: _, ...row }) => ({
        ...row,
        ...common,
        ...('value' in row ? { value: String(row.value) } : {}),
      }));
  for (const chunk of chunks(ofKind('fuel'))) await db.insert(fuelConsumptions).values(chunk as never);
  for (const chunk of chunks(ofKind('utility'))) await db.insert(utilityConsumptions).values(chunk as never);
  for (const chunk of chunks(ofKind('renewable')))
    await db.insert(renewableConsumptions).values(chunk as never);
  for (const chunk of chunks(ofKind('scope3'))) await db.insert(scope3Consumptions).values(chunk as never);
}

async function insertInvitations({ db, platform }: Options) {
  const expiresOn = new Date(platform.clock.now().getTime() + 10 * 365 * 86_400_000);
  const rows = demoInvitations.map(async ({ id, token, requiresExtraInfo }) => ({
    id,
    tokenHash: await digest(token),
    requiresExtraInfo,
    expiresOn,
  }));
  await db.insert(invitations).values(await Promise.all(rows));
}

/**
 * What was mailed before the first visit. Marked as sent, because a host with a mail server must not write to
 * fictional users.
 */
async function insertMails({ db, platform, companies: loaded = [] }: Options) {
  const now = platform.clock.now();
  const mails = [...invitationMails, ...loaded.flatMap(temporaryPasswordMails)];
  await db.insert(outboxMessages).values(mails.map((mail) => ({ ...mail, createdOn: now, sentOn: now })));
}

/** Explicit ids do not advance an identity sequence; the next row of a user must not collide. */
async function moveSequencesPastFixedIds(db: Db) {
  for (const table of ['companies', 'users', 'locations', 'invitations']) {
    await db.execute(
      sql.raw(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}) + 1000)`,
      ),
    );
  }
}

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += chunkSize) yield rows.slice(start, start + chunkSize);
}
