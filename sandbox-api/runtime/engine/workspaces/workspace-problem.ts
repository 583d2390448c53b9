import type { Locale } from '#api/contract/messages';

const texts = {
  'name-taken': {
    en: 'Another workspace already has this name. Nothing was changed.',
    pl: 'Inny obszar roboczy ma już tę nazwę. Nic nie zmieniono.',
  },
  'is-open': {
    en: 'This workspace is open. Switch to another one before you delete it.',
    pl: 'Ten obszar roboczy jest otwarty. Zanim go usuniesz, przejdź do innego.',
  },
  'not-opened': {
    en: "This version of Ledgerleaf can't open that workspace. Nothing was changed, and you are still in this one.",
    pl: 'Ta wersja Ledgerleaf nie może otworzyć tego obszaru roboczego. Nic nie zmieniono, bieżący pozostał otwarty.',
  },
} as const;

/** Why a workspace was not changed or not opened. */
export class WorkspaceProblem extends Error {
  override name = 'WorkspaceProblem';
  constructor(
    readonly reason: keyof typeof texts,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
  textIn(locale: Locale): string {
    return texts[this.reason][locale];
  }
}
