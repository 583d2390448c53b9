import { averageMethod, floorArea } from '#api/domain/value-chain/averages';
import { choiceList } from '#api/domain/value-chain/choices/choice-tree';
import { purchaseGroups } from '#api/domain/value-chain/choices/spend';
import type { FormDefinition, MethodDefinition, Text } from '#api/domain/value-chain/definitions';
import {
  choiceField,
  decimalField,
  shareField,
  text,
  textField,
} from '#api/domain/value-chain/field-builders';
import { shareStep, statedPart, timesStep } from '#api/domain/value-chain/part-builders';
import {
  emissionUnits,
  factorSource,
  itemName,
  period,
  reference,
  unitField,
} from '#api/domain/value-chain/shared-fields';
import { spendFields, spendIssues, spendPart } from '#api/domain/value-chain/spend-method';

export const franchises: FormDefinition = {
  id: 14,
  code: 'franchises',
  category: '3.14',
  boundary: text('Scope 1 and 2 emissions of the franchises.', 'Zakres 1 i 2 placówek franczyzowych.'),
  direction: 'downstream',
  methods: [
    {
      id: 1401,
      code: 'franchise-specific',
      label: text('By franchise', 'Dane franczyzobiorcy'),
      description: text(
        'Scope 1 and 2 emissions stated by the franchise.',
        'Emisje zakresu 1 i 2 podane przez placówkę.',
      ),
      dataQuality: 1,
      fields: [
        ...period,
        itemName,
        decimalField(
          'partnerEmissions',
          text('Scope 1 and 2 emissions of the franchise', 'Zakres 1 i 2 placówki'),
          {
            unitField: 'partnerEmissionsUnit',
            isZeroAllowed: true,
          },
        ),
        unitField('partnerEmissionsUnit', emissionUnits),
        factorSource,
        reference,
      ],
      parts: (values) => [statedPart(values, 'partnerEmissions', 'partnerEmissionsUnit')],
    },
    averageMethod({
      id: 1402,
      code: 'average-area',
      label: text('Average per area', 'Średnia na powierzchnię'),
      amount: floorArea,
    }),
    averageMethod({
      id: 1403,
      code: 'average-asset',
      label: text('Average per franchise', 'Średnia na placówkę'),
      amount: {
        name: 'franchiseCount',
        label: text('Number of franchises', 'Liczba placówek'),
        unit: 'piece',
        isInteger: true,
      },
    }),
  ],
};

const investee = textField('investee', text('Company or project', 'Spółka lub projekt'), { maxLength: 120 });
const equityShare = shareField('equityShare', text('Equity share', 'Udział w kapitale'));
const costShare = shareField(
  'projectCostShare',
  text('Share of project costs', 'Udział w kosztach projektu'),
);
const sectorLabel = text('Sector', 'Sektor');

type Stated = { id: number; code: string; label: Text; description: Text; emissionsLabel: Text };

/** Share of what the company or project states (formulas 15.1 and 15.3). */
function statedShare(stated: Stated, share: typeof equityShare): MethodDefinition {
  return {
    ...stated,
    dataQuality: 1,
    fields: [
      ...period,
      investee,
      decimalField('investeeEmissions', stated.emissionsLabel, {
        unitField: 'investeeEmissionsUnit',
        isZeroAllowed: true,
      }),
      unitField('investeeEmissionsUnit', emissionUnits),
      share,
      factorSource,
      reference,
    ],
    parts: (values) => [
      statedPart(values, 'investeeEmissions', 'investeeEmissionsUnit', (unit) =>
        shareStep(values, share.name, unit),
      ),
    ],
  };
}

type Money = { id: number; code: string; label: Text; description: Text; amountLabel: Text };

/** Revenue or cost × the factor of a sector × the share (formulas 15.2 and 15.4). */
function sectorShare(
  money: Money,
  share: typeof equityShare,
  before: MethodDefinition['fields'] = [],
): MethodDefinition {
  const { amountLabel, ...own } = money;
  return {
    ...own,
    dataQuality: 4,
    fields: [
      ...period,
      investee,
      ...before,
      ...spendFields(purchaseGroups, sectorLabel, { amount: 'money', label: amountLabel }),
      share,
      reference,
    ],
    issues: spendIssues,
    parts: (values) => {
      const part = spendPart(values, purchaseGroups, 'money');
      const unit = part.steps.at(-1)?.to ?? part.unit;
      return [{ ...part, steps: [...part.steps, ...shareStep(values, share.name, unit)] }];
    },
  };
}

const phase = choiceField(
  'projectPhase',
  text('Phase', 'Faza'),
  choiceList(['construction | Construction | Budowa', 'operation | Operation | Eksploatacja']),
);

/** A projection beside what the project emits year by year: table 5.9 of the Scope 3 Standard has it reported apart. */
const lifetime: MethodDefinition = {
  id: 1505,
  code: 'project-lifetime',
  label: text(
    'Project: lifetime emissions (reported separately)',
    'Projekt: emisje w całym okresie (wykazywane osobno)',
  ),
  description: text(
    'Expected lifetime emissions, only in the year of financing. Outside the scopes and not in any total.',
    'Oczekiwane emisje w całym okresie, tylko w roku finansowania. Poza zakresami: nie wchodzą do żadnej sumy.',
  ),
  dataQuality: 3,
  isOutside: true,
  fields: [
    ...period,
    investee,
    decimalField('annualEmissions', text('Expected emissions per year', 'Oczekiwane emisje roczne'), {
      unitField: 'annualEmissionsUnit',
      isZeroAllowed: true,
    }),
    unitField('annualEmissionsUnit', emissionUnits),
    decimalField('lifetimeYears', text('Lifetime', 'Czas trwania'), {
      unitSymbol: text('years', 'lat'),
      max: 200,
    }),
    costShare,
    factorSource,
    reference,
  ],
  parts: (values) => [
    statedPart(values, 'annualEmissions', 'annualEmissionsUnit', (unit) => [
      timesStep(values, 'lifetimeYears', unit),
      ...shareStep(values, 'projectCostShare', unit),
    ]),
  ],
};

export const investments: FormDefinition = {
  id: 15,
  code: 'investments',
  category: '3.15',
  boundary: text(
    "Your share of the investments' Scope 1 and 2 emissions.",
    'Twój udział w zakresie 1 i 2 inwestycji.',
  ),
  direction: 'downstream',
  methods: [
    statedShare(
      {
        id: 1501,
        code: 'equity-specific',
        label: text('Equity: company data', 'Kapitał: dane spółki'),
        description: text("Share of the company's emissions.", 'Udział w emisjach spółki.'),
        emissionsLabel: text('Scope 1 and 2 emissions of the company', 'Zakres 1 i 2 spółki'),
      },
      equityShare,
    ),
    sectorShare(
      {
        id: 1502,
        code: 'equity-average',
        label: text('Equity: average data', 'Kapitał: dane średnie'),
        description: text(
          "Revenue times the sector's factor times your share.",
          'Przychody pomnożone przez wskaźnik sektora i udział.',
        ),
        amountLabel: text('Company revenue', 'Przychody spółki'),
      },
      equityShare,
    ),
    statedShare(
      {
        id: 1503,
        code: 'project-specific',
        label: text('Project or debt: project data', 'Projekt lub dług: dane projektu'),
        description: text("Share of the project's emissions.", 'Udział w emisjach projektu.'),
        emissionsLabel: text('Scope 1 and 2 emissions of the project', 'Zakres 1 i 2 projektu'),
      },
      costShare,
    ),
    sectorShare(
      {
        id: 1504,
        code: 'project-average',
        label: text('Project or debt: average data', 'Projekt lub dług: dane średnie'),
        description: text(
          "Cost or revenue times the sector's factor times your share.",
          'Koszt lub przychód pomnożony przez wskaźnik sektora i udział.',
        ),
        amountLabel: text('Project cost or revenue', 'Koszt lub przychód projektu'),
      },
      costShare,
      [phase],
    ),
    lifetime,
  ],
};
