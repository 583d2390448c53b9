import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { amount, date, id, idParams, instant, money, optionalLine } from '#api/contract/fields';
import { currencies } from './currencies';

export const companyKeyFigure = z
  .object({
    companyKeyFigureId: id,
    year: z.number().int(),
    revenue: z.number().nullable(),
    revenueCurrency: z.enum(currencies).nullable(),
    /** A second currency in which reports state the revenue. */
    conversionCurrency: z.enum(currencies).nullable(),
    /** Amount of the revenue's currency per unit of the other: 4.2668 where 1 EUR is 4.2668 PLN. */
    conversionRate: z.number().nullable(),
    /** Day of the rate. */
    conversionDate: date.nullable(),
    /** Publisher of the rate. */
    conversionSource: z.string().nullable(),
    /** Full-time equivalents. */
    employees: z.number().nullable(),
    output: z.number().nullable(),
    /** In the company's own words: tonnes of bread, parcels. */
    outputUnit: z.string().nullable(),
    updatedOn: instant,
  })
  .meta({ id: 'CompanyKeyFigure' });
export type CompanyKeyFigure = z.output<typeof companyKeyFigure>;

const orNull = (figure: typeof amount) => figure.nullish().transform((value) => value ?? null);

type Issues = z.core.ParsePayload<unknown>['issues'];

function refuse(issues: Issues, input: unknown, path: string, code: string): void {
  issues.push({ code: 'custom', path: [path], params: { code }, input });
}

const currency = z
  .enum(currencies)
  .nullish()
  .transform((code) => code ?? null);

/** Required parts of a conversion besides its currency: reports print all of them. */
const conversionFields = ['conversionRate', 'conversionDate', 'conversionSource'] as const;

/** An amount without its unit is not a figure, and a year needs at least one figure. */
export const companyKeyFigureBody = z
  .object({
    year: z.number().int().min(1990).max(2200),
    revenue: orNull(money),
    revenueCurrency: currency,
    conversionCurrency: currency,
    conversionRate: orNull(amount),
    conversionDate: date.nullish().transform((day) => day ?? null),
    conversionSource: optionalLine(),
    employees: orNull(amount),
    output: orNull(amount),
    outputUnit: optionalLine(60),
  })
  .check(({ value, issues }) => {
    const { revenue, revenueCurrency, employees, output, outputUnit } = value;
    if (revenue === null && employees === null && output === null)
      refuse(issues, revenue, 'revenue', 'noKeyFigure');
    if (revenue !== null && revenueCurrency === null)
      refuse(issues, revenueCurrency, 'revenueCurrency', 'currencyNeeded');
    if (revenue !== null && value.conversionCurrency !== null) {
      for (const field of conversionFields)
        if (value[field] === null) refuse(issues, value[field], field, 'required');
      if (value.conversionCurrency === revenueCurrency)
        refuse(issues, revenueCurrency, 'conversionCurrency', 'otherCurrencyNeeded');
      if (value.conversionRate === 0) refuse(issues, 0, 'conversionRate', 'exchangeRateNeeded');
    }
    if (output !== null && outputUnit === null) refuse(issues, outputUnit, 'outputUnit', 'unitNeeded');
  });
export type CompanyKeyFigureBody = z.output<typeof companyKeyFigureBody>;

const tag = 'Companies';
const path = '/api/Companies/KeyFigures';
const admins = { level: 'admin' } as const;

export const listKeyFigures = defineEndpoint({
  id: 'listKeyFigures',
  tag,
  summary: 'Revenue, employees and output of the company by year, newest first',
  method: 'get',
  path,
  access: { level: 'member' },
  response: z.array(companyKeyFigure),
});

export const createKeyFigure = defineEndpoint({
  id: 'createKeyFigure',
  tag,
  summary: 'Add the figures of a year',
  method: 'post',
  path,
  access: admins,
  body: companyKeyFigureBody,
  response: companyKeyFigure,
});

export const updateKeyFigure = defineEndpoint({
  id: 'updateKeyFigure',
  tag,
  summary: 'Change the figures of a year',
  method: 'put',
  path: `${path}/{id}`,
  access: admins,
  params: idParams,
  body: companyKeyFigureBody,
  response: companyKeyFigure,
  isGuarded: true,
});

export const deleteKeyFigure = defineEndpoint({
  id: 'deleteKeyFigure',
  tag,
  summary: 'Delete the figures of a year',
  method: 'delete',
  path: `${path}/{id}`,
  access: admins,
  params: idParams,
  isGuarded: true,
});
