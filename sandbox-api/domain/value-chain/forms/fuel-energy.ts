import type { UtilityKind } from '#api/domain/factors/reference-index';
import { choiceList } from '#api/domain/value-chain/choices/choice-tree';
import type { FormDefinition } from '#api/domain/value-chain/definitions';
import { choiceField, decimalField, text } from '#api/domain/value-chain/field-builders';
import { energyPart, statedPart } from '#api/domain/value-chain/part-builders';
import {
  country,
  emissionUnits,
  energyUnits,
  factorSource,
  itemName,
  period,
  reference,
  supplier,
  unitField,
} from '#api/domain/value-chain/shared-fields';

/** No average of cooling is published; the data of its producer have a separate method. */
const energyTypes = choiceList([
  'electricity | Electricity | Energia elektryczna',
  'heat | Heat | Ciepło',
  'steam | Steam | Para technologiczna',
]);

/**
 * The upstream of fuels and of purchased energy, and grid losses, follow from the input data by themselves
 * (methodology, rule 7); typed in here they would count twice. Energy bought and sold on has no other place.
 */
export const fuelAndEnergy: FormDefinition = {
  id: 3,
  code: 'fuel-energy',
  category: '3.3',
  boundary: text(
    'Upstream emissions of fuels and purchased energy, grid losses, and energy bought for resale. All except the last are calculated from your input data.',
    'Emisje upstream paliw i zakupionej energii, straty sieciowe oraz energia kupiona do odsprzedaży. Wszystko poza ostatnim wynika z danych wejściowych.',
  ),
  direction: 'upstream',
  methods: [
    {
      id: 301,
      code: 'supplier-specific',
      label: text("Energy for resale: producer's data", 'Energia do odsprzedaży: dane wytwórcy'),
      description: text(
        'The producer states the life-cycle emissions of energy that you bought and resold.',
        'Wytwórca podaje emisje w cyklu życia energii kupionej i odsprzedanej.',
      ),
      dataQuality: 1,
      fields: [
        ...period,
        itemName,
        supplier,
        decimalField('statedEmissions', text('Emissions stated', 'Podane emisje'), {
          unitField: 'statedEmissionsUnit',
          isZeroAllowed: true,
        }),
        unitField('statedEmissionsUnit', emissionUnits),
        factorSource,
        reference,
      ],
      parts: (values) => [statedPart(values, 'statedEmissions', 'statedEmissionsUnit')],
    },
    {
      id: 302,
      code: 'resold-energy',
      label: text('Energy for resale: average data', 'Energia do odsprzedaży: dane średnie'),
      description: text(
        'Energy bought and resold, with its upstream emissions and losses. Only for energy traders.',
        'Energia kupiona i odsprzedana, wraz z upstream i stratami. Tylko dla sprzedawców energii.',
      ),
      dataQuality: 2,
      fields: [
        ...period,
        choiceField('energyType', text('Energy type', 'Rodzaj energii'), energyTypes),
        decimalField('energyQuantity', text('Energy quantity', 'Ilość energii'), { unitField: 'energyUnit' }),
        unitField('energyUnit', energyUnits),
        country,
        reference,
      ],
      parts: (values) => [
        energyPart(values, {
          field: 'energyQuantity',
          unit: values.text('energyUnit'),
          utility: values.text('energyType') as UtilityKind,
          extent: 'life-cycle',
        }),
      ],
    },
  ],
};
