import { and, asc, eq, gt, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { users } from '#api/db/schema/account';
import { locations } from '#api/db/schema/company';
import {
  firstDayOfFuel,
  fuelConsumptions,
  renewableConsumptions,
  scope3Consumptions,
  utilityConsumptions,
} from '#api/db/schema/consumption';
import { evidenceFiles, evidenceLinks, intakes } from '#api/db/schema/intake';
import { fuels, renewables, units, utilities } from '#api/db/schema/reference';

type Period = { periodStart: string; periodEnd: string };

/** What each line of the index says of a link, beside the entry. */
const ofLink = {
  link: evidenceLinks,
  fileName: evidenceFiles.name,
  sha256: evidenceFiles.sha256,
  locationName: locations.name,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

const nothing = sql<null>`null`;

/** What recordings left out of some files, as JSON. */
export async function findLeftOut(
  db: Db,
  companyId: number,
  fileIds: readonly number[],
): Promise<{ evidenceFileId: number; leftOut: string; leftOutCount: number }[]> {
  const { evidenceFileId, leftOut, leftOutCount } = intakes;
  return db
    .select({ evidenceFileId, leftOut, leftOutCount })
    .from(intakes)
    .where(
      and(
        eq(intakes.companyId, companyId),
        eq(intakes.state, 'recorded'),
        inArray(evidenceFileId, [...fileIds]),
        gt(leftOutCount, 0),
      ),
    )
    .orderBy(asc(evidenceFileId));
}

/** Entries that touch the period and have evidence, by their lists and days. */
export async function findEvidencedEntries(db: Db, companyId: number, period: Period) {
  return [
    ...(await fuelEntries(db, companyId, period)),
    ...(await periodEntries(db, companyId, period, {
      kind: 'utility',
      table: utilityConsumptions,
      items: utilities,
    })),
    ...(await periodEntries(db, companyId, period, {
      kind: 'renewable',
      table: renewableConsumptions,
      items: renewables,
    })),
    ...(await valueChainEntries(db, companyId, period)),
  ];
}

export type EvidencedEntry = Awaited<ReturnType<typeof findEvidencedEntries>>[number];

const touching = (companyId: number, { periodStart, periodEnd }: Period, days: { first: SQL; last: SQL }) =>
  and(eq(evidenceLinks.companyId, companyId), lte(days.first, periodEnd), gte(days.last, periodStart));

function fuelEntries(db: Db, companyId: number, period: Period) {
  const table = fuelConsumptions;
  const days = { first: sql<string>`${firstDayOfFuel}`, last: sql<string>`${table.date}` };
  return db
    .select({
      ...ofLink,
      item: { nameEn: fuels.nameEn, namePl: fuels.namePl },
      value: table.value,
      unitSymbol: units.symbol,
      firstDay: days.first,
      lastDay: days.last,
      reference: table.reference,
    })
    .from(evidenceLinks)
    .innerJoin(table, and(eq(evidenceLinks.entryKind, 'fuel'), eq(table.id, evidenceLinks.entryId)))
    .innerJoin(evidenceFiles, eq(evidenceFiles.id, evidenceLinks.evidenceFileId))
    .innerJoin(locations, eq(locations.id, table.locationId))
    .innerJoin(fuels, eq(fuels.id, table.fuelId))
    .innerJoin(units, eq(units.id, table.unitId))
    .leftJoin(users, eq(users.id, evidenceLinks.confirmedBy))
    .where(touching(companyId, period, days))
    .orderBy(asc(days.last), asc(evidenceLinks.id));
}

type PeriodTable =
  | { kind: 'utility'; table: typeof utilityConsumptions; items: typeof utilities }
  | { kind: 'renewable'; table: typeof renewableConsumptions; items: typeof renewables };

function periodEntries(db: Db, companyId: number, period: Period, { kind, table, items }: PeriodTable) {
  const days = { first: sql<string>`${table.startDate}`, last: sql<string>`${table.endDate}` };
  return db
    .select({
      ...ofLink,
      item: { nameEn: items.nameEn, namePl: items.namePl },
      value: table.value,
      unitSymbol: units.symbol,
      firstDay: days.first,
      lastDay: days.last,
      reference: table.reference,
    })
    .from(evidenceLinks)
    .innerJoin(table, and(eq(evidenceLinks.entryKind, kind), eq(table.id, evidenceLinks.entryId)))
    .innerJoin(evidenceFiles, eq(evidenceFiles.id, evidenceLinks.evidenceFileId))
    .innerJoin(locations, eq(locations.id, table.locationId))
    .innerJoin(items, eq(items.id, table.itemId))
    .innerJoin(units, eq(units.id, table.unitId))
    .leftJoin(users, eq(users.id, evidenceLinks.confirmedBy))
    .where(touching(companyId, period, days))
    .orderBy(asc(days.last), asc(evidenceLinks.id));
}

/** Their amounts are fields of a form, so the index names the entry only. */
function valueChainEntries(db: Db, companyId: number, period: Period) {
  const table = scope3Consumptions;
  const days = { first: sql<string>`${table.startDate}`, last: sql<string>`${table.endDate}` };
  return db
    .select({
      ...ofLink,
      item: nothing,
      value: nothing,
      unitSymbol: nothing,
      firstDay: days.first,
      lastDay: days.last,
      reference: nothing,
    })
    .from(evidenceLinks)
    .innerJoin(table, and(eq(evidenceLinks.entryKind, 'valueChain'), eq(table.id, evidenceLinks.entryId)))
    .innerJoin(evidenceFiles, eq(evidenceFiles.id, evidenceLinks.evidenceFileId))
    .innerJoin(locations, eq(locations.id, table.locationId))
    .leftJoin(users, eq(users.id, evidenceLinks.confirmedBy))
    .where(touching(companyId, period, days))
    .orderBy(asc(days.last), asc(evidenceLinks.id));
}
