import { localSymbol } from '#api/domain/units/local-symbol';
import type {
  CheckboxField,
  Choice,
  Choices,
  DateField,
  DecimalField,
  DropDownField,
  Text,
  TextField,
} from './definitions';

export const text = (en: string, pl: string): Text => ({ en, pl });

type Extra = { hint?: Text; isOptional?: boolean };

const base = (name: string, label: Text, { hint, isOptional }: Extra) => ({
  name,
  label,
  ...(hint ? { hint } : {}),
  isRequired: !isOptional,
});

type DecimalExtra = Extra & {
  isInteger?: boolean;
  isZeroAllowed?: boolean;
  max?: number;
  unitSymbol?: string | Text;
  unitField?: string;
};

/** An amount with a unit beside it may be zero; a multiplier may not, unless it says so. */
export function decimalField(name: string, label: Text, extra: DecimalExtra = {}): DecimalField {
  const { unitSymbol } = extra;
  return {
    type: 'Decimal',
    ...base(name, label, extra),
    isInteger: extra.isInteger ?? false,
    isZeroAllowed: extra.isZeroAllowed ?? extra.unitField !== undefined,
    min: 0,
    max: extra.max ?? null,
    unitSymbol: typeof unitSymbol === 'string' ? text(unitSymbol, unitSymbol) : (unitSymbol ?? null),
    unitField: extra.unitField ?? null,
  };
}

/** A share in per cent, above 0 to 100: an entry for a share of zero makes no sense. */
export function shareField(name: string, label: Text, extra: Extra = {}): DecimalField {
  return decimalField(name, label, { ...extra, max: 100, unitSymbol: '%' });
}

export function choiceField(
  name: string,
  label: Text,
  choices: readonly Choice[] | Choices,
  extra: Extra = {},
): DropDownField {
  const own: Choices = 'kind' in choices ? choices : { kind: 'fixed', choices };
  return { type: 'DropDown', ...base(name, label, extra), choices: own };
}

export function textField(name: string, label: Text, extra: Extra & { maxLength?: number } = {}): TextField {
  return { type: 'TextField', ...base(name, label, extra), maxLength: extra.maxLength ?? 200 };
}

export function dateField(name: string, label: Text, extra: Extra = {}): DateField {
  return { type: 'DatePicker', ...base(name, label, extra) };
}

export function checkboxField(
  name: string,
  label: Text,
  extra: Extra & Partial<Pick<CheckboxField, 'isCheckedFirst' | 'appliesTo'>> = {},
): CheckboxField {
  return {
    type: 'Checkbox',
    ...base(name, label, { ...extra, isOptional: true }),
    isCheckedFirst: extra.isCheckedFirst ?? false,
    ...(extra.appliesTo ? { appliesTo: extra.appliesTo } : {}),
  };
}

/** A choice of units by their code; the name is the symbol. */
export function unitChoices(...units: readonly (readonly [code: string, symbol: string])[]): Choice[] {
  return units.map(([code, symbol]) => ({
    value: code,
    name: text(symbol, localSymbol(symbol, 'pl')),
    unit: code,
  }));
}
