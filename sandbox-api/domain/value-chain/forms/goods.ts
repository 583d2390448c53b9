import { below } from '#api/domain/value-chain/choices/choice-tree';
import { averageLorry } from '#api/domain/value-chain/choices/freight';
import { materialActivity, materialTree } from '#api/domain/value-chain/choices/materials';
import { purchaseGroups } from '#api/domain/value-chain/choices/spend';
import {
  mixedWaste,
  wasteActivity,
  wasteTree,
  waterSupplyActivity,
} from '#api/domain/value-chain/choices/waste';
import type { FormDefinition, MethodDefinition } from '#api/domain/value-chain/definitions';
import { choiceField, decimalField, text, unitChoices } from '#api/domain/value-chain/field-builders';
import { sourceOf, statedPart, timesStep } from '#api/domain/value-chain/part-builders';
import {
  emissionUnits,
  factorSource,
  itemName,
  massUnits,
  period,
  reference,
  supplier,
  unitField,
} from '#api/domain/value-chain/shared-fields';
import { spendFields, spendIssues, spendPart } from '#api/domain/value-chain/spend-method';

const quantityUnits = unitChoices(
  ['t', 't'],
  ['kg', 'kg'],
  ['l', 'l'],
  ['m3', 'm³'],
  ['piece', 'pcs'],
  ['m2', 'm²'],
  ['hour', 'h'],
  ['kWh', 'kWh'],
);

const materialFields = [
  choiceField('materialType', text('Material', 'Materiał'), materialTree.choices),
  choiceField('materialOrigin', text('Origin', 'Pochodzenie'), below('materialType', materialTree.choicesOf)),
];

/** Purchased goods and capital goods share their four methods (Scope 3 guidance, formulas 1.1 to 1.5). */
function goodsMethods(firstId: number, goods: { en: string; pl: string }): MethodDefinition[] {
  return [
    {
      id: firstId,
      code: 'supplier-specific',
      label: text('Supplier-specific', 'Dane dostawcy'),
      description: text(
        `The supplier states a cradle-to-gate factor for the ${goods.en}.`,
        `Dostawca podaje wskaźnik „od kołyski do bramy” dla ${goods.pl}.`,
      ),
      dataQuality: 1,
      fields: [
        ...period,
        itemName,
        supplier,
        decimalField('quantity', text('Quantity', 'Ilość'), { unitField: 'quantityUnit' }),
        unitField('quantityUnit', quantityUnits),
        decimalField('supplierFactor', text('Factor from the supplier', 'Wskaźnik od dostawcy'), {
          isZeroAllowed: true,
          unitSymbol: text('kg CO₂e per unit of quantity', 'kg CO₂e na jednostkę ilości'),
        }),
        factorSource,
        reference,
      ],
      parts: (values) => [
        {
          field: 'quantity',
          quantity: values.number('quantity'),
          unit: values.text('quantityUnit'),
          steps: [],
          basis: {
            kind: 'stated',
            kgCo2ePerUnit: values.number('supplierFactor'),
            source: sourceOf(values),
          },
        },
      ],
    },
    hybrid(firstId + 1),
    {
      id: firstId + 2,
      code: 'average-data',
      label: text('Average data', 'Dane średnie'),
      description: text(
        'Mass of a material times its published cradle-to-gate factor.',
        'Masa materiału razy opublikowany wskaźnik „od kołyski do bramy”.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        itemName,
        ...materialFields,
        decimalField('quantity', text('Mass', 'Masa'), { unitField: 'massUnit' }),
        unitField('massUnit', massUnits),
        reference,
      ],
      parts: (values) => [
        {
          field: 'quantity',
          quantity: values.number('quantity'),
          unit: values.text('massUnit'),
          steps: [],
          basis: {
            kind: 'published',
            activity: materialActivity(values.text('materialType'), values.text('materialOrigin')),
          },
        },
      ],
    },
    {
      id: firstId + 3,
      code: 'spend-based',
      label: text('Spend-based', 'Na podstawie wydatków'),
      description: text(
        'Amount spent times a factor per unit of currency. The least certain method.',
        'Wydana kwota pomnożona przez wskaźnik na jednostkę waluty: metoda najmniej pewna.',
      ),
      dataQuality: 4,
      fields: [
        ...period,
        itemName,
        ...spendFields(purchaseGroups, text('Product or service group', 'Grupa towarów lub usług')),
        reference,
      ],
      issues: spendIssues,
      parts: (values) => [spendPart(values, purchaseGroups)],
    },
  ];
}

function hybrid(id: number): MethodDefinition {
  return {
    id,
    code: 'hybrid',
    label: text('Hybrid', 'Hybrydowa'),
    description: text(
      "The supplier's own Scope 1 and 2 emissions, and average factors for its materials, transport and waste.",
      'Zakres 1 i 2 dostawcy oraz wskaźniki średnie dla jego surowca, transportu i odpadów.',
    ),
    dataQuality: 2,
    fields: [
      ...period,
      itemName,
      supplier,
      decimalField(
        'supplierEmissions',
        text("Supplier's Scope 1 and 2 emissions for these goods", 'Zakres 1 i 2 dostawcy dla tych towarów'),
        { unitField: 'supplierEmissionsUnit', isZeroAllowed: true },
      ),
      unitField('supplierEmissionsUnit', emissionUnits),
      factorSource,
      ...materialFields,
      decimalField('materialMass', text('Material used by the supplier', 'Surowiec zużyty przez dostawcę'), {
        unitField: 'massUnit',
      }),
      unitField('massUnit', massUnits),
      decimalField(
        'inboundDistance',
        text("Distance from the material's source to the supplier", 'Transport surowca do dostawcy'),
        {
          isOptional: true,
          unitSymbol: 'km',
          hint: text('Counted as an average lorry.', 'Liczony jak średnia ciężarówka.'),
        },
      ),
      decimalField('supplierWaste', text("Supplier's waste", 'Odpady dostawcy'), {
        isOptional: true,
        unitSymbol: 't',
        hint: text('Counted as mixed business waste.', 'Zmieszane odpady z działalności gospodarczej.'),
      }),
      choiceField(
        'supplierWasteTreatment',
        text('Waste treatment', 'Sposób zagospodarowania odpadów'),
        wasteTree.choicesOf(mixedWaste),
        { isOptional: true },
      ),
      reference,
    ],
    together: [['supplierWaste', 'supplierWasteTreatment']],
    parts: (values) => {
      const mass = {
        field: 'materialMass',
        quantity: values.number('materialMass'),
        unit: values.text('massUnit'),
      };
      const material = materialActivity(values.text('materialType'), values.text('materialOrigin'));
      return [
        statedPart(values, 'supplierEmissions', 'supplierEmissionsUnit'),
        { ...mass, steps: [], basis: { kind: 'published', activity: material } },
        ...(values.has('inboundDistance')
          ? [
              {
                ...mass,
                stepsFrom: 't',
                steps: [timesStep(values, 'inboundDistance', 'tkm')],
                basis: { kind: 'published', activity: averageLorry } as const,
              },
            ]
          : []),
        ...(values.has('supplierWaste')
          ? [
              {
                field: 'supplierWaste',
                quantity: values.number('supplierWaste'),
                unit: 't',
                steps: [],
                basis: {
                  kind: 'published',
                  activity: wasteActivity(mixedWaste, values.text('supplierWasteTreatment')),
                } as const,
              },
            ]
          : []),
      ];
    },
  };
}

const waterSupply: MethodDefinition = {
  id: 105,
  code: 'water-supply',
  label: text('Water supply', 'Dostawa wody'),
  description: text(
    'Mains water by volume. Its treatment after use belongs under waste.',
    'Woda wodociągowa według objętości; oczyszczanie ścieków należy do odpadów.',
  ),
  dataQuality: 3,
  fields: [...period, decimalField('waterVolume', text('Water', 'Woda'), { unitSymbol: 'm³' }), reference],
  parts: (values) => [
    {
      field: 'waterVolume',
      quantity: values.number('waterVolume'),
      unit: 'm3',
      steps: [],
      basis: { kind: 'published', activity: waterSupplyActivity },
    },
  ],
};

const cradleToGate = text(
  'All upstream (cradle-to-gate) emissions of purchases.',
  'Wszystkie emisje od wydobycia surowców do bramy dostawcy.',
);

export const purchasedGoods: FormDefinition = {
  id: 1,
  code: 'purchased-goods',
  category: '3.1',
  boundary: cradleToGate,
  direction: 'upstream',
  methods: [...goodsMethods(101, text('goods or services', 'towarów lub usług')), waterSupply],
};

export const capitalGoods: FormDefinition = {
  id: 2,
  code: 'capital-goods',
  category: '3.2',
  boundary: cradleToGate,
  direction: 'upstream',
  methods: goodsMethods(201, text('capital goods', 'dóbr inwestycyjnych')),
};
