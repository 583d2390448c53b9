import { useContext, useEffect, useState } from 'react';
import type { Document } from '#api/contract/documents/document';
import { documentWords } from '@/lib/document/words';
import { idOfPlace, ShowPlace } from './document-places';

/** The contents list beside a long document, with the current title marked. */
export function DocumentContents({ document }: { document: Document }) {
  const { pages, language } = document;
  const show = useContext(ShowPlace);
  const current = usePageInView(pages.length);
  return (
    <nav lang={language} aria-label={documentWords[language].contents} className="sticky top-4">
      <p className="mb-2 font-medium text-ink-muted text-xs">{documentWords[language].contents}</p>
      <ol className="flex max-h-[calc(100vh-6rem)] flex-col gap-0.5 overflow-y-auto border-line border-l text-sm">
        {pages.map(({ title }, number) =>
          title ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages of a document have no key and never move
            <li key={number}>
              <a
                href={`#${idOfPlace({ page: number, section: null })}`}
                aria-current={number === current ? 'location' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show({ page: number, section: null });
                }}
                className="block py-1 pl-3 text-ink-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
              >
                {title}
              </a>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  );
}

/** The last page whose top has passed the upper third of the window. */
function usePageInView(count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const tops = Array.from({ length: count }, (_, number) =>
        globalThis.document.getElementById(idOfPlace({ page: number, section: null })),
      ).map((place) => place?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
      setCurrent(
        Math.max(
          0,
          tops.findLastIndex((top) => top <= line),
        ),
      );
    };
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon, { capture: true });
    };
  }, [count]);
  return current;
}
