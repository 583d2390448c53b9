import type { EnteredStep } from '#api/domain/emissions/activity';
import { below } from '#api/domain/value-chain/choices/choice-tree';
import { hotelActivity, hotelCountries } from '#api/domain/value-chain/choices/hotels';
import { travelGroups } from '#api/domain/value-chain/choices/spend';
import { isFlight, isVehicle, travelBasis, travelTree } from '#api/domain/value-chain/choices/travel';
import type { FormDefinition } from '#api/domain/value-chain/definitions';
import type { EntryValues } from '#api/domain/value-chain/entry-values';
import { choiceField, decimalField, text } from '#api/domain/value-chain/field-builders';
import { fuelParts, timesStep } from '#api/domain/value-chain/part-builders';
import { fuelFields, optionalItemName, period, reference } from '#api/domain/value-chain/shared-fields';
import { spendFields, spendIssues, spendPart } from '#api/domain/value-chain/spend-method';
import { radiativeForcing, radiativeForcingNote } from './transport';

const passengers = decimalField('passengers', text('Number of people', 'Liczba osób'), {
  isInteger: true,
  max: 1_000_000,
  hint: text(
    'The distance is counted once per person. For cars and motorbikes, enter the number of vehicles: three people in one car count as 1.',
    'Odległość liczy się raz na każdą osobę. Dla samochodów i motocykli wpisz liczbę pojazdów: trzy osoby w jednym samochodzie to 1.',
  ),
});

/** A car's distance counts per car; its trail says so, lest the persons in it be taken for more cars. */
function perVehicle(values: EntryValues): EnteredStep {
  return { ...timesStep(values, 'passengers', 'km'), field: 'vehicles' };
}

/** Scope 3 guidance, formula 6.1; hotel nights are the optional part of the category. */
export const businessTravel: FormDefinition = {
  id: 6,
  code: 'business-travel',
  category: '3.6',
  boundary: text(
    'Scope 1 and 2 emissions of the carriers from vehicle use. Hotel nights are optional.',
    'Zakres 1 i 2 przewoźników w czasie użytkowania; noclegi opcjonalnie.',
  ),
  direction: 'upstream',
  methods: [
    {
      id: 601,
      code: 'fuel-based',
      label: text('Fuel-based', 'Na podstawie paliwa'),
      description: text(
        "Fuel used on trips in vehicles the company doesn't own, such as private cars.",
        'Paliwo zużyte w podróżach cudzymi pojazdami, np. prywatnymi.',
      ),
      dataQuality: 1,
      fields: [...period, optionalItemName, ...fuelFields(), reference],
      parts: (values) => fuelParts(values),
    },
    {
      id: 602,
      code: 'distance-based',
      label: text('Distance-based', 'Na podstawie odległości'),
      description: text(
        'Distance by each means of transport times its published factor.',
        'Odległość według środka podróży pomnożona przez opublikowany wskaźnik.',
      ),
      dataQuality: 2,
      fields: [
        ...period,
        optionalItemName,
        choiceField('travelMode', text('Means of transport', 'Środek podróży'), travelTree.choices),
        choiceField(
          'travelVariant',
          text('Class, type or fuel', 'Klasa, rodzaj lub paliwo'),
          below('travelMode', travelTree.choicesOf),
        ),
        decimalField('distance', text('Distance', 'Odległość'), { unitSymbol: 'km', isZeroAllowed: true }),
        passengers,
        radiativeForcing,
        reference,
      ],
      parts: (values) => {
        const means = values.text('travelMode');
        const hasForcing = values.isTicked('radiativeForcing');
        return [
          {
            field: 'distance',
            quantity: values.number('distance'),
            unit: 'km',
            steps: [isVehicle(means) ? perVehicle(values) : timesStep(values, 'passengers', 'pkm')],
            notes: isFlight(means) ? [radiativeForcingNote(hasForcing)] : [],
            basis: travelBasis(means, values.text('travelVariant'), hasForcing),
          },
        ];
      },
    },
    {
      id: 603,
      code: 'spend-based',
      label: text('Spend-based', 'Na podstawie wydatków'),
      description: text('Travel cost times a factor.', 'Koszt podróży pomnożony przez wskaźnik.'),
      dataQuality: 4,
      fields: [
        ...period,
        optionalItemName,
        ...spendFields(travelGroups, text('Type of travel', 'Rodzaj podróży')),
        reference,
      ],
      issues: spendIssues,
      parts: (values) => [spendPart(values, travelGroups)],
    },
    {
      id: 604,
      code: 'hotel-nights',
      label: text('Hotel nights', 'Noclegi w hotelach'),
      description: text(
        'Room nights by country. Optional in this category.',
        'Pokojonoce według kraju; w tej kategorii opcjonalne.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        optionalItemName,
        choiceField('hotelCountry', text('Hotel country', 'Kraj hotelu'), hotelCountries),
        decimalField('hotelNights', text('Room nights', 'Pokojonoce'), {
          isInteger: true,
          isZeroAllowed: true,
          max: 10_000_000,
        }),
        reference,
      ],
      parts: (values) => [
        {
          field: 'hotelNights',
          quantity: values.number('hotelNights'),
          unit: 'room-night',
          steps: [],
          basis: { kind: 'published', activity: hotelActivity(values.text('hotelCountry')) },
        },
      ],
    },
  ],
};
