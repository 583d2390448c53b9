import * as Radix from 'radix-ui/popover';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { cn } from '@/lib/cn';
import { optionStyles, panelStyles } from './control';
import { Input } from './input';
import { searchScore } from './search-score';

export type Suggested = { value: string; description?: string };

type SuggestInputProps<Option extends Suggested> = Omit<
  ComponentProps<typeof Input>,
  'value' | 'onChange' | 'role' | 'onKeyDown'
> & {
  value: string;
  onChange: (text: string) => void;
  options: readonly Option[];
  /** The accessible name of the list. */
  listLabel: string;
  onPick?: (option: Option) => void;
};

/**
 * A text field with suggestions: typing filters them, the arrow keys move through them, and any other text is
 * allowed too.
 */
export function SuggestInput<Option extends Suggested>(props: SuggestInputProps<Option>) {
  const { value, onChange, options, listLabel, onPick, onBlur, ...input } = props;
  const listId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = options.filter(
    (option) => option.value !== value && (value.trim() === '' || searchScore(option.value, value) > 0),
  );
  const isOpen = isAsked && shown.length > 0;
  const close = () => {
    setIsAsked(false);
    setActive(-1);
  };
  const pick = (option: Option) => {
    onChange(option.value);
    onPick?.(option);
    close();
  };
  const followKeys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shown.length > 0) {
      event.preventDefault();
      setIsAsked(true);
      setActive(isOpen ? (active + step + shown.length) % shown.length : step > 0 ? 0 : shown.length - 1);
    }
    const chosen = isOpen ? shown[active] : undefined;
    // When no suggestion is selected, Enter submits the form, as in any field.
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? setIsAsked(true) : close())}>
      <Radix.Anchor asChild>
        <div>
          <Input
            autoComplete="off"
            {...input}
            role="combobox"
            aria-expanded={isOpen}
            aria-autocomplete="list"
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setIsAsked(true);
              setActive(-1);
            }}
            onClick={() => setIsAsked(true)}
            onKeyDown={followKeys}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
        </div>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={listLabel}
          // The focus stays in the field.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className={cn(panelStyles, 'max-h-72 w-(--radix-popover-trigger-width) overflow-y-auto p-1')}
        >
          <Suggestions {...{ listId, listLabel, shown, active }} onPick={pick} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type SuggestionsProps<Option extends Suggested> = {
  listId: string;
  listLabel: string;
  shown: readonly Option[];
  active: number;
  onPick: (option: Option) => void;
};

function Suggestions<Option extends Suggested>(props: SuggestionsProps<Option>) {
  const { listId, listLabel, shown, active, onPick } = props;
  return (
    <div role="listbox" id={listId} aria-label={listLabel}>
      {shown.map((option, index) => (
        <div
          key={option.value}
          ref={index === active ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
          role="option"
          id={`${listId}-${index}`}
          tabIndex={-1}
          aria-selected={index === active}
          data-highlighted={index === active || undefined}
          className={cn(optionStyles, 'cursor-pointer hover:bg-hover')}
          // The field keeps the focus, so that the list does not close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
          onKeyDown={(event) => (event.key === 'Enter' ? onPick(option) : undefined)}
        >
          <span className="flex flex-col">
            {option.value}
            {option.description ? <span className="text-ink-muted text-xs">{option.description}</span> : null}
          </span>
        </div>
      ))}
    </div>
  );
}
