import type { FieldDefinition, MethodDefinition, Text } from './definitions';
import { decimalField, text } from './field-builders';
import { factorSource, optionalItemName, period, reference } from './shared-fields';

type Average = {
  id: number;
  code: string;
  label: Text;
  /** The counted item, and its unit in the ledger. */
  amount: { name: string; label: Text; unit: 'm2' | 'piece'; isInteger: boolean };
  before?: readonly FieldDefinition[];
};

const noPublished = text(
  'The catalogue has no published average, so enter one with its source.',
  'Katalog nie zawiera takiej średniej, więc wpisujesz ją wraz ze źródłem.',
);

/** Area or number × an average from a source that the user names: buildings, assets, franchises. */
export function averageMethod({ id, code, label, amount, before = [] }: Average): MethodDefinition {
  const isArea = amount.unit === 'm2';
  return {
    id,
    code,
    label,
    description: text(
      `${isArea ? 'Floor area' : 'Number'} times an average factor. ${noPublished.en}`,
      `${isArea ? 'Powierzchnia' : 'Liczba'} pomnożona przez średni wskaźnik. ${noPublished.pl}`,
    ),
    dataQuality: isArea ? 3 : 4,
    fields: [
      ...period,
      optionalItemName,
      ...before,
      decimalField(amount.name, amount.label, {
        isInteger: amount.isInteger,
        unitSymbol: isArea ? 'm²' : text('pcs', 'szt.'),
      }),
      decimalField('averageFactor', text('Average factor for the period', 'Średni wskaźnik za okres'), {
        unitSymbol: isArea ? 'kg CO₂e/m²' : text('kg CO₂e each', 'kg CO₂e na sztukę'),
      }),
      factorSource,
      reference,
    ],
    parts: (values) => [
      {
        field: amount.name,
        quantity: values.number(amount.name),
        unit: amount.unit,
        steps: [],
        basis: {
          kind: 'stated',
          kgCo2ePerUnit: values.number('averageFactor'),
          source: values.text('factorSource'),
        },
      },
    ],
  };
}

export const floorArea = {
  name: 'area',
  label: text('Floor area', 'Powierzchnia'),
  unit: 'm2',
  isInteger: false,
} as const;
