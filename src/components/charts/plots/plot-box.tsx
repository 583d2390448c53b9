import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export type PlotSize = { width: number; height: number };

/**
 * The size available to a drawing, known before the first paint and tracked afterwards. The library's own container
 * reports the size one frame later, so the page would first appear without its charts.
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
