/**
 * The calendar of the product (domain/calendar, `isIsoDate`). PostgreSQL knows no year 0, and after 9999 an instant is no
 * longer written with four digits.
 */
export const firstDay = '1900-01-01';
export const lastDay = '2200-12-31';

/** First and last day that activity data may lie on, `YYYY-MM-DD`: no edition of a factor is near anything outside. */
export const firstActivityDay = '1990-01-01';
export const lastActivityDay = '2100-12-31';
