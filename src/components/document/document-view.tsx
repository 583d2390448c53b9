import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentPlace } from '#api/contract/documents/document';
import { DocumentContents } from './document-contents';
import { DocumentCover } from './document-cover';
import { DocumentPage, type DocumentViewProps } from './document-page';
import { ShowPlace, showPlace } from './document-places';

/** Enough pages to fill a screen. */
const firstPages = 2;

/** How many pages are drawn so far: some immediately, each further one after the one before it. */
function useShownCount(count: number): number {
  const [shown, setShown] = useState(firstPages);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return shown;
}

/** Scrolls to a place, or as soon as it is drawn. A later request replaces an earlier one. */
function useShowPlace(): (place: DocumentPlace) => void {
  const wanted = useRef<DocumentPlace>(null);
  const show = useCallback((place: DocumentPlace) => {
    wanted.current = showPlace(place) ? null : place;
  }, []);
  useEffect(() => {
    if (wanted.current) show(wanted.current);
  });
  return show;
}

/**
 * A report or simulation as a page: the same content as the PDF, with figures that open their calculation trail. The
 * first pages of a long document are drawn immediately; the others, thousands of cells, are drawn in portions so
 * that the page stays responsive. Within a page with its own title it takes the full width, without cover and
 * contents.
 */
export function DocumentView({
  isWithinPage = false,
  ...props
}: DocumentViewProps & { isWithinPage?: boolean }) {
  const { document } = props;
  const isLong = document.pages.length > 1 && !isWithinPage;
  const shownCount = useShownCount(document.pages.length);
  const show = useShowPlace();
  const pages = (
    <article lang={document.language} className="wrap-break-word min-w-0 space-y-8">
      {isLong ? <DocumentCover document={document} /> : null}
      {document.pages.slice(0, shownCount).map((page, number) => (
        <DocumentPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages of a document have no key and never move
          key={number}
          {...props}
          {...{ page, number }}
          // Distant pages are not laid out, because an appendix has thousands of cells.
          className={isLong ? 'document-page' : undefined}
        />
      ))}
    </article>
  );
  if (!isLong) return pages;
  return (
    <ShowPlace value={show}>
      <div className="grid grid-cols-[minmax(0,1fr)_13rem] items-start gap-8">
        {pages}
        <DocumentContents document={document} />
      </div>
    </ShowPlace>
  );
}
