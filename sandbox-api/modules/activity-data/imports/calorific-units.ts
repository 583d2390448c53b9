import type { Locale } from '#api/contract/messages';
import { localSymbol } from '#api/domain/units/local-symbol';
import { type CalorificValueUnit, calorificValueUnits } from '#api/domain/units/own-properties';
import { findByName } from './items';

const units = Object.entries(calorificValueUnits).map(([code, { symbol }]) => ({
  code: code as CalorificValueUnit,
  names: { en: localSymbol(symbol, 'en'), pl: localSymbol(symbol, 'pl') },
}));

/** What a template offers, in the order of the form. */
export function calorificUnitNames(locale: Locale): string[] {
  return units.map(({ names }) => names[locale]);
}

/** The unit that a cell names, in either language. */
export function calorificUnitNamed(text: string): CalorificValueUnit | undefined {
  return findByName(units, text)?.code;
}
