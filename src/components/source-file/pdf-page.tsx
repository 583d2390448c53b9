import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { drawingScale, type PageShape, styleOf } from './words/page-shape';
import { PdfWords, type ShownWord } from './words/pdf-words';

type PdfPageProps = {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** Times the width of the view. */
  zoom: number;
  /** The accessible name of the page. */
  label: string;
  frames: readonly PageShape[];
  /** With `onWord`, the words are buttons. */
  words?: readonly ShownWord[];
  chosen?: readonly ShownWord[];
  onWord?: ((word: ShownWord) => void) | undefined;
  onFailed: () => void;
};

/** One page of a PDF with the found values framed. */
export function PdfPage({ document, number, zoom, label, frames, onFailed, ...choice }: PdfPageProps) {
  const { words = [], chosen = [], onWord } = choice;
  const canvas = useRef<HTMLCanvasElement>(null);
  const first = useRef<HTMLDivElement>(null);
  useDrawing({ canvas, document, number, onFailed });
  const [frame] = frames;
  const place = frame ? `${number} ${frame.left} ${frame.top} ${zoom}` : null;
  useEffect(() => {
    if (place) first.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  return (
    <div
      className={cn('relative mx-auto border bg-surface', zoom === 1 && 'max-w-4xl')}
      style={{ width: `${zoom * 100}%` }}
    >
      <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
      {frames.map((shape, index) => (
        <div
          key={`${shape.left} ${shape.top} ${shape.width}`}
          ref={index === 0 ? first : undefined}
          aria-hidden
          className="pointer-events-none absolute rounded-sm bg-attention/15 outline-2 outline-attention"
          style={styleOf(shape, 0.003)}
        />
      ))}
      {onWord ? <PdfWords words={words} chosen={chosen} onWord={onWord} /> : null}
    </div>
  );
}

type DrawingOptions = Pick<PdfPageProps, 'document' | 'number' | 'onFailed'> & {
  canvas: { current: HTMLCanvasElement | null };
};

function useDrawing({ canvas, document, number, onFailed }: DrawingOptions): void {
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    let isOver = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const { current } = canvas;
      if (isOver || !current) return;
      const viewport = page.getViewport({ scale: drawingScale(page.getViewport({ scale: 1 })) });
      current.width = viewport.width;
      current.height = viewport.height;
      task = page.render({ canvas: current, viewport });
      await task.promise;
    };
    draw().catch(() => {
      // A drawing that was cancelled for another page has not failed.
      if (!isOver) failed.current();
    });
    return () => {
      isOver = true;
      task?.cancel();
    };
  }, [canvas, document, number]);
}
