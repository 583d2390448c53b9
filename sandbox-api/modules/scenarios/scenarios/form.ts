import type { Section } from '#api/contract/scenarios/scenarios';
import { inCurrency } from '#api/domain/scenarios/model/money-bounds';
import { prefillOf } from '#api/domain/scenarios/prefill/prefill';
import type { Prefill } from '#api/domain/scenarios/prefill/prefill-types';
import type { Ctx } from '#api/kernel/context';
import { type CompanyFactsOfNow, collectFacts } from './facts';
import type { Scenario } from './repository';
import { sectionsOf } from './sections';

export type FilledForm = { facts: CompanyFactsOfNow; prefill: Prefill; sections: Section[] };

/** Without a location: for the first one that bought electricity. */
export type AskedForm = {
  locationId: number | null;
  /** Currency of a saved simulation; otherwise the company's. */
  currency?: string | undefined;
  /** Units of the currency for one euro, as entered; else the published rate. */
  eurRate?: number | null | undefined;
};

/** The current data and the form filled with it. */
export async function fillForm(ctx: Ctx, scenario: Scenario, asked: AskedForm): Promise<FilledForm> {
  const { citations, code } = scenario;
  const facts = await collectFacts(ctx, { scenarioCode: code, ...asked });
  const model = inCurrency(scenario.model, facts.currency);
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
