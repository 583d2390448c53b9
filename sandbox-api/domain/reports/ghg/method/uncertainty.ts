import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import type { GhgContext } from '#api/domain/reports/ghg/context';
import { ghgWords } from '#api/domain/reports/ghg/words';
import { shareOfTotal, sumOf, tonnes } from '#api/domain/reports/kit/figures';
import { list, numbers, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { type Decimal, zero } from '#api/domain/units/decimal';
import { type InventoryPart, inventoryParts, partName } from './inventory-parts';
import { uncertaintyWords } from './uncertainty-words';

const levels = ['low', 'medium', 'high'] as const;
type Level = (typeof levels)[number];
type Shares = Record<Level, Decimal>;

/**
 * Uncertainty of each category in classes, by the origin of its amounts and factors. A convention of the
 * product: neither the data nor the published factors have percentages, so none is calculated.
 */
export function uncertaintyParagraphs(context: GhgContext): DocumentParagraph[] {
  const { language } = context;
  const words = uncertaintyWords[language];
  const parts = inventoryParts(context);
  if (parts.length === 0) return [];
  return [
    text(words.intro),
    ...list(words.rules),
    table(
      words.title,
      [
        wordColumn('part', ghgWords[language].category),
        numbers('emissions', words.emissions),
        ...levels.map((level) => numbers(level, words[level], 'share')),
        wordColumn('result', words.result),
      ],
      parts.map((part): DocumentValue[] => {
        const total = kg(part.rows);
        const shares = sharesOf(context, part);
        const result = levelOf(shares, total);
        return [
          partName(context, part),
          tonnes(total),
          ...levels.map((level) => shareOfTotal(shares[level], total)),
          result && words.levels[result],
        ];
      }),
      { note: words.note },
    ),
    text(words.source),
  ];
}

/** A calculated amount is medium at best, whatever it is multiplied by. */
function sharesOf({ figures }: GhgContext, { category, method, rows }: InventoryPart): Shares {
  const shares: Shares = { low: zero, medium: zero, high: zero };
  const add = (level: Level, amount: Decimal) => {
    shares[level] = shares[level].plus(amount);
  };
  for (const row of rows) add(factorLevel(row), row.kgCo2e);
  for (const row of figures.estimates) {
    if (row.category !== category || row.method !== method || factorLevel(row) !== 'low') continue;
    add('low', row.kgCo2e.negated());
    add('medium', row.kgCo2e);
  }
  return shares;
}

type Chosen = { scope: number; reason: string; isSpendBased: boolean };

function factorLevel({ scope, reason, isSpendBased }: Chosen): Level {
  if (isSpendBased || reason === 'proxy-region') return 'high';
  switch (reason) {
    case 'supplier':
    case 'contract':
    case 'self-generated':
      return 'low';
    case 'exact':
      return scope === 3 ? 'medium' : 'low';
    default:
      return 'medium';
  }
}

/** Null where nothing was emitted. */
function levelOf({ low, high }: Shares, total: Decimal): Level | null {
  if (total.isZero()) return null;
  const half = total.dividedBy(2);
  if (high.gt(half)) return 'high';
  return low.gt(half) ? 'low' : 'medium';
}

function kg(rows: readonly { kgCo2e: Decimal }[]): Decimal {
  return sumOf(rows, ({ kgCo2e }) => kgCo2e);
}
