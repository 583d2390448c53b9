import { itemWords } from '../columns/row-words';
import { itemOfHeader } from '../layouts/item-of-header';
import { yearOfTitle } from '../layouts/title-year';
import { columnOf, type Table } from '../table';
import { type Month, readMonth } from '../values/dates';
import { monthNumbers } from '../values/month-names';
import { normalise } from '../values/normalise';

const summaryWords =
  /\b(summary|overview|pivot|totals?|grand total|all sites|podsumowanie|zestawienie|zbiorcz[aey]|suma|razem|lacznie|ogolem|ubersicht|zusammenfassung|gesamt|summe)\b/;
const planWords =
  /\b(budget|budzet|plan|planned|planung|planowane|forecast|target|prognoza|prognose|soll|template|example|sample|wzor|szablon|przyklad|muster|vorlage|beispiel)\b/;

/** What the name of a sheet says about its amounts: sums of the others, or none that were used. */
export function roleOfSheet(name: string | null): 'summary' | 'plan' | null {
  const words = normalise(name ?? '');
  if (planWords.test(words)) return 'plan';
  return summaryWords.test(words) ? 'summary' : null;
}

/** What a name of a sheet is made of that says nothing about a place. */
const plainWords = new Set(
  (
    'sheet sheets arkusz tabelle tabela table blatt data dane daten bill bills invoice invoices rechnung rechnungen ' +
    'rachunek rachunki faktura faktury zuzycie usage consumption verbrauch energy energia energie meter meters ' +
    'licznik liczniki zahler reading readings odczyt odczyty list lista liste export import rok year jahr r ' +
    'month miesiac monat quarter kwartal quartal week tydzien woche q kw fy h part czesc teil entries kopia copy kopie ' +
    'of the new i ii iii iv v vi vii viii ix x xi xii'
  ).split(' '),
);

/** What the name of a sheet says about its rows where no column does; the texts are matched like those of a column. */
export type SheetTells = { location: string | null; item: string | null };

const nothing: SheetTells = { location: null, item: null };

export function tellsOf(table: Table): SheetTells {
  const { name } = table.sheet;
  if (name === null || roleOfSheet(name) !== null) return nothing;
  const named = whatIsNamed(name);
  if (named === 'item') return { location: null, item: namesItem(table) ? null : name };
  const isPlace = named === 'place' && columnOf(table, 'location') === null;
  return isPlace ? { location: name, item: null } : nothing;
}

/** Whether a name above rows is that of an energy and nothing else, may be that of a place, or says neither. */
export function whatIsNamed(name: string): 'item' | 'place' | null {
  const words = normalise(name);
  const [item = ''] = itemWords.exec(words) ?? [];
  if (item !== '' && isPlain(words.replace(item, ' '))) return 'item';
  return isPlain(words) ? null : 'place';
}

function isPlain(words: string): boolean {
  return words
    .split(/[\s\d]+/)
    .every((word) => word.length < 2 || plainWords.has(word) || monthNumbers.has(word));
}

/** Whether a column or the header of the amounts says which energy it is. */
export function namesItem(table: Table): boolean {
  if (columnOf(table, 'item') !== null) return true;
  const amounts = table.columns.filter(({ field }) => field === 'amount');
  return amounts.some(({ column }) => itemOfHeader(table, column, amounts.length > 1) !== null);
}

/** The month of all rows of a sheet, such as `Jan 2025`; its year can be above the table, or missing. */
export function monthOfSheet(table: Table): Month | null {
  const month = readMonth(table.sheet.name);
  return month && { month: month.month, year: month.year ?? yearOfTitle(table)?.year ?? null };
}
