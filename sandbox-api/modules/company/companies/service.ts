import type { Company, CompanyBody } from '#api/contract/company/companies';
import { currencies, currencyOfCountry } from '#api/contract/company/currencies';
import type { Locale } from '#api/contract/messages';
import { lockCompany } from '#api/db/lock-company';
import { audit } from '#api/kernel/audit';
import type { Ctx } from '#api/kernel/context';
import { lastChangeOf } from '#api/kernel/last-change';
import { localName } from '#api/kernel/names';
import { found } from '#api/kernel/problem-error';
import { assertUnmodified, nextStamp } from '#api/kernel/stamps';
import { transaction } from '#api/kernel/transaction';
import { requireCompanyNumbers } from '#api/modules/company/countries/service';
import * as repository from './repository';

export async function readCompany({ ctx }: { ctx: Ctx }): Promise<Company> {
  return toWire(found(await repository.findCompany(ctx.db, ctx.session.companyId)), ctx.locale);
}

export async function updateCompany({
  ctx,
  input: { body, unmodifiedSince },
}: {
  ctx: Ctx;
  input: { body: CompanyBody; unmodifiedSince: Date | undefined };
}): Promise<Company> {
  const { companyId } = ctx.session;
  return transaction(ctx, async (ctx) => {
    await lockCompany(ctx.db, companyId);
    const before = found(await repository.findCompany(ctx.db, companyId));
    await assertUnmodified(
      before.company.updatedOn,
      unmodifiedSince,
      () => toWire(before, ctx.locale),
      () => lastChangeOf(ctx, 'companies', companyId, before.company.updatedOn),
    );
    const { requiresExtraInfo } = before.company;
    const { numbers } = await requireCompanyNumbers(ctx, { ...body, requiresExtraInfo });
    const updatedOn = nextStamp(ctx.platform.clock, before.company.updatedOn);
    await repository.updateCompanyRow(ctx.db, companyId, { ...body, ...numbers, updatedOn });
    const after = found(await repository.findCompany(ctx.db, companyId));
    await audit(ctx, {
      action: 'update',
      entity: 'companies',
      entityId: companyId,
      before: before.company,
      after: after.company,
    });
    return toWire(after, ctx.locale);
  });
}

function toWire({ company, country, revenueCurrency }: repository.CompanyRow, locale: Locale): Company {
  return {
    companyId: company.id,
    name: company.name,
    billingEmail: company.billingEmail,
    registrationNumber: company.registrationNumber,
    vatNumber: company.vatNumber,
    pkdNumber: company.pkdNumber,
    countryId: company.countryId,
    country: localName(country, locale),
    town: company.town,
    address1: company.address1,
    address2: company.address2,
    address3: company.address3,
    postCode: company.postCode,
    requiresExtraInfo: company.requiresExtraInfo,
    naceSection: company.naceSection as Company['naceSection'],
    sizeClass: company.sizeClass,
    currency: currencies.find((one) => one === revenueCurrency) ?? currencyOfCountry(country.isoCodeTwo),
    updatedOn: company.updatedOn.toISOString(),
  };
}
