import { expect, it } from 'vitest';
import { formatCurrency } from './currency';

it('names a currency in the interface language beside its code', () => {
  expect(formatCurrency('PLN', 'en')).toBe('PLN – Polish Zloty');
  expect(formatCurrency('PLN', 'pl')).toBe('PLN – złoty polski');
});

it('leaves a code without a name unchanged', () => {
  expect(formatCurrency('XXZ', 'en')).toBe('XXZ');
});
