import type { EnteredStep } from '#api/domain/emissions/activity';
import { mixedWaste, wasteActivity, wasteTree } from '#api/domain/value-chain/choices/waste';
import type { FormDefinition } from '#api/domain/value-chain/definitions';
import type { EntryValues } from '#api/domain/value-chain/entry-values';
import { choiceField, decimalField, shareField, text } from '#api/domain/value-chain/field-builders';
import {
  energyPart,
  fuelParts,
  refrigerantParts,
  shareStep,
  statedPart,
  timesStep,
} from '#api/domain/value-chain/part-builders';
import {
  country,
  emissionUnits,
  factorSource,
  fuelFields,
  fuelGroup,
  itemName,
  massUnits,
  period,
  reference,
  refrigerantFields,
  refrigerantGroup,
  refrigerantType,
  siteEnergyFields,
  unitField,
} from '#api/domain/value-chain/shared-fields';

const unitsSold = decimalField('unitsSold', text('Products sold', 'Sprzedane produkty'), {
  unitSymbol: text('pcs', 'szt.'),
});
const lifetimeUses = decimalField(
  'lifetimeUses',
  text('Uses over the lifetime', 'Liczba użyć w okresie życia'),
  {
    hint: text(
      'State the expected lifetime in the source document, because the result depends on it.',
      'Podaj oczekiwany okres życia w dokumencie źródłowym: decyduje o wyniku.',
    ),
  },
);
const energyPerUse = decimalField('energyPerUse', text('Electricity per use', 'Energia na użycie'), {
  isOptional: true,
  unitSymbol: 'kWh',
});
const gridOfUse = { ...country, isRequired: false };
const leakPerUse = decimalField(
  'refrigerantLeak',
  text('Refrigerant lost per use', 'Ubytek czynnika na użycie'),
  {
    isOptional: true,
    unitSymbol: 'kg',
  },
);
const fuelPerUse = fuelFields(true).map((field) =>
  field.name === 'fuelQuantity' ? { ...field, label: text('Fuel per use', 'Paliwo na użycie') } : field,
);

/** Products sold × uses over the life, and the share of a scenario where there is one. */
const lifetimeSteps =
  (values: EntryValues, ...shares: string[]) =>
  (unit: string): EnteredStep[] => [
    timesStep(values, 'lifetimeUses', unit),
    timesStep(values, 'unitsSold', unit),
    ...shares.flatMap((share) => shareStep(values, share, unit)),
  ];

const energyOfUse = (values: EntryValues, steps: (unit: string) => EnteredStep[]) =>
  values.has('energyPerUse') ? [energyPart(values, { field: 'energyPerUse', unit: 'kWh', steps })] : [];

export const processing: FormDefinition = {
  id: 10,
  code: 'processing',
  category: '3.10',
  boundary: text(
    'Scope 1 and 2 emissions of the processing companies.',
    'Zakres 1 i 2 firm przetwarzających.',
  ),
  direction: 'downstream',
  methods: [
    {
      id: 1001,
      code: 'site-specific',
      label: text("Processor's site data", 'Dane przetwarzającego'),
      description: text(
        'Energy, fuel, leakage, process emissions and waste from processing.',
        'Energia, paliwo, wycieki, emisje procesowe i odpady przetwarzania.',
      ),
      dataQuality: 1,
      fields: [
        ...period,
        itemName,
        ...siteEnergyFields,
        ...fuelFields(true),
        ...refrigerantFields,
        decimalField('processEmissions', text("Partner's process emissions", 'Emisje procesowe partnera'), {
          isOptional: true,
          unitField: 'processEmissionsUnit',
        }),
        { ...unitField('processEmissionsUnit', emissionUnits), isRequired: false },
        { ...factorSource, isRequired: false },
        decimalField('wasteMass', text('Waste from processing', 'Odpady z przetwarzania'), {
          isOptional: true,
          unitSymbol: 't',
          hint: text('Counted as mixed business waste.', 'Zmieszane odpady z działalności gospodarczej.'),
        }),
        choiceField(
          'wasteTreatment',
          text('Waste treatment', 'Sposób zagospodarowania odpadów'),
          wasteTree.choicesOf(mixedWaste),
          { isOptional: true },
        ),
        reference,
      ],
      together: [
        fuelGroup,
        refrigerantGroup,
        ['processEmissions', 'processEmissionsUnit', 'factorSource'],
        ['wasteMass', 'wasteTreatment'],
      ],
      parts: (values) => [
        energyPart(values, { field: 'energyQuantity', unit: values.text('energyUnit') }),
        ...fuelParts(values),
        ...refrigerantParts(values),
        ...(values.has('processEmissions')
          ? [statedPart(values, 'processEmissions', 'processEmissionsUnit')]
          : []),
        ...(values.has('wasteMass')
          ? [
              {
                field: 'wasteMass',
                quantity: values.number('wasteMass'),
                unit: 't',
                steps: [],
                basis: {
                  kind: 'published',
                  activity: wasteActivity(mixedWaste, values.text('wasteTreatment')),
                } as const,
              },
            ]
          : []),
      ],
    },
    {
      id: 1002,
      code: 'average-data',
      label: text('Average data', 'Dane średnie'),
      description: text(
        'Mass sold times a process factor. The catalogue has none, so enter one with its source.',
        'Sprzedana masa pomnożona przez wskaźnik procesu. Katalog go nie zawiera, więc wpisujesz go wraz ze źródłem.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        itemName,
        decimalField('mass', text('Mass sold', 'Sprzedana masa'), { unitField: 'massUnit' }),
        unitField('massUnit', massUnits),
        decimalField('processFactor', text('Process factor', 'Wskaźnik procesu'), {
          unitSymbol: text('kg CO₂e per unit of mass', 'kg CO₂e na jednostkę masy'),
        }),
        factorSource,
        reference,
      ],
      parts: (values) => [
        {
          field: 'mass',
          quantity: values.number('mass'),
          unit: values.text('massUnit'),
          steps: [],
          basis: {
            kind: 'stated',
            kgCo2ePerUnit: values.number('processFactor'),
            source: values.text('factorSource'),
          },
        },
      ],
    },
  ],
};

/** Scope 3 guidance, formulas 11.1 to 11.5; the whole expected life counts in the year of sale. */
export const useOfProducts: FormDefinition = {
  id: 11,
  code: 'use',
  category: '3.11',
  boundary: text(
    'Direct use over the expected lifetime of products that use energy, fuels, and products that contain gases. Indirect use is optional.',
    'Bezpośrednie użytkowanie przez oczekiwany okres życia: produkty zużywające energię, sprzedane paliwa, produkty zawierające gazy. Użycie pośrednie opcjonalnie.',
  ),
  direction: 'downstream',
  methods: [
    {
      id: 1101,
      code: 'direct-energy',
      label: text('Products that use energy', 'Produkty zużywające energię'),
      description: text('Energy used over the expected lifetime.', 'Energia przez oczekiwany okres życia.'),
      dataQuality: 2,
      fields: [
        ...period,
        itemName,
        unitsSold,
        lifetimeUses,
        energyPerUse,
        gridOfUse,
        ...fuelPerUse,
        refrigerantType,
        leakPerUse,
        reference,
      ],
      together: [['energyPerUse', 'country'], fuelGroup, refrigerantGroup],
      anyOf: ['energyPerUse', 'fuelQuantity', 'refrigerantLeak'],
      parts: (values) => {
        const steps = lifetimeSteps(values);
        return [
          ...energyOfUse(values, steps),
          ...fuelParts(values, steps),
          ...refrigerantParts(values, steps),
        ];
      },
    },
    {
      id: 1102,
      code: 'direct-fuels',
      label: text('Fuels and feedstocks sold', 'Sprzedane paliwa i surowce'),
      description: text('Combustion of the fuels sold.', 'Spalanie sprzedanych paliw.'),
      dataQuality: 2,
      fields: [...period, { ...itemName, isRequired: false }, ...fuelFields(), reference],
      parts: (values) => fuelParts(values),
    },
    {
      id: 1103,
      code: 'direct-gases',
      label: text('Products containing gases', 'Produkty zawierające gazy'),
      description: text('Gas released over the lifetime.', 'Gaz uwalniany w okresie życia.'),
      dataQuality: 2,
      fields: [
        ...period,
        itemName,
        unitsSold,
        { ...refrigerantType, isRequired: true },
        decimalField('refrigerantLeak', text('Gas contained per product', 'Gaz zawarty w produkcie'), {
          unitSymbol: 'kg',
        }),
        shareField('releaseRate', text('Share released', 'Uwolniona część'), {
          hint: text('If not known, enter 100%.', 'Jeśli nie wiadomo, wpisz 100%.'),
        }),
        reference,
      ],
      parts: (values) =>
        refrigerantParts(values, (unit) => [
          timesStep(values, 'unitsSold', unit),
          ...shareStep(values, 'releaseRate', unit),
        ]),
    },
    {
      id: 1104,
      code: 'indirect-use',
      label: text('Indirect use (optional)', 'Użycie pośrednie (opcjonalnie)'),
      description: text(
        'Energy used because of the product, by use scenario.',
        'Energia zużyta z powodu produktu, według scenariusza.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        itemName,
        unitsSold,
        lifetimeUses,
        shareField('scenarioShare', text('Share of this use scenario', 'Udział scenariusza użycia')),
        energyPerUse,
        gridOfUse,
        ...fuelPerUse,
        reference,
      ],
      together: [['energyPerUse', 'country'], fuelGroup],
      anyOf: ['energyPerUse', 'fuelQuantity'],
      parts: (values) => {
        const steps = lifetimeSteps(values, 'scenarioShare');
        return [...energyOfUse(values, steps), ...fuelParts(values, steps)];
      },
    },
    {
      id: 1105,
      code: 'intermediate',
      label: text('Intermediate products', 'Półprodukty'),
      description: text(
        'Use of the final product that contains the part.',
        'Użycie produktu końcowego zawierającego część.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        itemName,
        unitsSold,
        lifetimeUses,
        decimalField('emissionsPerUse', text('Emissions per use of the part', 'Emisje na użycie części'), {
          unitSymbol: 'kg CO₂e',
        }),
        factorSource,
        reference,
      ],
      parts: (values) => [
        {
          field: 'emissionsPerUse',
          quantity: values.number('emissionsPerUse'),
          unit: 'kgCO2e',
          steps: lifetimeSteps(values)('kgCO2e'),
          basis: { kind: 'stated', kgCo2ePerUnit: '1', source: values.text('factorSource') },
        },
      ],
    },
  ],
};
