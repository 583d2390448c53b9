import type { Scope3Part } from '#api/domain/emissions/activity';
import { below } from './choices/choice-tree';
import { currencyOf, type SpendGroups, spendPriceYear, spendSources } from './choices/spend';
import type { FieldDefinition, Text } from './definitions';
import type { EntryValues } from './entry-values';
import { choiceField, decimalField, text, unitChoices } from './field-builders';

const currencies = unitChoices(['PLN', 'PLN'], ['EUR', 'EUR'], ['GBP', 'GBP'], ['USD', 'USD']);

const rateHint = text(
  'Money of the factor table (USD or GBP at prices of 2022) for one unit of your currency and price year. Not needed when both are the same. The result is marked as converted by your rate.',
  'Ile waluty tabeli wskaźników (USD lub GBP w cenach z 2022 r.) przypada na jednostkę Twojej waluty i roku cen. Niepotrzebny, gdy są takie same. Wynik zostaje oznaczony jako przeliczony Twoim kursem.',
);

/** Fields of an amount of money and the table that turns it into emissions (methodology, rule 14). */
export function spendFields(
  groups: SpendGroups,
  groupLabel: Text,
  names: { amount: string; label: Text } = {
    amount: 'spend',
    label: text('Amount spent (without VAT)', 'Wydana kwota (bez VAT)'),
  },
): FieldDefinition[] {
  return [
    choiceField('spendSource', text('Factor table', 'Tabela wskaźników'), spendSources),
    choiceField('productGroup', groupLabel, below('spendSource', groups.choicesOf)),
    decimalField(names.amount, names.label, { unitField: 'currency' }),
    choiceField('currency', text('Currency', 'Waluta'), currencies),
    choiceField('priceYear', text('Price year', 'Rok cen'), { kind: 'catalogue', list: 'price-years' }),
    decimalField('exchangeRate', text('Exchange rate and price change', 'Kurs i zmiana cen'), {
      isOptional: true,
      hint: rateHint,
    }),
  ];
}

/**
 * A rate is needed unless the money is the table's own, at the table's prices; then any but 1 was left from another
 * currency and would change the amount.
 */
export function spendIssues(values: EntryValues): { path: string; code: string }[] {
  const isOwnMoney =
    values.text('currency') === currencyOf(values.text('spendSource')) &&
    Number(values.text('priceYear')) === spendPriceYear;
  if (!isOwnMoney) return values.has('exchangeRate') ? [] : [{ path: 'exchangeRate', code: 'rateNeeded' }];
  return Number(values.number('exchangeRate', '1')) === 1
    ? []
    : [{ path: 'exchangeRate', code: 'rateNotNeeded' }];
}

export function spendPart(
  values: EntryValues,
  groups: SpendGroups,
  amount = 'spend',
): Pick<Scope3Part, 'field' | 'quantity' | 'unit' | 'steps' | 'notes' | 'basis'> {
  const source = values.text('spendSource');
  const rate = values.number('exchangeRate', '');
  const to = currencyOf(source) ?? '';
  return {
    field: amount,
    quantity: values.number(amount),
    unit: values.text('currency'),
    steps: rate ? [{ to, factor: rate, field: 'exchangeRate' }] : [],
    notes: rate ? ['entered-rate'] : [],
    basis: { kind: 'published', activity: groups.activity(source, values.text('productGroup')) },
  };
}
