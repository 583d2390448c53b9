import type { Document, DocumentSection, DocumentTable } from '#api/contract/documents/document';

type Page = Document['pages'][number];

/** Whether the title above has said it, with its number or letter before: `Appendix D Abbreviations` says `Abbreviations`. */
function isSaid(title: string, above: string | null): boolean {
  return above !== null && (above === title || above.endsWith(` ${title}`));
}

/** The heading of a section of the page, by its place; null for the first of a page whose title has said it. */
export function headingOf({ title: above, sections }: Page, index: number): string | null {
  const title = sections[index]?.title ?? null;
  return title !== null && index === 0 && isSaid(title, above) ? null : title;
}

/** What stands above a table; null where its section is called so, and of a table without a title. */
export function captionOf({ title }: DocumentTable, section: DocumentSection): string | null {
  return title === '' || isSaid(title, section.title) ? null : title;
}
