/** First and last day that activity data may lie on, `YYYY-MM-DD`: no edition of a factor is near anything outside. */
export const firstActivityDay = '1990-01-01';
export const lastActivityDay = '2100-12-31';
