import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { DocumentPlace } from '#api/contract/documents/document';
import { DocumentContents } from './document-contents';
import { DocumentCover } from './document-cover';
import { DocumentPage, type DocumentViewProps } from './document-page';
import { ShowPlace, showPlace } from './document-places';

/** As many as fill a screen. */
const firstPages = 2;

/** How many pages are shown by now: some at once, each of the others when the one before it stands. */
function useShownCount(count: number): number {
  const [shown, setShown] = useState(firstPages);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return shown;
}

/** Leads to a place, to one that is not drawn as soon as it is; whoever asks for another by then means that one. */
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
 * A report or a simulation as a page: what the PDF shows, with figures that can be asked where they come from. Of a long
 * one the first pages are there at once; the others, thousands of cells, come in shares between which the page answers.
 * Within a page that has its own title it takes the whole width, without cover and contents.
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
          // What is far away is not laid out: an appendix has thousands of cells.
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
