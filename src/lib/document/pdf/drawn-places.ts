import type { DocumentPlace, DocumentTable } from '#api/contract/documents/document';

/** The PDF page on which each page and section of a document starts, as far as it is drawn. */
export class DrawnPlaces {
  private readonly pages = new Map<string, number>();

  add(place: DocumentPlace, page: number): void {
    this.pages.set(keyOf(place), page);
  }

  /** The pages that a row of the table refers to, in order; empty if one of them is not drawn yet. */
  ofRow({ rowPlaces }: DocumentTable, row: number): number[] {
    const pages = (rowPlaces?.[row] ?? []).map((place) => this.pages.get(keyOf(place)));
    const known = pages.filter((page) => page !== undefined);
    return known.length < pages.length ? [] : [...new Set(known)].sort((one, other) => one - other);
  }
}

function keyOf({ page, section }: DocumentPlace): string {
  return `${page} ${section ?? ''}`;
}
