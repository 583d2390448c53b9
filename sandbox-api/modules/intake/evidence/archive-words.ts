import type { EvidencedKind } from '#api/contract/intake/evidence';
import type { LeftOutReason } from '#api/contract/intake/intakes';
import type { Locale } from '#api/contract/messages';

type Words = {
  archiveName: string;
  indexName: string;
  missing: string;
  columns: string[];
  kinds: Record<EvidencedKind, string>;
  /** A list of its own: these rows belong to no entry. */
  leftOut: {
    fileName: string;
    columns: string[];
    reasons: Record<LeftOutReason, string>;
    notListed: string;
  };
};

/** Texts of the archive, as files and columns are named in it. */
export const archiveWords: Record<Locale, Words> = {
  en: {
    archiveName: 'Evidence',
    indexName: 'index.csv',
    missing: 'not in this archive',
    columns: [
      'Entry type',
      'Entry',
      'Location',
      'Item',
      'Amount',
      'Unit',
      'First day',
      'Last day',
      'Related invoice',
      'File',
      'SHA-256',
      'Value',
      'Place in the file',
      'As in the file',
      'Warnings accepted',
      'Confirmed by',
      'Confirmed on',
    ],
    kinds: {
      fuel: 'Fuel',
      utility: 'Purchased energy',
      renewable: 'Renewables',
      valueChain: 'Value chain',
    },
    leftOut: {
      fileName: 'left-out.csv',
      columns: ['File', 'Place in the file', 'Rows', 'Reason for leaving out'],
      reasons: {
        empty: 'Empty',
        total: 'A total of other rows',
        cancelled: 'Cancelled by another row',
        notEnergy: 'Not energy or fuel',
        duplicate: 'The same as another row',
        export: 'Fed into the grid',
        notAvailable: 'No amount given',
        byUser: 'Left out by a user',
      },
      notListed: 'Not listed one by one',
    },
  },
  pl: {
    archiveName: 'Dowody',
    indexName: 'spis.csv',
    missing: 'brak w tym archiwum',
    columns: [
      'Rodzaj wpisu',
      'Wpis',
      'Lokalizacja',
      'Pozycja',
      'Ilość',
      'Jednostka',
      'Pierwszy dzień',
      'Ostatni dzień',
      'Faktura',
      'Plik',
      'SHA-256',
      'Wartość',
      'Miejsce w pliku',
      'Zapis w pliku',
      'Zaakceptowane ostrzeżenia',
      'Potwierdzono przez',
      'Potwierdzono dnia',
    ],
    kinds: {
      fuel: 'Paliwo',
      utility: 'Zakupiona energia',
      renewable: 'Odnawialne źródła energii',
      valueChain: 'Łańcuch wartości',
    },
    leftOut: {
      fileName: 'pominięte.csv',
      columns: ['Plik', 'Miejsce w pliku', 'Wiersze', 'Powód pominięcia'],
      reasons: {
        empty: 'Pusty',
        total: 'Suma innych wierszy',
        cancelled: 'Anulowany innym wierszem',
        notEnergy: 'To nie energia ani paliwo',
        duplicate: 'Taki sam jak inny wiersz',
        export: 'Oddane do sieci',
        notAvailable: 'Nie podano ilości',
        byUser: 'Pominięty przez użytkownika',
      },
      notListed: 'Niewymienione pojedynczo',
    },
  },
};
