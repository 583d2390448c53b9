import { z } from 'zod';
import { firstActivityDay, lastActivityDay } from '#api/contract/activity-data/activity-days';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParams, instant, optionalText, pageQuery, requiredLine } from '#api/contract/fields';

const gwpSet = z.enum(['AR4', 'AR5', 'AR6']);
const scope2Method = z.enum(['location', 'market']);
/**
 * `own-year`: each month by the factors of its own year, the default; `newest`: every publication by its
 * newest year.
 */
const editionChoice = z.enum(['own-year', 'newest', 'edition']);

const recalculationShape = {
  recalculationId: id,
  /**
   * `settings`: previewed and decided on; `company-factor`: follows a change of an own factor of the company;
   * `location`: follows a change of a location's country or contracts if the immediate update failed.
   */
  kind: z.enum(['settings', 'company-factor', 'location']),
  state: z.enum(['computing', 'ready', 'applying', 'applied', 'rejected', 'pinned', 'failed']),
  /** First days of the first and last month; null = everything. */
  periodStart: date.nullable(),
  periodEnd: date.nullable(),
  /** Null = unchanged. */
  gwpSet: gwpSet.nullable(),
  headlineScope2Method: scope2Method.nullable(),
  editionChoice: editionChoice.nullable(),
  /** Publication and year, with `edition`. */
  editionPublisher: z.string().nullable(),
  editionYear: z.number().int().nullable(),
  companyFactorName: z.string().nullable(),
  /** Of the one location whose rows it goes through. */
  locationName: z.string().nullable(),
  totalRows: z.number().int(),
  doneRows: z.number().int(),
  /** Rows whose figures differ. */
  changedRows: z.number().int(),
  /** Rows that could not be calculated and keep their figures; a preview with such rows cannot be accepted. */
  failedRows: z.number().int(),
  reason: z.string().nullable(),
  decisionNote: z.string().nullable(),
  requestedByName: z.string().nullable(),
  createdOn: instant,
  decidedByName: z.string().nullable(),
  decidedOn: instant.nullable(),
};

export const recalculation = z.object(recalculationShape).meta({ id: 'Recalculation' });
export type Recalculation = z.output<typeof recalculation>;

export const recalculationDetail = z
  .object({
    ...recalculationShape,
    /** The inputs of the calculation changed since: a new preview is required. */
    isStale: z.boolean(),
    /** Entries were created, changed or deleted since; if accepted, the run includes them. */
    hasNewRows: z.boolean(),
    /** Whole calendar years that have rows in it: Scopes 1 to 3, of Scope 2 the headline method. */
    years: z.array(
      z.object({
        year: z.number().int(),
        /** The total of the year before, and after it. */
        beforeKg: z.number(),
        afterKg: z.number(),
        changeKg: z.number(),
        /** Part of the earlier total in rows that it recalculates. */
        inRunKg: z.number(),
      }),
    ),
    baseYear: z
      .object({
        year: z.number().int(),
        beforeKg: z.number(),
        afterKg: z.number(),
        /** Change as a share of the reported figure; null if that was zero. */
        share: z.number().nullable(),
        /** It moves by 5 % or more, so a restatement is proposed. */
        isSignificant: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'RecalculationDetail' });
export type RecalculationDetail = z.output<typeof recalculationDetail>;
export type RecalculationYear = RecalculationDetail['years'][number];

export const recalculationFailure = z
  .object({
    kind: z.enum(['fuel', 'utility', 'renewable', 'scope3']),
    entryId: id,
    locationId: id,
    locationName: z.string(),
    /** Of the value chain: the input form. */
    itemId: id,
    itemName: z.string(),
    startDate: date,
    endDate: date,
    /** Why, in the reader's language. */
    message: z.string(),
  })
  .meta({ id: 'RecalculationFailure' });
export type RecalculationFailure = z.output<typeof recalculationFailure>;

export const recalculationDifference = z
  .object({
    locationId: id,
    locationName: z.string(),
    year: z.number().int(),
    scope: z.number().int(),
    category: z.string(),
    categoryName: z.string(),
    method: z.enum(['location', 'market', 'none']),
    beforeKg: z.number(),
    afterKg: z.number(),
    /** The part in totals: of Scope 2 only the headline method. */
    countedBeforeKg: z.number(),
    countedAfterKg: z.number(),
    changedRows: z.number().int(),
  })
  .meta({ id: 'RecalculationDifference' });
export type RecalculationDifference = z.output<typeof recalculationDifference>;

export const recalculationOptions = z
  .object({
    gwpSet,
    headlineScope2Method: scope2Method,
    /** Years with emissions, oldest first. */
    years: z.array(z.number().int()),
    /**
     * The first year with emissions in each of its months, otherwise the first year with any: offered as base
     * year.
     */
    baseYear: z.number().int().nullable(),
    /** Publications with more than one year, and those years, newest first. */
    publications: z.array(
      z.object({ series: z.string(), publisher: z.string(), years: z.array(z.number().int()) }),
    ),
  })
  .meta({ id: 'RecalculationOptions' });
export type RecalculationOptions = z.output<typeof recalculationOptions>;

export const restatement = z
  .object({
    year: z.number().int(),
    scope: z.number().int(),
    method: z.enum(['location', 'market', 'none']),
    /** Before the first accepted recalculation of that year. */
    asReportedKg: z.number(),
    /** After the last one. */
    restatedKg: z.number(),
  })
  .meta({ id: 'InventoryRestatement' });
export type Restatement = z.output<typeof restatement>;

export const emissionPin = z
  .object({
    emissionPinId: id,
    periodStart: date,
    periodEnd: date,
    reason: z.string(),
    createdByName: z.string().nullable(),
    createdOn: instant,
  })
  .meta({ id: 'EmissionPin' });
export type EmissionPin = z.output<typeof emissionPin>;

type Issues = z.core.ParsePayload<unknown>['issues'];

function refuse(issues: Issues, input: unknown, path: string, code: string, params: object = {}): void {
  issues.push({ code: 'custom', path: [path], params: { code, ...params }, input });
}

/** A day with narrower limits than other dates: `checkPeriod` reports them. */
const day = z.iso.date();

function checkPeriod(period: { periodStart?: string | null; periodEnd?: string | null }, issues: Issues) {
  const { periodStart, periodEnd } = period;
  for (const [path, day] of Object.entries({ periodStart, periodEnd }))
    if (day && (day < firstActivityDay || day > lastActivityDay))
      refuse(issues, day, path, 'dateOutOfRange', {
        min: firstActivityDay.slice(0, 4),
        max: lastActivityDay.slice(0, 4),
      });
  if (periodStart && !periodEnd) refuse(issues, periodEnd, 'periodEnd', 'required');
  if (!periodStart && periodEnd) refuse(issues, periodStart, 'periodStart', 'required');
  if (periodStart && periodEnd && periodEnd < periodStart)
    refuse(issues, periodEnd, 'periodEnd', 'dateOrder');
}

export const recalculationBody = z
  .object({
    /** Any day of the first and the last month; both left out = everything. */
    periodStart: day.nullish(),
    periodEnd: day.nullish(),
    gwpSet: gwpSet.nullish(),
    headlineScope2Method: scope2Method.nullish(),
    editionChoice: editionChoice.nullish(),
    editionSeries: z.string().max(40).nullish(),
    editionYear: z.number().int().min(1990).max(2100).nullish(),
    baseYear: z.number().int().min(1990).max(2100).nullish(),
    /** Reason, for the history. */
    reason: requiredLine(500),
  })
  .check(({ value: body, issues }) => {
    checkPeriod(body, issues);
    if (!body.gwpSet && !body.headlineScope2Method && !body.editionChoice)
      refuse(issues, body.editionChoice, 'editionChoice', 'nothingToChange');
    if (body.editionChoice === 'edition' && !body.editionSeries)
      refuse(issues, body.editionSeries, 'editionSeries', 'required');
    if (body.editionChoice === 'edition' && !body.editionYear)
      refuse(issues, body.editionYear, 'editionYear', 'required');
    const isOther = body.editionChoice === 'edition' || body.editionChoice === 'newest';
    if (isOther && !body.periodStart) refuse(issues, body.periodStart, 'periodStart', 'periodWithoutMonths');
  });
export type RecalculationBody = z.output<typeof recalculationBody>;

export const decisionBody = z.object({
  /** `pin` fixes the figures of the period, including later months. */
  decision: z.enum(['accept', 'reject', 'pin']),
  note: optionalText(500),
});
export type DecisionBody = z.output<typeof decisionBody>;

export const emissionPinBody = z
  .object({ periodStart: day, periodEnd: day, reason: requiredLine(500) })
  .check(({ value, issues }) => checkPeriod(value, issues));
export type EmissionPinBody = z.output<typeof emissionPinBody>;

const tag = 'Recalculations';
const members = { level: 'member' } as const;
const admins = { level: 'admin' } as const;

export const listRecalculations = defineEndpoint({
  id: 'listRecalculations',
  tag,
  summary: 'Recalculations of the company, newest first',
  method: 'get',
  path: '/api/Emissions/Recalculations',
  access: members,
  query: pageQuery,
  response: z.array(recalculation),
  isPaged: true,
});

export const readRecalculationOptions = defineEndpoint({
  id: 'readRecalculationOptions',
  tag,
  summary: 'What a recalculation can choose from: years with data, publications, settings of now',
  method: 'get',
  path: '/api/Emissions/Recalculations/Options',
  access: members,
  response: recalculationOptions,
});

export const readRecalculation = defineEndpoint({
  id: 'readRecalculation',
  tag,
  summary: 'One recalculation: progress, what it changes, and what it does to the base year',
  method: 'get',
  path: '/api/Emissions/Recalculations/{id}',
  access: members,
  params: idParams,
  response: recalculationDetail,
});

export const listRecalculationDifferences = defineEndpoint({
  id: 'listRecalculationDifferences',
  tag,
  summary: 'Before and after in kg CO2e by location, year, scope, category and method',
  method: 'get',
  path: '/api/Emissions/Recalculations/{id}/Differences',
  access: members,
  params: idParams,
  response: z.array(recalculationDifference),
});

export const listRecalculationFailures = defineEndpoint({
  id: 'listRecalculationFailures',
  tag,
  summary: 'Entries that could not be recalculated, and why; at most 200',
  method: 'get',
  path: '/api/Emissions/Recalculations/{id}/Failures',
  access: members,
  params: idParams,
  response: z.array(recalculationFailure),
});

export const createRecalculation = defineEndpoint({
  id: 'createRecalculation',
  tag,
  summary: 'Preview a recalculation; the ledger stays as it is until it is accepted',
  method: 'post',
  path: '/api/Emissions/Recalculations',
  access: admins,
  body: recalculationBody,
  response: recalculation,
});

export const decideRecalculation = defineEndpoint({
  id: 'decideRecalculation',
  tag,
  summary: 'Accept or reject a preview, or pin its period as it is',
  method: 'put',
  path: '/api/Emissions/Recalculations/{id}/Decision',
  access: admins,
  params: idParams,
  body: decisionBody,
  response: recalculation,
});

export const listRestatements = defineEndpoint({
  id: 'listRestatements',
  tag,
  summary: 'Totals of recalculated years as reported and as restated, by scope and method',
  method: 'get',
  path: '/api/Emissions/Restatements',
  access: members,
  response: z.array(restatement),
});

export const listEmissionPins = defineEndpoint({
  id: 'listEmissionPins',
  tag,
  summary: 'Pinned periods',
  method: 'get',
  path: '/api/Emissions/Pins',
  access: members,
  response: z.array(emissionPin),
});

export const createEmissionPin = defineEndpoint({
  id: 'createEmissionPin',
  tag,
  summary: 'Pin a period: neither newer editions nor other settings reach its months',
  method: 'post',
  path: '/api/Emissions/Pins',
  access: admins,
  body: emissionPinBody,
  response: emissionPin,
});

export const deleteEmissionPin = defineEndpoint({
  id: 'deleteEmissionPin',
  tag,
  summary: 'Unpin a period; its figures stay until they are recalculated',
  method: 'delete',
  path: '/api/Emissions/Pins/{id}',
  access: admins,
  params: idParams,
});
