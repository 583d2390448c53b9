import type { Localised, ParameterRow } from '#api/domain/scenarios/model/definition';
import type { ScenarioModel } from '#api/domain/scenarios/model/model';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import type { CompanyFacts } from './company-facts';

/** Enough for a price: 0.1986 EUR at 4.31743 is 0.8574, not 0.857441598. */
const digitsOfPrices = 4;

type Parts = { model: ScenarioModel; facts: Pick<CompanyFacts, 'currency' | 'eurRate'> };

/** The published rate of a currency, its units for one euro. Null for the euro itself and where none is published here. */
export function publishedRate(model: ScenarioModel, currency: string): ParameterRow | null {
  return currency === 'EUR' ? null : model.parameters.find(`eur_rate_${currency}`, 'ALL');
}

/** A published amount in the currency of the company, by the rate entered or else the published one. */
export type Conversion = { convert: (amount: string) => number; note: Localised };

/** Null where no rate is known for one of the two currencies. */
export function conversionTo({ model, facts }: Parts, from: string): Conversion | null {
  const { currency, eurRate } = facts;
  const source = perEuro(model, from);
  const own = eurRate === null ? perEuro(model, currency) : decimal(eurRate);
  if (!source || !own) return null;
  const rate = own.dividedBy(source);
  const shown = rate.toSignificantDigits(5).toString();
  return {
    convert: (amount) => decimal(amount).times(rate).toSignificantDigits(digitsOfPrices).toNumber(),
    note: {
      en: `converted at ${shown} ${currency} for 1 ${from}`,
      pl: `przeliczono po ${shown.replace('.', ',')} ${currency} za 1 ${from}`,
    },
  };
}

function perEuro(model: ScenarioModel, currency: string): Decimal | null {
  if (currency === 'EUR') return decimal(1);
  const value = publishedRate(model, currency)?.value;
  return value ? decimal(value) : null;
}
