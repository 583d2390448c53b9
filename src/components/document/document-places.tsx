import { createContext, useContext } from 'react';
import type { Document, DocumentPlace } from '#api/contract/documents/document';

/** Where a page of the document, or a section of it, stands on the screen. */
export function idOfPlace({ page, section }: DocumentPlace): string {
  return section === null ? `document-page-${page}` : `document-page-${page}-section-${section}`;
}

/**
 * The keyboard goes on from there. The address stays: it belongs to the page around the document. False where the place is
 * not drawn.
 */
export function showPlace(place: DocumentPlace): boolean {
  const element = globalThis.document.getElementById(idOfPlace(place));
  if (!element) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
  return true;
}

/** How the links of a document lead to its places. */
export const ShowPlace = createContext<(place: DocumentPlace) => void>(showPlace);

/** Pages that a row refers to, by their titles, each leading to its place. */
export function PlaceLinks({
  places,
  pages,
}: {
  places: readonly DocumentPlace[];
  pages: Document['pages'];
}) {
  const show = useContext(ShowPlace);
  return (
    <ul className="space-y-1">
      {places.map((place) => (
        <li key={idOfPlace(place)}>
          <a
            href={`#${idOfPlace(place)}`}
            onClick={(event) => {
              event.preventDefault();
              show(place);
            }}
            className="traceable hover:text-brand"
          >
            {pages[place.page]?.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
