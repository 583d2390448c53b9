import { averageMethod, floorArea } from '#api/domain/value-chain/averages';
import { choiceList } from '#api/domain/value-chain/choices/choice-tree';
import type { FormDefinition, MethodDefinition, Text } from '#api/domain/value-chain/definitions';
import { choiceField, decimalField, text } from '#api/domain/value-chain/field-builders';
import {
  energyPart,
  fuelParts,
  refrigerantParts,
  shareStep,
  statedPart,
} from '#api/domain/value-chain/part-builders';
import {
  emissionUnits,
  factorSource,
  fuelFields,
  fuelGroup,
  itemName,
  ownShare,
  period,
  reference,
  refrigerantFields,
  refrigerantGroup,
  siteEnergyFields,
  unitField,
} from '#api/domain/value-chain/shared-fields';

const assetType = choiceField(
  'assetType',
  text('Asset type', 'Rodzaj aktywa'),
  choiceList([
    'office | Office | Biuro',
    'retail | Shop | Sklep',
    'warehouse | Warehouse | Magazyn',
    'production-hall | Production hall | Hala produkcyjna',
    'data-centre | Data centre | Centrum danych',
    'car | Car | Samochód osobowy',
    'truck | Lorry | Samochód ciężarowy',
    'machine | Machine | Maszyna',
  ]),
);

/** A lorry burns, an office buys electricity, a cold store loses gas: an asset need not do all of it. */
const assetEnergyFields = siteEnergyFields.map((field) => ({ ...field, isRequired: false }));
const energyGroup = siteEnergyFields.map(({ name }) => name);

type Partner = { code: string; label: Text; description: Text; partnerLabel: Text; emissionsLabel: Text };

/** Assets rented (3.8) or let (3.13): Scope 3 guidance, formulas 8.1 to 8.5 and category 13. */
function leasedMethods(firstId: number, partner: Partner): MethodDefinition[] {
  return [
    {
      id: firstId,
      code: 'asset-specific',
      label: text('By asset', 'Według aktywa'),
      description: text('Fuel, energy and leakage of the asset.', 'Paliwo, energia i wycieki aktywa.'),
      dataQuality: 1,
      fields: [
        ...period,
        itemName,
        assetType,
        ...assetEnergyFields,
        ...fuelFields(true),
        ...refrigerantFields,
        ownShare('allocationShare', text('Share to allocate', 'Udział do przypisania'), true),
        reference,
      ],
      together: [energyGroup, fuelGroup, refrigerantGroup],
      anyOf: ['energyQuantity', 'fuelQuantity', 'refrigerantLeak'],
      parts: (values) => {
        const steps = (unit: string) => shareStep(values, 'allocationShare', unit);
        return [
          ...(values.has('energyQuantity')
            ? [energyPart(values, { field: 'energyQuantity', unit: values.text('energyUnit'), steps })]
            : []),
          ...fuelParts(values, steps),
          ...refrigerantParts(values, steps),
        ];
      },
    },
    {
      id: firstId + 1,
      code: partner.code,
      label: partner.label,
      description: partner.description,
      dataQuality: 2,
      fields: [
        ...period,
        { ...itemName, name: 'supplier', label: partner.partnerLabel },
        decimalField('partnerEmissions', partner.emissionsLabel, {
          unitField: 'partnerEmissionsUnit',
          isZeroAllowed: true,
        }),
        unitField('partnerEmissionsUnit', emissionUnits),
        ownShare('allocationShare', text('Share to allocate', 'Udział do przypisania')),
        factorSource,
        reference,
      ],
      parts: (values) => [
        statedPart(values, 'partnerEmissions', 'partnerEmissionsUnit', (unit) =>
          shareStep(values, 'allocationShare', unit),
        ),
      ],
    },
    averageMethod({
      id: firstId + 2,
      code: 'average-area',
      label: text('Average per area', 'Średnia na powierzchnię'),
      amount: floorArea,
      before: [assetType],
    }),
    averageMethod({
      id: firstId + 3,
      code: 'average-asset',
      label: text('Average per asset', 'Średnia na aktywo'),
      amount: {
        name: 'assetCount',
        label: text('Number of assets', 'Liczba aktywów'),
        unit: 'piece',
        isInteger: true,
      },
      before: [assetType],
    }),
  ];
}

export const upstreamLeased: FormDefinition = {
  id: 8,
  code: 'upstream-leased',
  category: '3.8',
  boundary: text(
    'Scope 1 and 2 emissions of lessors from operating the assets.',
    'Zakres 1 i 2 wynajmujących z eksploatacji aktywów.',
  ),
  direction: 'upstream',
  methods: leasedMethods(801, {
    code: 'lessor-specific',
    label: text('By lessor', 'Dane wynajmującego'),
    description: text(
      "Their Scope 1 and 2 emissions and the asset's share of them.",
      'Ich zakres 1 i 2 z udziałem aktywa.',
    ),
    partnerLabel: text('Lessor', 'Wynajmujący'),
    emissionsLabel: text('Scope 1 and 2 emissions of the lessor', 'Zakres 1 i 2 wynajmującego'),
  }),
};

export const downstreamLeased: FormDefinition = {
  id: 13,
  code: 'downstream-leased',
  category: '3.13',
  boundary: text(
    'Scope 1 and 2 emissions of tenants from operating the assets.',
    'Zakres 1 i 2 najemców z eksploatacji aktywów.',
  ),
  direction: 'downstream',
  methods: leasedMethods(1301, {
    code: 'lessee-specific',
    label: text('By tenant', 'Dane najemcy'),
    description: text(
      "Their Scope 1 and 2 emissions and the asset's share of them.",
      'Ich zakres 1 i 2 z udziałem aktywa.',
    ),
    partnerLabel: text('Tenant', 'Najemca'),
    emissionsLabel: text('Scope 1 and 2 emissions of the tenant', 'Zakres 1 i 2 najemcy'),
  }),
};
