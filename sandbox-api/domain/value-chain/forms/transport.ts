import { below } from '#api/domain/value-chain/choices/choice-tree';
import { freightBasis, freightTree, isAirFreight } from '#api/domain/value-chain/choices/freight';
import { transportGroups } from '#api/domain/value-chain/choices/spend';
import { isFlight } from '#api/domain/value-chain/choices/travel';
import type { FormDefinition, MethodDefinition, Text } from '#api/domain/value-chain/definitions';
import {
  checkboxField,
  choiceField,
  decimalField,
  text,
  unitChoices,
} from '#api/domain/value-chain/field-builders';
import {
  energyPart,
  fuelParts,
  refrigerantParts,
  shareStep,
  timesStep,
} from '#api/domain/value-chain/part-builders';
import {
  factorSource,
  fuelFields,
  fuelGroup,
  massUnits,
  optionalItemName,
  ownShare,
  period,
  reference,
  refrigerantFields,
  refrigerantGroup,
  siteEnergyFields,
  unitField,
} from '#api/domain/value-chain/shared-fields';
import { spendFields, spendIssues, spendPart } from '#api/domain/value-chain/spend-method';

export const radiativeForcing = checkboxField(
  'radiativeForcing',
  text('Air: effects at altitude included', 'Lotniczo: z efektami na dużej wysokości'),
  {
    isCheckedFirst: true,
    appliesTo: (values) => isAirFreight(values.text('vehicleType')) || isFlight(values.text('travelMode')),
    hint: text(
      'Radiative forcing, which DESNZ recommends including. The result shows which was chosen.',
      'Wymuszenie radiacyjne; zaleca je DESNZ. Wynik pokazuje, co wybrano.',
    ),
  },
);

export const radiativeForcingNote = (isIncluded: boolean) =>
  isIncluded ? ('with-radiative-forcing' as const) : ('without-radiative-forcing' as const);

/** Transport and storage, paid for (3.4) or not (3.9); Scope 3 guidance, formulas 4.1 to 4.9. */
function transportMethods(firstId: number): MethodDefinition[] {
  return [
    {
      id: firstId,
      code: 'fuel-based',
      label: text('Fuel-based', 'Na podstawie paliwa'),
      description: text(
        'Fuel used by the carrier, and your share of the load.',
        'Paliwo zużyte przez przewoźnika, z udziałem Twojego ładunku.',
      ),
      dataQuality: 1,
      fields: [
        ...period,
        optionalItemName,
        ...fuelFields(),
        ownShare('shareOfLoad', text('Your share of the load', 'Udział własnego ładunku'), true),
        ...refrigerantFields,
        reference,
      ],
      together: [refrigerantGroup],
      parts: (values) => {
        const steps = (unit: string) => shareStep(values, 'shareOfLoad', unit);
        return [...fuelParts(values, steps), ...refrigerantParts(values, steps)];
      },
    },
    distanceBased(firstId + 1),
    {
      id: firstId + 2,
      code: 'spend-based',
      label: text('Spend-based', 'Na podstawie wydatków'),
      description: text('Transport cost times a factor.', 'Koszt transportu pomnożony przez wskaźnik.'),
      dataQuality: 4,
      fields: [
        ...period,
        optionalItemName,
        ...spendFields(transportGroups, text('Type of transport', 'Rodzaj transportu')),
        reference,
      ],
      issues: spendIssues,
      parts: (values) => [spendPart(values, transportGroups)],
    },
    {
      id: firstId + 3,
      code: 'site-specific',
      label: text('Storage: site data', 'Magazynowanie: dane obiektu'),
      description: text(
        'Energy and leakage of the warehouse, and your share of it.',
        'Energia i wycieki magazynu, z Twoim udziałem.',
      ),
      dataQuality: 1,
      fields: [
        ...period,
        optionalItemName,
        ...siteEnergyFields,
        ...fuelFields(true),
        ...refrigerantFields,
        ownShare('siteShare', text('Your share of the site', 'Udział własny w obiekcie')),
        reference,
      ],
      together: [fuelGroup, refrigerantGroup],
      parts: (values) => {
        const steps = (unit: string) => shareStep(values, 'siteShare', unit);
        return [
          energyPart(values, { field: 'energyQuantity', unit: values.text('energyUnit'), steps }),
          ...fuelParts(values, steps),
          ...refrigerantParts(values, steps),
        ];
      },
    },
    storageAverage(firstId + 4),
  ];
}

function distanceBased(id: number): MethodDefinition {
  return {
    id,
    code: 'distance-based',
    label: text('Distance-based', 'Na podstawie odległości'),
    description: text(
      "Mass times distance times the vehicle's published factor.",
      'Masa razy odległość razy opublikowany wskaźnik pojazdu.',
    ),
    dataQuality: 2,
    fields: [
      ...period,
      optionalItemName,
      choiceField('vehicleType', text('Vehicle', 'Pojazd'), freightTree.choices),
      choiceField(
        'vehicleVariant',
        text('Load, fuel or haul', 'Załadowanie, paliwo lub dystans'),
        below('vehicleType', freightTree.choicesOf),
      ),
      decimalField('mass', text('Mass of goods', 'Masa towaru'), { unitField: 'massUnit' }),
      unitField('massUnit', massUnits),
      decimalField('distance', text('Distance', 'Odległość'), { unitSymbol: 'km' }),
      radiativeForcing,
      reference,
    ],
    parts: (values) => {
      const vehicle = values.text('vehicleType');
      const hasForcing = values.isTicked('radiativeForcing');
      return [
        {
          field: 'mass',
          quantity: values.number('mass'),
          unit: values.text('massUnit'),
          stepsFrom: 't',
          steps: [timesStep(values, 'distance', 'tkm')],
          notes: isAirFreight(vehicle) ? [radiativeForcingNote(hasForcing)] : [],
          basis: freightBasis(vehicle, values.text('vehicleVariant'), hasForcing),
        },
      ];
    },
  };
}

const storageUnits = unitChoices(['m3-day', 'm³'], ['pallet-day', 'pallet'], ['teu-day', 'TEU']);

function storageAverage(id: number): MethodDefinition {
  return {
    id,
    code: 'storage-average',
    label: text('Storage: average data', 'Magazynowanie: dane średnie'),
    description: text(
      'Goods stored times days times an average factor. The catalogue has none, so enter one with its source.',
      'Ilość towaru i dni w magazynie pomnożone przez średni wskaźnik. Katalog go nie zawiera, więc wpisujesz go wraz ze źródłem.',
    ),
    dataQuality: 3,
    fields: [
      ...period,
      optionalItemName,
      decimalField('goodsStored', text('Goods stored', 'Towar w magazynie'), { unitField: 'storageUnit' }),
      unitField('storageUnit', storageUnits),
      decimalField('daysStored', text('Days stored', 'Dni magazynowania'), {
        unitSymbol: text('days', 'dni'),
        max: 3660,
      }),
      decimalField('averageFactor', text('Average factor', 'Wskaźnik średni'), {
        unitSymbol: text('kg CO₂e per unit and day', 'kg CO₂e na jednostkę i dobę'),
      }),
      factorSource,
      reference,
    ],
    parts: (values) => {
      const unit = values.text('storageUnit');
      return [
        {
          field: 'goodsStored',
          quantity: values.number('goodsStored'),
          unit,
          steps: [timesStep(values, 'daysStored', unit)],
          basis: {
            kind: 'stated',
            kgCo2ePerUnit: values.number('averageFactor'),
            source: values.text('factorSource'),
          },
        },
      ];
    },
  };
}

const boundary = (extra: Text) =>
  text(
    `Scope 1 and 2 emissions of carriers${extra.en} during use.`,
    `Zakres 1 i 2 przewoźników${extra.pl} w czasie użytkowania.`,
  );

export const upstreamTransport: FormDefinition = {
  id: 4,
  code: 'upstream-transport',
  category: '3.4',
  boundary: boundary(text(' and warehouses', ' i magazynów')),
  direction: 'upstream',
  methods: transportMethods(401),
};

export const downstreamTransport: FormDefinition = {
  id: 9,
  code: 'downstream-transport',
  category: '3.9',
  boundary: boundary(text(', distributors and retailers', ', dystrybutorów i sprzedawców')),
  direction: 'downstream',
  methods: transportMethods(901),
};
