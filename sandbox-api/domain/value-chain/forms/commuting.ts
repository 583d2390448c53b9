import type { EnteredStep, Scope3Part } from '#api/domain/emissions/activity';
import { below, choiceList } from '#api/domain/value-chain/choices/choice-tree';
import { commuteTree, isVehicle, travelBasis } from '#api/domain/value-chain/choices/travel';
import type { FormDefinition } from '#api/domain/value-chain/definitions';
import type { EntryValues } from '#api/domain/value-chain/entry-values';
import { choiceField, decimalField, shareField, text } from '#api/domain/value-chain/field-builders';
import { fuelParts, shareStep, timesStep } from '#api/domain/value-chain/part-builders';
import { fuelFields, optionalItemName, period, reference } from '#api/domain/value-chain/shared-fields';

const employees = decimalField('employees', text('Number of employees', 'Liczba pracowników'), {
  isInteger: true,
  max: 10_000_000,
});
const modeFields = [
  choiceField('commuteMode', text('Means of transport', 'Środek dojazdu'), commuteTree.choices, {
    hint: text('Walking and cycling need no entry.', 'Dojść pieszo i rowerem nie trzeba wpisywać.'),
  }),
  choiceField(
    'commuteVariant',
    text('Type or fuel', 'Rodzaj lub paliwo'),
    below('commuteMode', commuteTree.choicesOf),
  ),
];
const routeFields = [
  decimalField('oneWayDistance', text('One-way distance', 'Odległość w jedną stronę'), { unitSymbol: 'km' }),
  decimalField(
    'workDays',
    text('Commuting days per employee in the period', 'Dni dojazdu na pracownika w okresie'),
    {
      isInteger: true,
      max: 3660,
      unitSymbol: text('days', 'dni'),
    },
  ),
];

/** Employees × distance there and back × days; a car counts once for any number of passengers. */
function commutePart(values: EntryValues, share: EnteredStep[]): Scope3Part {
  const means = values.text('commuteMode');
  const unit = isVehicle(means) ? 'km' : 'pkm';
  return {
    field: 'oneWayDistance',
    quantity: values.number('oneWayDistance'),
    unit: 'km',
    steps: [
      { to: 'km', factor: '2', field: 'bothWays' },
      timesStep(values, 'workDays', 'km'),
      timesStep(values, 'employees', unit),
      ...share.map((step) => ({ ...step, to: unit })),
    ],
    basis: travelBasis(means, values.text('commuteVariant'), false),
  };
}

const homeworkingKinds = choiceList([
  'homeworking-office-equipment-heating | Equipment and heating | Sprzęt i ogrzewanie',
  'office-equipment | Office equipment only | Tylko sprzęt biurowy',
  'heating | Heating only | Tylko ogrzewanie',
]);

/** Scope 3 guidance, formulas 7.1 and 7.2; work from home is the optional part of the category. */
export const commuting: FormDefinition = {
  id: 7,
  code: 'commuting',
  category: '3.7',
  boundary: text(
    'Scope 1 and 2 emissions of employees and carriers from vehicle use. Working from home is optional.',
    'Zakres 1 i 2 pracowników i przewoźników w czasie użytkowania; praca z domu opcjonalnie.',
  ),
  direction: 'upstream',
  methods: [
    {
      id: 701,
      code: 'fuel-based',
      label: text('Fuel-based', 'Na podstawie paliwa'),
      description: text('Fuel that staff use for commuting.', 'Paliwo zużyte przez pracowników na dojazdy.'),
      dataQuality: 1,
      fields: [...period, optionalItemName, ...fuelFields(), reference],
      parts: (values) => fuelParts(values),
    },
    {
      id: 702,
      code: 'distance-based',
      label: text('Distance-based', 'Na podstawie odległości'),
      description: text(
        'From a survey: employees, means of transport, distance and days.',
        'Ankieta: pracownicy, ich środek dojazdu, odległość i dni.',
      ),
      dataQuality: 2,
      fields: [...period, optionalItemName, ...modeFields, employees, ...routeFields, reference],
      parts: (values) => [commutePart(values, [])],
    },
    {
      id: 703,
      code: 'average-data',
      label: text('Average data', 'Dane średnie'),
      description: text(
        'All staff, the share using each means of transport, and average distances.',
        'Cała załoga, odsetek korzystających ze środka i średnie odległości.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        optionalItemName,
        ...modeFields,
        employees,
        shareField('modeShare', text('Share of employees', 'Odsetek pracowników')),
        ...routeFields,
        reference,
      ],
      parts: (values) => [commutePart(values, shareStep(values, 'modeShare', 'km'))],
    },
    {
      id: 704,
      code: 'homeworking',
      label: text('Working from home', 'Praca z domu'),
      description: text(
        'Hours worked at home times the published factor. Optional in this category.',
        'Godziny pracy z domu razy opublikowany wskaźnik; w tej kategorii opcjonalne.',
      ),
      dataQuality: 3,
      fields: [
        ...period,
        optionalItemName,
        choiceField('homeworkingKind', text('What to count', 'Co jest liczone'), homeworkingKinds),
        employees,
        decimalField(
          'teleworkDays',
          text('Days worked at home per employee in the period', 'Dni pracy z domu na pracownika w okresie'),
          {
            isInteger: true,
            max: 3660,
            unitSymbol: text('days', 'dni'),
          },
        ),
        decimalField('hoursPerDay', text('Hours per day', 'Godziny dziennie'), { max: 24, unitSymbol: 'h' }),
        reference,
      ],
      parts: (values) => [
        {
          field: 'hoursPerDay',
          quantity: values.number('hoursPerDay'),
          unit: 'hour',
          steps: [timesStep(values, 'teleworkDays', 'hour'), timesStep(values, 'employees', 'fte-hour')],
          basis: { kind: 'published', activity: `uk-desnz:homeworking/${values.text('homeworkingKind')}` },
        },
      ],
    },
  ],
};
