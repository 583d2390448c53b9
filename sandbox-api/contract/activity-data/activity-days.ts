/** First and last allowed day of activity data, `YYYY-MM-DD`: no edition of a factor is near any other day. */
export const firstActivityDay = '1990-01-01';
export const lastActivityDay = '2100-12-31';
