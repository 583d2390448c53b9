import { below } from '#api/domain/value-chain/choices/choice-tree';
import {
  mixedWaste,
  wasteActivity,
  wasteTree,
  wastewaterActivity,
} from '#api/domain/value-chain/choices/waste';
import type { FormDefinition, MethodDefinition } from '#api/domain/value-chain/definitions';
import { choiceField, decimalField, shareField, text } from '#api/domain/value-chain/field-builders';
import { shareStep, statedPart } from '#api/domain/value-chain/part-builders';
import {
  emissionUnits,
  factorSource,
  massUnits,
  optionalItemName,
  period,
  reference,
  supplier,
  unitField,
} from '#api/domain/value-chain/shared-fields';

const treatmentLabel = text('Treatment', 'Sposób zagospodarowania');
const wasteType = choiceField('wasteType', text('Waste type', 'Rodzaj odpadu'), wasteTree.choices);
const treatment = choiceField('treatment', treatmentLabel, below('wasteType', wasteTree.choicesOf));
const wasteMass = decimalField('wasteMass', text('Mass of waste', 'Masa odpadu'), {
  unitField: 'massUnit',
});
const massUnit = unitField('massUnit', massUnits);
const treatmentShare = shareField('treatmentShare', text('Share treated this way', 'Udział tego sposobu'));

const wasteMethods: MethodDefinition[] = [
  {
    id: 501,
    code: 'supplier-specific',
    label: text('Supplier-specific', 'Dane dostawcy'),
    description: text(
      'The waste company states the emissions of this waste.',
      'Firma odpadowa podaje emisje dla tych odpadów.',
    ),
    dataQuality: 1,
    fields: [
      ...period,
      supplier,
      wasteType,
      decimalField(
        'providerEmissions',
        text('Emissions stated by the waste company', 'Emisje podane przez firmę'),
        {
          unitField: 'providerEmissionsUnit',
          isZeroAllowed: true,
        },
      ),
      unitField('providerEmissionsUnit', emissionUnits),
      factorSource,
      reference,
    ],
    parts: (values) => [statedPart(values, 'providerEmissions', 'providerEmissionsUnit')],
  },
  {
    id: 502,
    code: 'waste-type-specific',
    label: text('By waste type', 'Według rodzaju odpadu'),
    description: text('Mass by type and treatment.', 'Masa według rodzaju i sposobu zagospodarowania.'),
    dataQuality: 2,
    fields: [...period, wasteType, treatment, wasteMass, massUnit, reference],
    parts: (values) => [
      {
        field: 'wasteMass',
        quantity: values.number('wasteMass'),
        unit: values.text('massUnit'),
        steps: [],
        basis: {
          kind: 'published',
          activity: wasteActivity(values.text('wasteType'), values.text('treatment')),
        },
      },
    ],
  },
  {
    id: 503,
    code: 'average-data',
    label: text('Average data', 'Dane średnie'),
    description: text(
      'Total mass and the share treated each way, counted as mixed business waste.',
      'Masa ogółem i udział sposobu; liczona jak zmieszane odpady z działalności gospodarczej.',
    ),
    dataQuality: 3,
    fields: [
      ...period,
      wasteMass,
      massUnit,
      choiceField('averageTreatment', treatmentLabel, wasteTree.choicesOf(mixedWaste)),
      treatmentShare,
      reference,
    ],
    parts: (values) => [
      {
        field: 'wasteMass',
        quantity: values.number('wasteMass'),
        unit: values.text('massUnit'),
        steps: shareStep(values, 'treatmentShare', values.text('massUnit')),
        basis: { kind: 'published', activity: wasteActivity(mixedWaste, values.text('averageTreatment')) },
      },
    ],
  },
  {
    id: 504,
    code: 'wastewater',
    label: text('Wastewater', 'Ścieki'),
    description: text('Volume sent to the treatment plant.', 'Objętość odprowadzona do oczyszczalni.'),
    dataQuality: 3,
    fields: [
      ...period,
      decimalField('wastewaterVolume', text('Wastewater', 'Ścieki'), { unitSymbol: 'm³' }),
      reference,
    ],
    parts: (values) => [
      {
        field: 'wastewaterVolume',
        quantity: values.number('wastewaterVolume'),
        unit: 'm3',
        steps: [],
        basis: { kind: 'published', activity: wastewaterActivity },
      },
    ],
  },
];

export const waste: FormDefinition = {
  id: 5,
  code: 'waste',
  category: '3.5',
  boundary: text(
    'Scope 1 and 2 emissions of the waste companies during treatment.',
    'Zakres 1 i 2 firm odpadowych podczas przetwarzania.',
  ),
  direction: 'upstream',
  methods: wasteMethods,
};

export const endOfLife: FormDefinition = {
  id: 12,
  code: 'end-of-life',
  category: '3.12',
  boundary: text(
    'Scope 1 and 2 emissions of the waste companies that treat sold products and packaging.',
    'Zakres 1 i 2 firm, które przetwarzają sprzedane produkty i opakowania.',
  ),
  direction: 'downstream',
  methods: [
    {
      id: 1201,
      code: 'waste-type-specific',
      label: text('By treatment', 'Według sposobu zagospodarowania'),
      description: text(
        'Mass sold times the share and factor of a treatment. One entry per treatment.',
        'Sprzedana masa razy udział i wskaźnik sposobu; jeden wpis na sposób.',
      ),
      dataQuality: 2,
      fields: [
        ...period,
        optionalItemName,
        wasteType,
        treatment,
        decimalField(
          'productMass',
          text('Mass of products and packaging sold', 'Masa sprzedanych produktów i opakowań'),
          { unitField: 'massUnit' },
        ),
        massUnit,
        treatmentShare,
        reference,
      ],
      parts: (values) => [
        {
          field: 'productMass',
          quantity: values.number('productMass'),
          unit: values.text('massUnit'),
          steps: shareStep(values, 'treatmentShare', values.text('massUnit')),
          basis: {
            kind: 'published',
            activity: wasteActivity(values.text('wasteType'), values.text('treatment')),
          },
        },
      ],
    },
  ],
};
