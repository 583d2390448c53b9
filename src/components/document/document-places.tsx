import { createContext, useContext } from 'react';
import type { Document, DocumentPlace } from '#api/contract/documents/document';

/** The position on screen of a page or section of the document. */
export function idOfPlace({ page, section }: DocumentPlace): string {
  return section === null ? `document-page-${page}` : `document-page-${page}-section-${section}`;
}

/**
 * Moves the keyboard focus there. The address does not change, because it belongs to the page around the document.
 * Returns false if the position is not drawn yet.
 */
export function showPlace(place: DocumentPlace): boolean {
  const element = globalThis.document.getElementById(idOfPlace(place));
  if (!element) return false;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'start' });
  return true;
}

/** How the links of a document find their targets. */
export const ShowPlace = createContext<(place: DocumentPlace) => void>(showPlace);

/** The pages that a row refers to, by title, each linking to its place. */
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
