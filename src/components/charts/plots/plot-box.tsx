import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export type PlotSize = { width: number; height: number };

/**
 * The room a drawing has, known before the first paint and followed from then on. The library's own container
 * tells the size a frame later, so that the page would be shown once without its charts.
 */
export function PlotBox({ children }: { children: (size: PlotSize) => ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PlotSize | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="relative h-full">
      {size ? <div className="absolute inset-0">{children(size)}</div> : null}
    </div>
  );
}
