import * as Radix from 'radix-ui/progress';
import { useFormat } from '@/hooks/use-format';

type ProgressProps = {
  label: string;
  /** 0 to 1; null while the amount of work is unknown. */
  share: number | null;
  /** The current step, in words. */
  step?: string;
};

/** A progress bar for real steps; never decoration. */
export function Progress({ label, share, step }: ProgressProps) {
  const format = useFormat();
  const percent = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        {percent === null ? null : (
          <span className="figures text-ink-muted">{format.percent(percent / 100, { decimals: 0 })}</span>
        )}
      </div>
      <Radix.Root value={percent} aria-label={label} className="h-1.5 overflow-hidden rounded-full bg-line">
        <Radix.Indicator
          className="h-full rounded-full bg-brand transition-[width] duration-100 data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:animate-pulse"
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </Radix.Root>
      {step ? (
        <p aria-live="polite" className="text-ink-muted text-sm">
          {step}
        </p>
      ) : null}
    </div>
  );
}
