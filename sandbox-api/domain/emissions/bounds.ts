/**
 * How large figures get, in one place: what may be entered, and how many digits that takes in the database. An amount
 * that is taken must have room by every factor it may ever be worked out with, since a recalculation asks nobody.
 */

/** Amounts are below this (the contract's `amount`): nobody's meter reads more, it is a slip of the keyboard. */
export const largestAmount = 1e12;

/**
 * What one line of an entry may come to when it is entered, kg. It is a fifth of what the world emits in a year; the
 * products of entered numbers and factors reach far beyond it.
 */
export const largestLineKg = 1e13;

/** A company's own factor is at most this, kg CO2e per unit (the contract's `companyFactorBody`). */
export const largestOwnFactorKg = 1e6;

/**
 * kg CO2e per unit entered, at the most. Published: 2.5 × 10^7, a tonne of SF6. A company's own: 1.4 × 10^12, of a fuel
 * entered in its largest unit and stated per its smallest. A test works out all of them; the rest is for units to come.
 */
export const widestFactorKg = 1e15;

/** Numbers that one figure of the value chain multiplies besides its factor: a quantity and what is entered beside it. */
export const mostEnteredNumbers = 5;

/** Lines in one monthly sum are counted by a four-byte integer. */
const mostLines = 2 ** 31;

export const kilogramDecimals = 12;

/** Every digit of the largest sum: 5 × 12 of the entered numbers, 15 of the factor, 10 of the lines; 12 decimals. */
export const kilogramDigits =
  mostEnteredNumbers * Math.log10(largestAmount) +
  Math.log10(widestFactorKg) +
  Math.ceil(Math.log10(mostLines)) +
  kilogramDecimals;
