import type { ItemChoice, TableView } from '../../model';
import { foldText } from '../texts/fold-text';
import { hasWords } from '../texts/similar-texts';
import type { ItemIndex } from './item-index';

/**
 * Names of supply points that only electricity has: the British MPAN and the Polish PPE. Not `MPRN`, which is gas in
 * Great Britain and electricity in Ireland.
 */
const electricityPoints = ['mpan', 'ppe', 'punkt poboru energii'];

/** The utility that the name of the meters' column tells; null if it tells none. */
export function meterColumnItem(view: TableView | null, items: ItemIndex): ItemChoice | null {
  const headers = view?.columns.flatMap(({ field, header }) => (field === 'meter' ? [foldText(header)] : []));
  const isElectricity = headers?.some((header) => electricityPoints.some((point) => hasWords(header, point)));
  return (isElectricity && items.get('electricity')?.[0]) || null;
}
