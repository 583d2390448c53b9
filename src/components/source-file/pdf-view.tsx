import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/error-state';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { PdfPage } from './pdf-page';
import { pageOf, shapesOn } from './places';
import type { PickedWords, SourceViewProps } from './shown-source';
import { usePdf } from './use-pdf';
import type { ShownWord } from './words/pdf-words';

type PdfViewProps = Pick<SourceViewProps, 'file' | 'name' | 'values' | 'pick'>;

/** The pages of a PDF, one at a time. */
export function PdfView({ file, ...props }: PdfViewProps) {
  const { t } = useTranslation('source-file');
  const [document, fail] = usePdf(file);
  if (document === null)
    return (
      <div aria-busy="true" className="h-full">
        <Skeleton className="h-full min-h-96" />
      </div>
    );
  if (document === 'failed') return <ErrorState title={t('pdf.failed')}>{t('pdf.failedHint')}</ErrorState>;
  return <Pages document={document} onFailed={fail} {...props} />;
}

type PagesProps = Omit<PdfViewProps, 'file'> & { document: PDFDocumentProxy; onFailed: () => void };

function Pages({ document, name, values, pick, onFailed }: PagesProps) {
  const { t } = useTranslation('source-file');
  const wanted = pageOf(values);
  const [shown, show] = useState(wanted ?? 1);
  useEffect(() => {
    if (wanted !== undefined) show(wanted);
  }, [wanted]);
  const page = Math.min(shown, document.numPages);
  const words = useWords(page, pick);
  const [zoom, setZoom] = useState<Zoomed>(1);
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      <div className="flex items-center justify-end gap-2 text-ink-muted text-sm">
        {document.numPages > 1 ? (
          <div className="mr-auto flex items-center gap-2">
            <IconButton
              label={t('pdf.previous')}
              icon={<ChevronLeft aria-hidden />}
              disabled={page <= 1}
              onClick={() => show(page - 1)}
            />
            <span aria-live="polite" className="figures">
              {t('pdf.page', { page, count: document.numPages })}
            </span>
            <IconButton
              label={t('pdf.next')}
              icon={<ChevronRight aria-hidden />}
              disabled={page >= document.numPages}
              onClick={() => show(page + 1)}
            />
          </div>
        ) : null}
        <Zoom zoom={zoom} onZoom={setZoom} />
      </div>
      <section
        aria-label={name}
        // Scrolling content must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-2"
      >
        <PdfPage
          key={page}
          zoom={zoom}
          document={document}
          number={page}
          label={t('pdf.label', { name, page })}
          frames={shapesOn(values, page)}
          words={words}
          chosen={pick?.chosen ?? []}
          onWord={pick ? (word) => pick.onWord(word, page) : undefined}
          onFailed={onFailed}
        />
      </section>
    </div>
  );
}

const zooms = [1, 1.5, 2, 3] as const;
type Zoomed = (typeof zooms)[number];

/** Of the width of the view. */
function Zoom({ zoom, onZoom }: { zoom: Zoomed; onZoom: (zoom: Zoomed) => void }) {
  const { t } = useTranslation('source-file');
  const at = zooms.indexOf(zoom);
  const [less, more] = [zooms[at - 1], zooms[at + 1]];
  return (
    <div className="flex gap-2">
      <IconButton
        label={t('pdf.zoomOut')}
        icon={<ZoomOut aria-hidden />}
        disabled={less === undefined}
        onClick={() => less && onZoom(less)}
      />
      <IconButton
        label={t('pdf.zoomIn')}
        icon={<ZoomIn aria-hidden />}
        disabled={more === undefined}
        onClick={() => more && onZoom(more)}
      />
    </div>
  );
}

const noWords: readonly ShownWord[] = [];

function useWords(page: number, pick: PickedWords | undefined): readonly ShownWord[] {
  const [words, setWords] = useState(noWords);
  const readWords = pick?.readWords;
  useEffect(() => {
    setWords(noWords);
    if (!readWords) return;
    let isOver = false;
    readWords(page).then(
      (found) => {
        if (!isOver) setWords(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [page, readWords]);
  return words;
}
