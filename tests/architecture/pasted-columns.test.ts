import { expect, it } from 'vitest';
import { itemHead } from '#api/modules/materiality/results/workbook-items';
import { materialityWorkbookWords } from '#api/modules/materiality/results/workbook-words';
import { columnOf, type PasteColumn, writtenAs } from '@/features/materiality/materiality/paste/columns';

const { en, pl } = materialityWorkbookWords;

it('every column of the exported workbook is accepted where assessments are pasted, in both languages', () => {
  for (const words of [en, pl]) expect(itemHead(words).filter((name) => columnOf(name) === null)).toEqual([]);
});

it('columns with a choice have the same meaning as in the workbook', () => {
  const columns = [
    'item',
    'type',
    'subtopic',
    'character',
    'occurrence',
    'humanRights',
    'scale',
    'scope',
    'irremediability',
    'magnitude',
    'likelihood',
    'horizon',
    'conclusion',
    'reason',
  ] as const satisfies readonly PasteColumn[];
  for (const column of columns)
    expect([columnOf(en[column]), columnOf(pl[column])]).toEqual([column, column]);
});

it('texts of the workbook are read in both languages', () => {
  for (const word of ['negative', 'positive', 'actual', 'potential', 'yes', 'no'] as const)
    expect(writtenAs(word)).toEqual([en[word], pl[word]]);
});
