import { currencyOfCountry } from '#api/contract/company/currencies';
import { lastDayOfMonth, monthOf, previousDay, yearOf } from '#api/domain/calendar/calendar';
import type { GhgReportFacts, ReviewFacts } from '#api/domain/reports/kit/facts';
import { groupBy } from '#api/domain/reports/kit/figures';
import { unreviewedMonths } from '#api/domain/reports/unreviewed-months';
import { decimal } from '#api/domain/units/decimal';
import { findMethod } from '#api/domain/value-chain/forms';
import { type Ctx, today } from '#api/kernel/context';
import { localName } from '#api/kernel/names';
import { found } from '#api/kernel/problem-error';
import { keyFigureFacts } from '#api/modules/company/key-figures/service';
import { licensedScopes } from '#api/modules/emissions/sums/selection';
import type { StoredHeader } from '#api/modules/reports/headers/service';
import { dataGaps } from '#api/modules/reports/periods/service';
import { listReviews } from '#api/modules/reviews/reviews/service';
import { extentOf, type ReportExtent } from './extent';
import { ledgerFacts, sumsOfYear } from './ledger-facts';
import { referenceFacts } from './reference-facts';
import * as repository from './repository-report';

type Language = GhgReportFacts['language'];

/** Everything that the GHG report of a header is made of, in the language of the report. */
export async function readGhgFacts(
  ctx: Ctx,
  header: StoredHeader,
  { isDraft }: { isDraft: boolean },
): Promise<GhgReportFacts> {
  const { db, session, platform } = ctx;
  const { companyId } = session;
  const { language, periodEnd } = header.row;
  const extent = await extentOf(ctx, header);
  const company = found(await repository.findCompany(db, companyId));
  const ledger = await ledgerFacts(ctx, extent, company.gwpSet);
  const reporting = (await repository.findReporting(db, companyId)) ?? {
    consolidationApproach: null,
    consolidationReason: null,
    baseYear: null,
  };
  const keyFigures = await keyFigureFacts(ctx);
  const issued = await repository.findNewestIssue(db, companyId, header.row.id);
  const place = [company.address1, [company.postCode, company.town].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return {
    language,
    isDraft,
    today: today(platform.clock),
    gwpSet: company.gwpSet,
    header: { ...header.row, issueNumber: issued + 1 },
    company: {
      name: company.name,
      country: localName(company, language),
      address: place,
      currency:
        keyFigures.findLast(({ revenueCurrency }) => revenueCurrency)?.revenueCurrency ??
        currencyOfCountry(company.countryCode),
      logo: company.logoName === null ? null : '/api/Companies/Logo',
    },
    general: await generalFacts(ctx, header),
    reporting,
    earlier: await earlierSums(ctx, extent, { ...header.row, baseYear: reporting.baseYear, ...ledger }),
    scopes: licensedScopes(ctx),
    locations: extent.locations,
    ...ledger,
    ...(await referenceFacts(ctx, ledger, language)),
    contracts: await contractFacts(ctx, extent, { language, lastDay: lastDayOfMonth(periodEnd) }),
    reviews: await reviewFacts(ctx, header),
    unreviewedMonths: unreviewedMonths(
      header.row,
      await repository.findReviewPeriods(db, companyId, daysOf(header.row)),
    ),
    openReviews: await openReviews(ctx, header),
    dataGaps: await dataGaps(ctx, header.row, language),
    keyFigures,
    scope3Methods: await methodFacts(ctx, header),
    restatements: (await repository.findRestatements(db, companyId)).map((row) => ({
      ...row,
      asReportedKg: decimal(row.asReportedKg),
      restatedKg: decimal(row.restatedKg),
      decidedOn: row.decidedOn?.toISOString().slice(0, 10) ?? null,
    })),
  };
}

/**
 * Of the year before, and of the base year where it is another one before the period; only of years that have as much data
 * as the period, since no other is compared.
 */
async function earlierSums(
  ctx: Ctx,
  extent: ReportExtent,
  {
    periodStart,
    baseYear,
    years,
  }: { periodStart: string; baseYear: number | null } & Pick<GhgReportFacts, 'years'>,
): Promise<GhgReportFacts['earlier']> {
  const baseBack = baseYear === null ? 1 : yearOf(periodStart) - baseYear;
  const earlier = new Map<number, GhgReportFacts['sums']>();
  const compared = new Set(years.map(({ yearsBack }) => yearsBack));
  for (const yearsBack of new Set([1, Math.max(1, baseBack)]))
    if (compared.has(yearsBack)) earlier.set(yearsBack, await sumsOfYear(ctx, extent, yearsBack));
  return earlier;
}

function orNull(value: string | null) {
  return value === null ? null : decimal(value);
}

async function generalFacts(
  { db, session }: Ctx,
  { row: { id, language } }: StoredHeader,
): Promise<GhgReportFacts['general']> {
  const row = await repository.findGeneral(db, session.companyId, id);
  if (!row) return null;
  const countries = await repository.findCountryNames(db, row.countries);
  const change = (answer: boolean | null, comment: string | null) => ({ answer, comment });
  return {
    ...row,
    countries: countries.map((country) => localName(country, language)),
    changes: {
      investment: change(row.investments, row.investmentComments),
      energy: change(row.energyChanges, row.energyComments),
      process: change(row.processChanges, row.processComments),
      vehicle: change(row.vehicleChanges, row.vehicleComments),
      logistics: change(row.logisticsChanges, row.logisticsComments),
    },
  };
}

/** Contracts in force on any day of the period: one ends the day before the next of the same energy starts. */
async function contractFacts(
  { db, session }: Ctx,
  { ledger }: ReportExtent,
  { language, lastDay }: { language: Language; lastDay: string },
): Promise<GhgReportFacts['contracts']> {
  const rows = await repository.findContracts(db, session.companyId, lastDay);
  return rows.flatMap((row, index) => {
    const { contract, locationName, isRenewable } = row;
    const next = rows[index + 1]?.contract;
    const isFollowed = next?.locationId === contract.locationId && next.utilityId === contract.utilityId;
    const endDate = isFollowed ? previousDay(next.startDate) : null;
    if (endDate !== null && endDate < ledger.firstMonth) return [];
    return [
      {
        locationName,
        isRenewable,
        endDate,
        locationId: contract.locationId,
        supplyTypeId: contract.supplyTypeId,
        type: localName(row, language),
        startDate: contract.startDate,
        certificate: contract.certificateReference,
        certificateType: contract.certificateType,
        certificateFrom: contract.certificateFrom,
        certificateTo: contract.certificateTo,
        certificateMwh: orNull(contract.certificateMwh),
        sharePercent: orNull(contract.sharePercent),
        volumeMwh: orNull(contract.volumeMwh),
      },
    ];
  });
}

async function openReviews(ctx: Ctx, { row }: StoredHeader): Promise<string[]> {
  const { firstMonth, lastDay } = daysOf(row);
  return (await listReviews({ ctx: { ...ctx, locale: row.language } }))
    .filter(({ periodStart, periodEnd }) => periodStart <= lastDay && periodEnd >= firstMonth)
    .filter(({ isComplete }) => !isComplete)
    .map(({ title }) => title);
}

/**
 * What is said of a category for the whole period: where several reviews share it, one that says that data is missing comes
 * before one that has no answer, and only then do the others count, of which the latest speaks.
 */
async function reviewFacts({ db, session }: Ctx, { row }: StoredHeader): Promise<ReviewFacts[]> {
  const rows = await repository.findReviewAnswers(db, session.companyId, daysOf(row));
  const answers = groupBy(rows, ({ scope, categoryNumber }) => `${scope} ${categoryNumber}`).values();
  const deciding = [...answers].flatMap((own) => {
    const of = (allData: boolean | null) => own.findLast((answer) => answer.allData === allData);
    return of(false) ?? of(null) ?? of(true) ?? [];
  });
  return deciding.map(({ titleEn, titlePl, ...answer }) => ({
    ...answer,
    explanation: row.language === 'pl' ? titlePl : titleEn,
  }));
}

async function methodFacts(
  { db, session }: Ctx,
  { row }: StoredHeader,
): Promise<GhgReportFacts['scope3Methods']> {
  const rows = await repository.findScope3Methods(db, session.companyId, daysOf(row));
  return rows.flatMap(({ inputFormId, methodId }) => {
    const known = findMethod(methodId);
    return known
      ? [
          {
            category: `3.${inputFormId}`,
            method: known.method.label[row.language],
            quality: known.method.dataQuality,
          },
        ]
      : [];
  });
}

function daysOf({ periodStart, periodEnd }: StoredHeader['row']) {
  return { firstMonth: monthOf(periodStart), lastDay: lastDayOfMonth(periodEnd) };
}
