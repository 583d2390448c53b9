import type { DocumentParagraph, DocumentValue } from '#api/contract/documents/document';
import { ghgWords, put } from '#api/domain/reports/ghg/words';
import { type Totals, tonnes, totalsOf } from '#api/domain/reports/kit/figures';
import { numbers, table, text, words as wordColumn } from '#api/domain/reports/kit/parts';
import { dayLabel } from '#api/domain/reports/kit/period';
import { type Decimal, decimal } from '#api/domain/units/decimal';
import type { CsrdContext } from './context';
import type { InventoryIssue, PartKg } from './reconciliation-facts';
import { reconciliationWords } from './reconciliation-words';

/** Digits of a checksum that tell issues apart for a reader. */
const shortHash = 12;

/**
 * From the totals of the newest greenhouse gas report of the period to those of E1-6. E1-6 keeps the boundary
 * of the sustainability report itself: ESRS 1 par. 62 (2023) requires the undertaking of the financial
 * statements, while a greenhouse gas report may be made for a certain reader and leave facilities out. The
 * two may therefore differ, and the table explains the difference.
 */
export function reconciliationParagraphs(context: CsrdContext): DocumentParagraph[] {
  const { facts, language, say } = context;
  const words = reconciliationWords[language];
  const { inventory } = facts;
  if (!inventory) return [text(words.none)];
  const differences = differencesOf(context, inventory);
  return [
    text(
      say(words.named, {
        name: inventory.name,
        number: inventory.number,
        date: dayLabel(inventory.issuedOn, language),
        hash: inventory.hash.slice(0, shortHash),
      }),
    ),
    text(differences.length === 0 ? words.same : words.boundary),
    reconciliationTable(context, inventory, differences),
  ];
}

type Difference = { label: string; totals: Totals };

function reconciliationTable(
  { language, now }: CsrdContext,
  { number, issuedOn, totals }: InventoryIssue,
  differences: readonly Difference[],
): DocumentParagraph {
  const words = reconciliationWords[language];
  const all = ghgWords[language];
  const cells = (row: Totals): DocumentValue[] => keys.map((key) => tonnes(row[key]));
  const issue = put(words.issue, { number, date: dayLabel(issuedOn, language) });
  return table(
    words.title,
    [
      wordColumn('row', words.row),
      numbers('scope1', all.scope1),
      numbers('location', all.scope2Location),
      numbers('market', all.scope2Market),
      numbers('scope3', all.scope3),
      numbers('totalLocation', all.totalLocation),
      numbers('totalMarket', all.totalMarket),
    ],
    [
      [issue, ...cells(totalsOf(totals))],
      ...differences.map(({ label, totals: own }) => [label, ...cells(own)]),
    ],
    { total: [words.here, ...cells(now.totals)] },
  );
}

const keys = ['scope1', 'location', 'market', 'scope3', 'totalLocation', 'totalMarket'] as const;

/**
 * With G the ledger of today by location and s the share that is counted: G here × s here − what was issued =
 * G × (s here − s there) [facilities] + (G here − G there) × s there [months of closed locations] + (G there × s there −
 * what was issued) [data]. Nothing is left over.
 */
function differencesOf(context: CsrdContext, inventory: InventoryIssue): Difference[] {
  const { facts, language, now } = context;
  const words = reconciliationWords[language];
  const here = facts.ghg.sums.filter(({ scope }) => facts.ghg.scopes.includes(scope));
  const there = (locationId: number) => inventory.shares.get(locationId) ?? decimal(1);
  const boundary = facts.ghg.locations.flatMap(({ id, name }): Difference[] => {
    const more = now.shareOf(id).minus(there(id));
    if (more.isZero()) return [];
    const own = here.filter(({ locationId }) => locationId === id);
    const label = put(more.isPositive() ? words.leftOut : words.leftOutHere, { name });
    return [{ label, totals: totalsOf(times(own, () => more)) }];
  });
  const ofToday = times(inventory.sums, ({ locationId }) => there(locationId));
  const months = [
    ...times(here, ({ locationId }) => there(locationId)),
    ...times(ofToday, () => decimal(-1)),
  ];
  const data = [...ofToday, ...times(inventory.totals, () => decimal(-1))];
  return [
    ...boundary,
    { label: words.closed, totals: totalsOf(months) },
    { label: words.data, totals: totalsOf(data) },
  ].filter(({ totals }) => keys.some((key) => isSeen(totals[key])));
}

function times<Row extends PartKg>(rows: readonly Row[], factor: (row: Row) => Decimal): Row[] {
  return rows.map((row) => ({ ...row, kgCo2e: row.kgCo2e.times(factor(row)) }));
}

/** To the gram: what is less is a rounding of shares. */
function isSeen(kg: Decimal): boolean {
  return kg.abs().greaterThanOrEqualTo('0.001');
}
