import {
  choiceField,
  dateField,
  decimalField,
  shareField,
  text,
  textField,
  unitChoices,
} from './field-builders';

/** Fields that several forms share. The wording follows the field table of the Scope 3 reference (own wording). */

export const period = [
  dateField('startDate', text('From', 'Od')),
  dateField('endDate', text('To', 'Do'), {
    isOptional: true,
    hint: text(
      'The amount is spread evenly over the days. Leave empty for a single day.',
      'Ilość jest rozkładana równo na dni. Pozostaw puste dla jednego dnia.',
    ),
  }),
] as const;

export const reference = textField('reference', text('Source document', 'Dokument źródłowy'), {
  isOptional: true,
  maxLength: 120,
});

export const itemName = textField('itemName', text('Item', 'Pozycja'), { maxLength: 120 });
export const optionalItemName = textField('itemName', text('Item', 'Pozycja'), {
  maxLength: 120,
  isOptional: true,
});
export const supplier = textField('supplier', text('Supplier', 'Dostawca'), { maxLength: 120 });

/** Our rule: a factor without a source is not accepted. */
export const factorSource = textField('factorSource', text('Source of the figure', 'Skąd pochodzi wartość'), {
  maxLength: 300,
  hint: text(
    'Name the document, its date and what it covers: an auditor will ask for it.',
    'Podaj dokument, jego datę i zakres: zapyta o to audytor.',
  ),
});

export const massUnits = unitChoices(['t', 't'], ['kg', 'kg']);
export const emissionUnits = unitChoices(['tCO2e', 't CO₂e'], ['kgCO2e', 'kg CO₂e']);
export const energyUnits = unitChoices(['kWh', 'kWh'], ['MWh', 'MWh'], ['GJ', 'GJ']);

export const unitField = (name: string, units: ReturnType<typeof unitChoices>, isOptional = false) =>
  choiceField(name, text('Unit', 'Jednostka'), units, { isOptional });

export const country = choiceField('country', text('Country of the grid', 'Kraj sieci'), {
  kind: 'catalogue',
  list: 'countries',
});

const fuelHint = text(
  'Biogenic CO₂ of the fuel is kept outside the scopes.',
  'CO₂ biogeniczny z paliwa pozostaje poza zakresami.',
);

/** Fuel, its unit and quantity: all three or none where they are optional. */
export function fuelFields(isOptional = false) {
  return [
    choiceField(
      'fuelType',
      text('Fuel', 'Paliwo'),
      { kind: 'catalogue', list: 'fuels' },
      { isOptional, hint: fuelHint },
    ),
    decimalField('fuelQuantity', text('Fuel quantity', 'Ilość paliwa'), {
      unitField: 'fuelUnit',
      isOptional,
    }),
    choiceField(
      'fuelUnit',
      text('Fuel unit', 'Jednostka paliwa'),
      { kind: 'catalogue', list: 'fuel-units', parent: 'fuelType' },
      { isOptional },
    ),
  ];
}
export const fuelGroup = ['fuelType', 'fuelQuantity', 'fuelUnit'];

export const refrigerantType = choiceField(
  'refrigerantType',
  text('Refrigerant', 'Czynnik chłodniczy'),
  { kind: 'catalogue', list: 'refrigerants' },
  { isOptional: true },
);
export const refrigerantFields = [
  refrigerantType,
  decimalField('refrigerantLeak', text('Refrigerant leakage', 'Wyciek czynnika chłodniczego'), {
    unitSymbol: 'kg',
    isOptional: true,
    isZeroAllowed: true,
  }),
];
export const refrigerantGroup = ['refrigerantType', 'refrigerantLeak'];

/** Electricity of another party's site and its grid. */
export const siteEnergyFields = [
  decimalField('energyQuantity', text('Electricity', 'Energia elektryczna'), { unitField: 'energyUnit' }),
  unitField('energyUnit', energyUnits),
  country,
];

export const ownShare = (name: string, label: ReturnType<typeof text>, isOptional = false) =>
  shareField(name, label, {
    isOptional,
    ...(isOptional ? { hint: text('An empty field counts as 100%.', 'Puste pole oznacza 100%.') } : {}),
  });
