/**
 * The limits of figures in one place: the largest input, and the digits it needs in the database. An accepted
 * amount must fit with every factor it may ever be calculated with, because a recalculation cannot ask the
 * user.
 */

/** Amounts are below this (the contract's `amount`): no meter reads more, so a higher one is a typing mistake. */
export const largestAmount = 1e12;

/**
 * Maximum of one line of a new entry, kg. It is a fifth of the world's emissions in a year; the products of
 * entered numbers and factors could go far beyond it.
 */
export const largestLineKg = 1e13;

/** A company's own factor is at most this, kg CO2e per unit (the contract's `companyFactorBody`). */
export const largestOwnFactorKg = 1e6;

/**
 * Maximum kg CO2e per entered unit. Published: 2.5 × 10^7, a tonne of SF6. A company's own: 1.4 × 10^12, of a
 * fuel entered in its largest unit and stated per its smallest. A test calculates all of them; the rest is
 * for future units.
 */
export const widestFactorKg = 1e15;

/** Lines in one monthly sum are counted by a four-byte integer. */
const mostLines = 2 ** 31;

/**
 * How far a later factor may enlarge a line: the widest factor over one small enough for its entry to be
 * accepted, 10^15 by 10^-10.
 */
const widestGrowth = widestFactorKg * 1e10;

export const kilogramDecimals = 12;

/**
 * Every digit of the largest sum: 13 of the largest line, 25 of its growth, 10 of the lines; 12 decimals, and
 * one to spare. A recalculation reports a row that grows beyond it. It is not wider for safety, because the
 * planner estimates the width of rows by it, and with 97 digits chose a plan for replaced lines that is
 * twenty times as slow.
 */
export const kilogramDigits =
  Math.log10(largestLineKg) +
  Math.log10(widestGrowth) +
  Math.ceil(Math.log10(mostLines)) +
  kilogramDecimals +
  1;
