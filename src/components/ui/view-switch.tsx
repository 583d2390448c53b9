import { cn } from '@/lib/cn';

type ViewSwitchProps<View extends string> = {
  /** The accessible name of the group. */
  label: string;
  views: readonly { value: View; label: string }[];
  view: View;
  onView: (view: View) => void;
};

/** Switches between a few views of the same content. */
export function ViewSwitch<View extends string>({ label, views, view, onView }: ViewSwitchProps<View>) {
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{label}</legend>
      {views.map(({ value, label: name }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === view}
          onClick={() => onView(value)}
          className={cn(
            'h-8 rounded-md px-3 text-sm transition-colors duration-100',
            value === view ? 'bg-brand-soft font-medium text-on-brand-soft' : 'text-ink-muted hover:bg-hover',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
