import { and, asc, desc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import {
  companies,
  companyLogos,
  countries,
  locations,
  reportingInformations,
  reviewHeaders,
} from '#api/db/schema/company';
import { locationSupplyTypes, scope3Consumptions } from '#api/db/schema/consumption';
import { calculationMonths, inventoryRestatements, recalculations } from '#api/db/schema/recalculation';
import { reviewExplanations, supplyTypes } from '#api/db/schema/reference';
import {
  facilityTypes,
  reportFacilities,
  reportGeneralInformations,
  reportIssues,
} from '#api/db/schema/reports';
import { reviewAnswers } from '#api/db/schema/reviews';

type Months = { firstMonth: string; lastDay: string };

export async function findCompany(db: Db, companyId: number) {
  const [row] = await db
    .select({
      name: companies.name,
      town: companies.town,
      postCode: companies.postCode,
      address1: companies.address1,
      gwpSet: companies.gwpSet,
      headlineMethod: companies.headlineScope2Method,
      countryCode: countries.isoCodeTwo,
      nameEn: countries.nameEn,
      namePl: countries.namePl,
      logoName: companyLogos.name,
    })
    .from(companies)
    .innerJoin(countries, eq(countries.id, companies.countryId))
    .leftJoin(companyLogos, eq(companyLogos.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return row;
}

export async function findGeneral(db: Db, companyId: number, headerId: number) {
  const table = reportGeneralInformations;
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.companyId, companyId), eq(table.headerId, headerId)));
  return row;
}

export async function findCountryNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { nameEn, namePl, id } = countries;
  return db
    .select({ nameEn, namePl })
    .from(countries)
    .where(inArray(id, [...ids]));
}

export async function findFacilities(db: Db, companyId: number, headerId: number) {
  const { locationId, areaM2, isOwned, isExcluded, position } = reportFacilities;
  return db
    .select({
      locationId,
      areaM2,
      isOwned,
      isExcluded,
      nameEn: facilityTypes.nameEn,
      namePl: facilityTypes.namePl,
    })
    .from(reportFacilities)
    .innerJoin(facilityTypes, eq(facilityTypes.id, reportFacilities.facilityId))
    .where(and(eq(reportFacilities.companyId, companyId), eq(reportFacilities.headerId, headerId)))
    .orderBy(asc(locationId), asc(position));
}

export async function findLocations(db: Db, companyId: number) {
  return db
    .select({
      id: locations.id,
      name: locations.name,
      address1: locations.address1,
      postCode: locations.postCode,
      town: locations.town,
      countryEn: countries.nameEn,
      countryPl: countries.namePl,
      countryCode: countries.isoCodeTwo,
      gridSubregion: locations.gridSubregion,
      areaM2: locations.areaM2,
      isActive: locations.isActive,
      disabledOn: locations.disabledOn,
    })
    .from(locations)
    .innerJoin(countries, eq(countries.id, locations.countryId))
    .where(eq(locations.companyId, companyId))
    .orderBy(asc(locations.name), asc(locations.id));
}

/** The newest row is the current one. */
export async function findReporting(db: Db, companyId: number) {
  const { consolidationApproach, consolidationReason, baseYear, id } = reportingInformations;
  const [row] = await db
    .select({ consolidationApproach, consolidationReason, baseYear })
    .from(reportingInformations)
    .where(eq(reportingInformations.companyId, companyId))
    .orderBy(desc(id))
    .limit(1);
  return row;
}

/** Months that are calculated by another set of potentials than the company's settings of now. */
export async function findGwpMonths(db: Db, companyId: number) {
  const { month, gwpSet } = calculationMonths;
  return db
    .select({ month, gwpSet })
    .from(calculationMonths)
    .where(eq(calculationMonths.companyId, companyId));
}

/** Supply contracts that started before the end of the period, oldest first. */
export async function findContracts(db: Db, companyId: number, lastDay: string) {
  const table = locationSupplyTypes;
  return db
    .select({
      contract: table,
      locationName: locations.name,
      isRenewable: supplyTypes.isRenewable,
      nameEn: supplyTypes.nameEn,
      namePl: supplyTypes.namePl,
    })
    .from(table)
    .innerJoin(locations, eq(locations.id, table.locationId))
    .innerJoin(supplyTypes, eq(supplyTypes.id, table.supplyTypeId))
    .where(and(eq(table.companyId, companyId), lte(table.startDate, lastDay)))
    .orderBy(asc(locations.name), asc(table.utilityId), asc(table.startDate));
}

/** Answers of the reviews that share days with the period; those of the latest review come last. */
export async function findReviewAnswers(db: Db, companyId: number, { firstMonth, lastDay }: Months) {
  const answer = reviewAnswers;
  return db
    .select({
      scope: answer.scope,
      categoryNumber: answer.categoryNumber,
      allData: answer.allData,
      isZero: answer.isZero,
      isComplete: answer.isComplete,
      comments: answer.comments,
      titleEn: reviewExplanations.titleEn,
      titlePl: reviewExplanations.titlePl,
    })
    .from(answer)
    .innerJoin(reviewHeaders, eq(reviewHeaders.id, answer.reviewHeaderId))
    .leftJoin(reviewExplanations, eq(reviewExplanations.id, answer.reviewExplanationId))
    .where(
      and(
        eq(answer.companyId, companyId),
        lte(reviewHeaders.periodStart, lastDay),
        gte(reviewHeaders.periodEnd, firstMonth),
      ),
    )
    .orderBy(asc(reviewHeaders.periodEnd), asc(answer.scope), asc(answer.categoryNumber));
}

/** First and last days of the reviews that share days with the period. */
export async function findReviewPeriods(db: Db, companyId: number, { firstMonth, lastDay }: Months) {
  const { periodStart, periodEnd } = reviewHeaders;
  return db
    .select({ periodStart, periodEnd })
    .from(reviewHeaders)
    .where(
      and(eq(reviewHeaders.companyId, companyId), lte(periodStart, lastDay), gte(periodEnd, firstMonth)),
    );
}

/** Totals of years that an accepted recalculation restated, newest decision first. */
export async function findRestatements(db: Db, companyId: number) {
  const table = inventoryRestatements;
  return db
    .select({
      year: table.year,
      scope: table.scope,
      method: table.method,
      asReportedKg: table.asReportedKg,
      restatedKg: table.restatedKg,
      reason: recalculations.reason,
      decidedOn: recalculations.decidedOn,
    })
    .from(table)
    .innerJoin(recalculations, eq(recalculations.id, table.recalculationId))
    .where(and(eq(table.companyId, companyId), isNotNull(recalculations.decidedOn)))
    .orderBy(desc(recalculations.decidedOn), asc(table.year), asc(table.scope), asc(table.method));
}

/** Calculation methods of Scope 3 in the period. */
export async function findScope3Methods(db: Db, companyId: number, { firstMonth, lastDay }: Months) {
  const { inputFormId, methodId, startDate, endDate } = scope3Consumptions;
  return db
    .selectDistinct({ inputFormId, methodId })
    .from(scope3Consumptions)
    .where(
      and(eq(scope3Consumptions.companyId, companyId), lte(startDate, lastDay), gte(endDate, firstMonth)),
    )
    .orderBy(asc(inputFormId), asc(methodId));
}

/** Number of the newest issue; 0 before the first. */
export async function findNewestIssue(db: Db, companyId: number, headerId: number): Promise<number> {
  const [row] = await db
    .select({ number: reportIssues.number })
    .from(reportIssues)
    .where(and(eq(reportIssues.companyId, companyId), eq(reportIssues.headerId, headerId)))
    .orderBy(desc(reportIssues.number))
    .limit(1);
  return row?.number ?? 0;
}
