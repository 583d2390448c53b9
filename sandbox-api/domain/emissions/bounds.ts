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

/** Lines in one monthly sum are counted by a four-byte integer. */
const mostLines = 2 ** 31;

/** What a later factor may make of a line: the widest by one so small that its entry was taken, 10^15 by 10^-10. */
const widestGrowth = widestFactorKg * 1e10;

export const kilogramDecimals = 12;

/**
 * Every digit of the largest sum: 13 of the largest line, 25 of its growth, 10 of the lines; 12 decimals, and one to
 * spare. A recalculation names a row that grows beyond. Not wider for safety's sake: the planner reckons the width of
 * rows by it, and with 97 digits took a plan for replaced lines that is twenty times as slow.
 */
export const kilogramDigits =
  Math.log10(largestLineKg) +
  Math.log10(widestGrowth) +
  Math.ceil(Math.log10(mostLines)) +
  kilogramDecimals +
  1;
