import * as Radix from 'radix-ui/radio-group';
import { useId } from 'react';
import { cn } from '@/lib/cn';
import type { RadioGroupProps } from './radio-group';

/** A choice whose options need a sentence each. The whole card is clickable, and a mark shows the chosen one. */
export function RadioCards<Value extends string | number>(
  props: Omit<RadioGroupProps<Value>, 'orientation'>,
) {
  const { options, value, onChange, className, ...group } = props;
  const groupId = useId();
  const choose = (text: string) => {
    const option = options.find((candidate) => String(candidate.value) === text);
    if (option) onChange(option.value);
  };
  return (
    <Radix.Root
      value={value == null ? '' : String(value)}
      onValueChange={choose}
      className={cn('grid grid-cols-2 gap-2.5', columnsFor(options.length), className)}
      {...group}
    >
      {options.map((option) => {
        const id = `${groupId}-${option.value}`;
        const isChosen = option.value === value;
        return (
          <label
            key={option.value}
            htmlFor={id}
            className={cn(
              'flex cursor-pointer items-start gap-2.5 rounded-md border bg-surface px-3 py-2.5 transition-colors duration-100',
              isChosen
                ? 'border-brand bg-brand-soft text-on-brand-soft'
                : 'border-line-strong hover:border-ink-muted',
              option.disabled && 'cursor-not-allowed border-line bg-sunken text-ink-disabled',
            )}
          >
            <span className="flex h-5.5 items-center">
              <Radix.Item
                id={id}
                value={String(option.value)}
                disabled={option.disabled}
                aria-describedby={option.description ? `${id}-description` : undefined}
                aria-labelledby={`${id}-label`}
                className="grid size-4.5 place-items-center rounded-full border border-line-strong bg-surface disabled:border-line disabled:bg-sunken data-[state=checked]:border-brand"
              >
                <Radix.Indicator className="size-2.5 rounded-full bg-brand" />
              </Radix.Item>
            </span>
            <span className="wrap-anywhere min-w-0">
              <span id={`${id}-label`} className="block font-medium">
                {option.label}
              </span>
              {option.description ? (
                <span id={`${id}-description`} className={cn('block text-sm', !isChosen && 'text-ink-muted')}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </Radix.Root>
  );
}

/** Balances the rows where possible: five cards are laid out as three and two. */
function columnsFor(count: number): string {
  if (count === 4) return 'xl:grid-cols-4';
  return count > 2 ? 'xl:grid-cols-3' : '';
}
