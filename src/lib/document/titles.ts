import type { Document, DocumentSection, DocumentTable } from '#api/contract/documents/document';

type Page = Document['pages'][number];

/**
 * Whether the title above already says this, ignoring its number or letter: `Appendix D Abbreviations` says
 * `Abbreviations`.
 */
function isSaid(title: string, above: string | null): boolean {
  return above !== null && (above === title || above.endsWith(` ${title}`));
}

/** The heading of a page's section, by its position; null for the first one if the page title already says it. */
export function headingOf({ title: above, sections }: Page, index: number): string | null {
  const title = sections[index]?.title ?? null;
  return title !== null && index === 0 && isSaid(title, above) ? null : title;
}

/** The heading above a table; null if its section has the same name, and for a table without a title. */
export function captionOf({ title }: DocumentTable, section: DocumentSection): string | null {
  return title === '' || isSaid(title, section.title) ? null : title;
}
