import type { Locale } from '#api/contract/messages';

/** Why a workspace file was refused, without changing anything. */
const workspaceFileProblems = [
  /** Not a workspace file at all, or one of another product. */
  'foreign',
  /** Cut off or changed after it was written. */
  'damaged',
  'too-large',
  /** Written by a newer version, whose tables this one does not know. */
  'newer-version',
  /** Its tables were made by another line of versions. */
  'other-line',
  'unknown-table',
  'unknown-column',
  /** A row does not fit its table, or refers to a row that is not in the file. */
  'unfit-row',
  /** A company without an active administrator: no one could add users or change settings. */
  'no-administrator',
  /** An account with the e-mail address exists already. */
  'account-exists',
  'empty',
] as const;
type WorkspaceFileReason = (typeof workspaceFileProblems)[number];

export class WorkspaceFileProblem extends Error {
  override name = 'WorkspaceFileProblem';

  /** @param subject the table, column, company or e-mail address concerned. */
  constructor(
    readonly reason: WorkspaceFileReason,
    readonly subject = '',
  ) {
    super(workspaceFileText('en', reason, subject));
  }
}

export function workspaceFileText(locale: Locale, reason: WorkspaceFileReason, subject: string): string {
  return sentences[locale][reason].replace('{subject}', () => subject);
}

const sentences: Record<Locale, Record<WorkspaceFileReason, string>> = {
  en: {
    foreign: 'The file is not a Ledgerleaf workspace file.',
    damaged: 'The file is damaged or incomplete.',
    'too-large': 'The file is too large. A workspace file has at most {subject}.',
    'newer-version':
      'A newer version of Ledgerleaf wrote the file. Load it with that version or a newer one.',
    'other-line': 'The file was written by a version of Ledgerleaf with other tables ({subject}).',
    'unknown-table': 'The file has rows of the table "{subject}", which a workspace file does not hold.',
    'unknown-column': 'The columns of the table "{subject}" in the file are not those of this version.',
    'unfit-row': 'A row of the table "{subject}" does not fit, or names a row that does not exist.',
    'no-administrator': 'The company "{subject}" has no active administrator.',
    'account-exists': 'There is an account with the e-mail address {subject} already.',
    empty: 'The file holds no company.',
  },
  pl: {
    foreign: 'To nie jest plik obszaru roboczego Ledgerleaf.',
    damaged: 'Plik jest uszkodzony lub niekompletny.',
    'too-large': 'Plik jest za duży. Plik obszaru roboczego może mieć najwyżej {subject}.',
    'newer-version': 'Plik zapisała nowsza wersja Ledgerleaf. Wczytaj go w tej wersji lub w nowszej.',
    'other-line': 'Plik zapisała wersja Ledgerleaf z innymi tabelami ({subject}).',
    'unknown-table': 'Plik zawiera wiersze tabeli „{subject}”, której nie ma w plikach obszaru roboczego.',
    'unknown-column': 'Kolumny tabeli „{subject}” w pliku są inne niż w tej wersji.',
    'unfit-row': 'Wiersz tabeli „{subject}” jest nieprawidłowy albo wskazuje na wiersz, którego nie ma.',
    'no-administrator': 'Firma „{subject}” nie ma aktywnego administratora.',
    'account-exists': 'Konto z adresem e-mail {subject} już istnieje.',
    empty: 'W pliku nie ma żadnej firmy.',
  },
};
