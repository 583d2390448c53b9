import { z } from 'zod';
import { unit } from '#api/contract/activity-data/units';
import { defineEndpoint } from '#api/contract/endpoint';
import { date, id, idParams, instant, optionalLine, pageQuery, requiredLine } from '#api/contract/fields';
import { factorUse } from './factors';
import { residualMixRegion } from './residual-mixes';

/** A stated number: a decimal string, since a JSON number would invent or lose digits. */
const stated = z.string().nullable();
const gwpBasis = z.enum(['AR4', 'AR5', 'AR6']);
const appliesTo = z.enum(['fuel', 'utility', 'activity', 'residual-mix']);
const methods = ['location', 'market', 'both'] as const;
const networkBoundary = z.enum(['plant', 'customer']);

const companyFactorShape = {
  companyFactorId: id,
  /** The one location it holds for; null = every location of the company. */
  locationId: id.nullable(),
  locationName: z.string().nullable(),
  appliesTo,
  fuelId: id.nullable(),
  fuelVariantId: id.nullable(),
  utilityId: id.nullable(),
  method: z.enum(methods).nullable(),
  activityId: id.nullable(),
  /** Of a residual mix: a country's code, or the code of a part of its grid. */
  region: z.string().nullable(),
  /** What it is for, in the reader's language. */
  name: z.string(),
  unitId: id,
  unitSymbol: z.string(),
  /** kg CO2e per unit, whole and by gas. */
  kgCo2e: stated,
  kgCo2: stated,
  kgCh4Co2e: stated,
  kgN2oCo2e: stated,
  kgCo2Biogenic: stated,
  gwpBasis: gwpBasis.nullable(),
  /** First and last day, both included; null = until it is ended. */
  validFrom: date,
  validTo: date.nullable(),
  /**
   * Of purchased energy: measured where it leaves the plant, or where it arrives. Null = not stated: heat is
   * treated as measured where it arrives, electricity like the published factor of its grid.
   */
  networkBoundary: networkBoundary.nullable(),
  hasNetwork: z.boolean(),
  publisher: z.string(),
  document: z.string(),
  reference: z.string(),
  note: z.string().nullable(),
  createdByName: z.string().nullable(),
  createdOn: instant,
  updatedOn: instant,
};

export const companyFactor = z.object(companyFactorShape).meta({ id: 'CompanyFactor' });
export type CompanyFactor = z.output<typeof companyFactor>;

export const companyFactorDetail = z
  .object({
    ...companyFactorShape,
    /** Rows of activity data it is used in; the latest ones are listed. */
    useCount: z.number().int(),
    uses: z.array(factorUse),
  })
  .meta({ id: 'CompanyFactorDetail' });
export type CompanyFactorDetail = z.output<typeof companyFactorDetail>;

/** Subjects for which a company may have its own factor. */
export const companyFactorTarget = z
  .object({
    appliesTo: z.enum(['fuel', 'utility']),
    itemId: id,
    name: z.string(),
    variants: z.array(z.object({ fuelVariantId: id, name: z.string() })),
    /** Units it can be stated per; a fuel's energy names its calorific basis. */
    units: z.array(unit),
    /** Comes by a network, so that a factor can be stated at the plant or where it arrives. */
    hasNetwork: z.boolean(),
  })
  .meta({ id: 'CompanyFactorTarget' });
export type CompanyFactorTarget = z.output<typeof companyFactorTarget>;

const value = z.number().min(0).max(1_000_000).nullish();

/** Everything except its subject and location, which never change. */
const stateFields = {
  unitId: id,
  kgCo2e: value,
  kgCo2: value,
  kgCh4Co2e: value,
  kgN2oCo2e: value,
  kgCo2Biogenic: value,
  gwpBasis: gwpBasis.nullish(),
  /** First and last day, both included. */
  validFrom: date,
  validTo: date.nullish(),
  /** Of electricity, heat and steam alone. At the plant, what the network loses is added in category 3.3. */
  networkBoundary: networkBoundary.nullish(),
  publisher: requiredLine(120),
  document: requiredLine(200),
  /** Page, table or address of the number. */
  reference: requiredLine(300),
  note: optionalLine(500),
};
const companyFactorState = z.object(stateFields);
type State = z.output<typeof companyFactorState>;

const companyFactorFields = z.object({
  ...stateFields,
  /** One location of the company that is in use; without it, every location. */
  locationId: id.nullish(),
  appliesTo,
  fuelId: id.nullish(),
  fuelVariantId: id.nullish(),
  utilityId: id.nullish(),
  method: z.enum(methods).nullish(),
  activityId: id.nullish(),
  region: residualMixRegion.nullish(),
});

type Issues = z.core.ParsePayload<unknown>['issues'];
type Check = { value: State; issues: Issues };

function refuse(issues: Issues, input: unknown, path: string, code: string): void {
  issues.push({ code: 'custom', path: [path], params: { code }, input });
}

/** A factor without a number, or with gases that exceed its total, is a mistake. */
function checkState({ value: state, issues }: Check): void {
  const gases = [state.kgCo2, state.kgCh4Co2e, state.kgN2oCo2e];
  const known = gases.filter((gas) => typeof gas === 'number');
  if (typeof state.kgCo2e !== 'number' && known.length === 0)
    refuse(issues, state.kgCo2e, 'kgCo2e', 'factorWithoutNumber');
  const sum = known.reduce((total, gas) => total + gas, 0);
  if (typeof state.kgCo2e === 'number' && sum > state.kgCo2e * 1.01)
    refuse(issues, state.kgCo2e, 'kgCo2e', 'gasesAboveTotal');
  const needsBasis = typeof state.kgCh4Co2e === 'number' || typeof state.kgN2oCo2e === 'number';
  if (needsBasis && !state.gwpBasis) refuse(issues, state.gwpBasis, 'gwpBasis', 'required');
  if (state.validTo && state.validTo < state.validFrom) refuse(issues, state.validTo, 'validTo', 'dateOrder');
}

export const companyFactorUpdate = companyFactorState.check(checkState);
export type CompanyFactorUpdate = z.output<typeof companyFactorUpdate>;

export const companyFactorBody = companyFactorFields.check((payload) => {
  checkState(payload);
  const { value: body, issues } = payload;
  if (body.appliesTo === 'fuel' && !body.fuelId) refuse(issues, body.fuelId, 'fuelId', 'required');
  if (body.appliesTo === 'utility' && !body.utilityId)
    refuse(issues, body.utilityId, 'utilityId', 'required');
  if (body.appliesTo === 'utility' && !body.method) refuse(issues, body.method, 'method', 'required');
  if (body.appliesTo === 'activity' && !body.activityId)
    refuse(issues, body.activityId, 'activityId', 'required');
  if (body.appliesTo === 'residual-mix' && !body.region) refuse(issues, body.region, 'region', 'required');
});
export type CompanyFactorBody = z.output<typeof companyFactorBody>;

const tag = 'Company factors';
const members = { level: 'member' } as const;
const admins = { level: 'admin' } as const;

export const listCompanyFactors = defineEndpoint({
  id: 'listCompanyFactors',
  tag,
  summary: "The company's own factors, newest validity first",
  method: 'get',
  path: '/api/Factors/Company',
  access: members,
  query: pageQuery,
  response: z.array(companyFactor),
  isPaged: true,
});

export const listCompanyFactorTargets = defineEndpoint({
  id: 'listCompanyFactorTargets',
  tag,
  summary: 'Fuels and utilities a company can have its own factor for, with variants and units',
  method: 'get',
  path: '/api/Factors/Company/Targets',
  access: members,
  response: z.array(companyFactorTarget),
});

export const readCompanyFactor = defineEndpoint({
  id: 'readCompanyFactor',
  tag,
  summary: 'One own factor with the entries it applies to',
  method: 'get',
  path: '/api/Factors/Company/{id}',
  access: members,
  params: idParams,
  response: companyFactorDetail,
});

export const createCompanyFactor = defineEndpoint({
  id: 'createCompanyFactor',
  tag,
  summary: 'Add an own factor; the entries it applies to are recalculated',
  method: 'post',
  path: '/api/Factors/Company',
  access: admins,
  body: companyFactorBody,
  response: companyFactor,
});

export const updateCompanyFactor = defineEndpoint({
  id: 'updateCompanyFactor',
  tag,
  summary: 'Change an own factor; the entries it applies to are recalculated',
  method: 'put',
  path: '/api/Factors/Company/{id}',
  access: admins,
  params: idParams,
  body: companyFactorUpdate,
  response: companyFactor,
  isGuarded: true,
});

export const deleteCompanyFactor = defineEndpoint({
  id: 'deleteCompanyFactor',
  tag,
  summary: 'Delete an own factor; its entries return to the next that fits, else to the published one',
  method: 'delete',
  path: '/api/Factors/Company/{id}',
  access: admins,
  params: idParams,
  isGuarded: true,
});
