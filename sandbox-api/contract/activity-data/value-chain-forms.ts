import { z } from 'zod';
import { defineEndpoint } from '#api/contract/endpoint';
import { enteredLine, id, idParam, idParams, locationParams } from '#api/contract/fields';

/** Type of a field of an entry. A date is `YYYY-MM-DD`, a choice the `value` of its option. */
export const scope3Value = z.union([enteredLine(2000), z.number(), z.boolean(), z.null()]);
export type Scope3Value = z.output<typeof scope3Value>;

/** Values by field name; a field of another method, or one left empty, may be absent or null. */
export const scope3Values = z
  .record(z.string().min(1).max(60), scope3Value)
  .refine((values) => Object.keys(values).length <= 60);
export type Scope3Values = z.output<typeof scope3Values>;

export const scope3FieldTypes = ['DropDown', 'Decimal', 'DatePicker', 'TextField', 'Checkbox'] as const;
export type Scope3FieldType = (typeof scope3FieldTypes)[number];

export const scope3InputForm = z
  .object({
    scope3InputFormId: id,
    displayName: z.string(),
    description: z.string(),
    /** Minimum boundary of the GHG Protocol. */
    boundary: z.string(),
    /** `3.1` to `3.15`. */
    category: z.string(),
    direction: z.enum(['upstream', 'downstream']),
    displayOrder: z.number().int(),
    /** Code of the category, for instance `business-travel`; the client has an icon for each. */
    icon: z.string(),
  })
  .meta({ id: 'Scope3InputForm' });
export type Scope3InputForm = z.output<typeof scope3InputForm>;

export const scope3Option = z
  .object({
    value: z.string(),
    displayName: z.string(),
    displayOrder: z.number().int(),
    /** Unit that the option stands for, or in which its amount is entered; null where it has none. */
    unitId: id.nullable(),
    symbol: z.string().nullable(),
  })
  .meta({ id: 'Scope3Option' });
export type Scope3Option = z.output<typeof scope3Option>;

export const scope3Field = z
  .object({
    scope3FieldId: id,
    scope3InputFormId: id,
    /** Key of the field in `values`; within one method every name appears once. */
    name: z.string(),
    displayName: z.string(),
    description: z.string().nullable(),
    fieldType: z.enum(scope3FieldTypes),
    isRequired: z.boolean(),
    isInteger: z.boolean(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    maxLength: z.number().int().nullable(),
    defaultValue: scope3Value,
    /** Fixed unit of a decimal. */
    unitSymbol: z.string().nullable(),
    /** Name of the field with the unit of this decimal; show them together. */
    unitField: z.string().nullable(),
    /** Name of the field that must have a value first. */
    blockedUntil: z.string().nullable(),
    /** Name of the field to empty and load again when this one changes. */
    child: z.string().nullable(),
    /** Call for the options, with `{name}` to be replaced by the (URI-encoded) value of that field. */
    apiPath: z.string().nullable(),
    /** Options that depend on no other field. */
    dropDownOptions: z.array(scope3Option),
    displayOrder: z.number().int(),
    /** Methods that use the field; it is hidden for the others. */
    scope3MethodIds: z.array(id),
  })
  .meta({ id: 'Scope3Field' });
export type Scope3Field = z.output<typeof scope3Field>;

export const scope3Method = z
  .object({
    scope3MethodId: id,
    scope3InputFormId: id,
    code: z.string(),
    label: z.string(),
    description: z.string(),
    displayOrder: z.number().int(),
    /** 1 = the partner's own data … 4 = spend. */
    dataQuality: z.number().int().min(1).max(4),
    /** Where to read the factors for the values entered so far: see `readScope3EmissionFactor`. */
    emissionFactorPath: z.string(),
  })
  .meta({ id: 'Scope3Method' });
export type Scope3Method = z.output<typeof scope3Method>;

const members = { level: 'member', modules: ['SCOPE3'] } as const;
const tag = 'Scope 3';

export const listScope3InputForms = defineEndpoint({
  id: 'listScope3InputForms',
  tag,
  summary: 'The fifteen value-chain categories, in their order',
  method: 'get',
  path: '/api/Scope3/InputForms',
  access: members,
  response: z.array(scope3InputForm),
});

export const listScope3Fields = defineEndpoint({
  id: 'listScope3Fields',
  tag,
  summary: 'Fields of a form, over all its methods',
  method: 'get',
  path: '/api/Scope3/InputForms/{id}/Fields',
  access: members,
  params: idParams,
  response: z.array(scope3Field),
});

export const listScope3Methods = defineEndpoint({
  id: 'listScope3Methods',
  tag,
  summary: 'Calculation methods of a form, best data first',
  method: 'get',
  path: '/api/Scope3/InputForms/{id}/Methods',
  access: members,
  params: idParams,
  response: z.array(scope3Method),
});

export const listScope3Options = defineEndpoint({
  id: 'listScope3Options',
  tag,
  summary: 'Options of a drop-down; `parent` is the value of the field that blocks it',
  method: 'get',
  path: '/api/Scope3/Fields/{id}/Options',
  access: members,
  params: idParams,
  query: z.object({ parent: z.string().max(200).default('') }),
  response: z.array(scope3Option),
});

const scope3Factor = z.object({
  /** kg CO2e per unit, as used in the calculation. */
  kgCo2ePerUnit: z.number(),
  unitSymbol: z.string(),
  /** The name of the published factor, or the source the user stated. */
  label: z.string(),
  /** Publication and edition; empty for a factor the user stated. */
  source: z.string(),
  region: z.string(),
  year: z.number().int().nullable(),
  /** As in a trail: exact, nearest-year, provisional, proxy-region, supplier, … */
  reason: z.string(),
  notes: z.array(z.string()),
  /** Entered values that multiply the amount, in the words of the form: 3 persons, 2 vehicles, a rate. */
  multipliers: z.array(z.object({ label: z.string(), value: z.number() })),
});

export const scope3FactorAnswer = z
  .object({
    factors: z.array(scope3Factor),
    /** kg CO2e of the values so far; null while a required value is missing. */
    carbonEquivalent: z.number().nullable(),
    /** Names of required fields that are still empty. */
    missing: z.array(z.string()),
    /** Why there is no figure although nothing is missing: messages by field name. */
    errors: z.record(z.string(), z.array(z.string())),
    /**
     * The entered exchange rate is accepted, but far from the company's earlier rates: the median of `count`
     * rates of a price year. Null if it is near, or there is nothing to compare it with.
     */
    unusualRate: z.object({ usual: z.number(), count: z.number().int(), year: z.number().int() }).nullable(),
  })
  .meta({ id: 'Scope3FactorAnswer' });
export type Scope3FactorAnswer = z.output<typeof scope3FactorAnswer>;

/** `values` is the JSON text of the values by field name, since their names differ from method to method. */
export const scope3FactorQuery = z.object({ locationId: idParam, values: z.string().max(8000) });

export const readScope3EmissionFactor = defineEndpoint({
  id: 'readScope3EmissionFactor',
  tag,
  summary: 'The factors the entered values would be multiplied by, and the emissions; saves nothing',
  method: 'get',
  path: '/api/Scope3/Methods/{id}/EmissionFactor',
  access: members,
  params: idParams,
  query: scope3FactorQuery,
  response: scope3FactorAnswer,
});

export const scope3Derived = z
  .object({
    year: z.number().int(),
    /** Type of the rows the figure is derived from. */
    sourceKind: z.enum(['fuel', 'utility', 'renewable', 'scope3']),
    /** Fuel or utility. */
    itemName: z.string(),
    /** kg CO2e. */
    carbonEquivalent: z.number(),
  })
  .meta({ id: 'Scope3Derived' });
export type Scope3Derived = z.output<typeof scope3Derived>;

export const listScope3Derived = defineEndpoint({
  id: 'listScope3Derived',
  tag,
  summary: 'Category 3.3 as derived from fuels and purchased energy, by year; it is never entered by hand',
  method: 'get',
  path: '/api/Locations/{locationId}/Scope3/Derived',
  access: members,
  params: locationParams,
  response: z.array(scope3Derived),
});

export const scope3Totals = z
  .object({
    /** The newest year with data; the figures are of that year, the locations of all years. */
    year: z.number().int(),
    /** One entry per form, in their order. */
    forms: z.array(
      z.object({
        scope3InputFormId: id,
        /** kg CO2e of the category at all locations, including derived emissions. */
        carbonEquivalent: z.number(),
        /** Locations with entries, most entries first. */
        locationIds: z.array(id),
      }),
    ),
  })
  .meta({ id: 'Scope3Totals' });
export type Scope3Totals = z.output<typeof scope3Totals>;

export const readScope3Totals = defineEndpoint({
  id: 'readScope3Totals',
  tag,
  summary: 'What each value-chain category comes to in the newest year, and where it has entries',
  method: 'get',
  path: '/api/Emissions/ValueChain',
  access: members,
  response: scope3Totals,
});
