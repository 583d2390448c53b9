import type { Section } from '#api/contract/scenarios/scenarios';
import { prefillOf } from '#api/domain/scenarios/prefill/prefill';
import type { Prefill } from '#api/domain/scenarios/prefill/prefill-types';
import type { Ctx } from '#api/kernel/context';
import { type CompanyFactsOfNow, collectFacts } from './facts';
import type { Scenario } from './repository';
import { sectionsOf } from './sections';

export type FilledForm = { facts: CompanyFactsOfNow; prefill: Prefill; sections: Section[] };

/**
 * What is known today and the form filled with it, for a location or for the first one that bought electricity. Money is
 * in the currency of the company, or in that of a saved simulation.
 */
export async function fillForm(
  ctx: Ctx,
  scenario: Scenario,
  locationId: number | null,
  currency?: string,
): Promise<FilledForm> {
  const { model, citations, code } = scenario;
  const facts = await collectFacts(ctx, { scenarioCode: code, locationId, currency });
  const prefill = prefillOf({ model, facts, citations });
  const country = facts.chosen && countryOf(ctx, facts.chosen.countryCode);
  const sections = sectionsOf({
    model,
    prefill,
    locale: ctx.locale,
    currency: facts.currency,
    locations: facts.locations,
    country,
  });
  return { facts, prefill, sections };
}

function countryOf({ locale }: Ctx, code: string): { code: string; name: string } {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return { code, name: names.of(code) ?? code };
}
