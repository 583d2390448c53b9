import type { Scope3Part } from '#api/domain/emissions/activity';
import type { EntryValues } from './entry-values';

/** A word in both languages of the product. */
export type Text = { readonly en: string; readonly pl: string };

export type Choice = {
  value: string;
  name: Text;
  /** Code of the unit it is, or that its amount is entered in. */
  unit?: string;
};

/** Lists of the product's own catalogue, and the years up to the present: looked up by the service. */
export type CatalogueList = 'fuels' | 'fuel-units' | 'refrigerants' | 'countries' | 'price-years';

export type Choices =
  | { kind: 'fixed'; choices: readonly Choice[] }
  /** Depends on the value of the parent field. */
  | { kind: 'dependent'; parent: string; choicesOf: (parent: string) => readonly Choice[] }
  | { kind: 'catalogue'; list: CatalogueList; parent?: string };

type FieldBase = { name: string; label: Text; hint?: Text; isRequired: boolean };

export type DecimalField = FieldBase & {
  type: 'Decimal';
  isInteger: boolean;
  /** Zero is allowed for amounts spent, carried or lost; a share, a rate or a number of persons is never zero. */
  isZeroAllowed: boolean;
  min: number;
  /** Largest value; below 10^12 where nothing else bounds it. */
  max: number | null;
  /** Symbol of the fixed unit. */
  unitSymbol: Text | null;
  /** Field that holds the unit. */
  unitField: string | null;
};
export type DropDownField = FieldBase & { type: 'DropDown'; choices: Choices };
export type TextField = FieldBase & { type: 'TextField'; maxLength: number };
export type DateField = FieldBase & { type: 'DatePicker' };
export type CheckboxField = FieldBase & {
  type: 'Checkbox';
  isCheckedFirst: boolean;
  /** For a box that is shown for every choice but has no effect for some: whether it has one for these values. */
  appliesTo?: (values: EntryValues) => boolean;
};
export type FieldDefinition = DecimalField | DropDownField | TextField | DateField | CheckboxField;

export type MethodDefinition = {
  /** Stored with entries: never reused. */
  id: number;
  code: string;
  label: Text;
  description: Text;
  /** 1 = the partner's own data … 4 = spend (data_quality_rank of the method table). */
  dataQuality: 1 | 2 | 3 | 4;
  /** Its result is shown outside the scopes and is part of no total. */
  isOutside?: true;
  fields: readonly FieldDefinition[];
  /** Fields that are only valid together: when one is filled, the others are required. */
  together?: readonly (readonly string[])[];
  /** At least one of these must be filled. */
  anyOf?: readonly string[];
  /** Further rules between fields; `code` is one of the contract's field messages. */
  issues?: (values: EntryValues) => { path: string; code: string }[];
  /** The parts that an entry is the sum of. Called with values that passed every rule. */
  parts: (values: EntryValues) => Scope3Part[];
};

export type FormDefinition = {
  /** Stored with entries: never reused. */
  id: number;
  code: string;
  /** `3.1` to `3.15`; name and description are the category's. */
  category: string;
  boundary: Text;
  direction: 'upstream' | 'downstream';
  methods: readonly MethodDefinition[];
};
