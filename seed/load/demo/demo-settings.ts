import { eq } from 'drizzle-orm';
import type { Db } from '#api/db/db';
import { policyAcceptances } from '#api/db/schema/account';
import { companies, companyKeyFigures, companyLogos } from '#api/db/schema/company';
import type { Platform } from '#api/kernel/context';
import type { DemoCompany } from '../../companies/demo-company';
import { demoSettings } from '../../companies/demo-settings';
import { drawLogo } from '../draw-logo';

type Options = { db: Db; platform: Platform; referenceDate: string };

/** The reporting information of a company besides its period. */
export function statedReporting(companyId: number, year: number) {
  const stated = demoSettings[companyId]?.reporting;
  if (!stated) return {};
  const { consolidationApproach, consolidationReason, baseYearsAgo } = stated;
  return { consolidationApproach, consolidationReason, baseYear: year - baseYearsAgo };
}

/** The company data in the settings: sector, size, figures by year, logo, and who accepted the terms. */
export async function insertSettings(
  { db, platform, referenceDate }: Options,
  { id: companyId, accounts }: DemoCompany,
): Promise<void> {
  const settings = demoSettings[companyId];
  if (!settings) return;
  const now = platform.clock.now();
  const year = Number(referenceDate.slice(0, 4));
  const { naceSection, sizeClass, billingEmail, keyFigures, logo, acceptances } = settings;
  await db.update(companies).set({ naceSection, sizeClass, billingEmail }).where(eq(companies.id, companyId));
  const createdBy = accounts.find(({ role }) => role === 'Admin')?.id;
  const figures = keyFigures.map(({ yearsAgo, revenue, employees, output, ...units }) => ({
    ...units,
    companyId,
    createdBy,
    year: year - yearsAgo,
    revenue: asText(revenue),
    employees: asText(employees),
    output: asText(output),
    createdOn: now,
    updatedOn: now,
  }));
  if (figures.length > 0) await db.insert(companyKeyFigures).values(figures);
  if (logo) {
    const content = drawLogo(logo.draw);
    await db
      .insert(companyLogos)
      .values({ companyId, name: logo.name, mediaType: 'image/png', content, updatedOn: now });
  }
  const accepted = acceptances.map((acceptance) => ({
    ...acceptance,
    companyId,
    policyCode: 'conditions',
    acceptedOn: new Date(acceptance.acceptedOn),
  }));
  if (accepted.length > 0) await db.insert(policyAcceptances).values(accepted);
}

const asText = (value: number | null) => (value === null ? null : String(value));
