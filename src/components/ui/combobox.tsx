import { Command } from 'cmdk';
import { Check, ChevronDown, X } from 'lucide-react';
import * as Radix from 'radix-ui/popover';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { controlStyles, panelStyles } from './control';
import { searchScore } from './search-score';
import type { SelectOption } from './select';

type Value = string | number;

type SharedProps<V extends Value> = {
  options: readonly SelectOption<V>[];
  placeholder?: string;
  /** Text of the search field. */
  searchPlaceholder?: string;
  /** Server search: receives what is typed; the options then arrive filtered. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onBlur?: () => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
};

export type ComboboxProps<V extends Value> = SharedProps<V> & {
  value: V | null | undefined;
  onChange: (value: V | null) => void;
  /** Adds a button that clears the choice. */
  isClearable?: boolean;
};

/** One choice from a long list, found by typing. Matches label and description, with or without accents. */
export function Combobox<V extends Value>({ value, onChange, isClearable, ...props }: ComboboxProps<V>) {
  const { t } = useTranslation('components');
  const chosen = props.options.find((option) => option.value === value);
  return (
    <ComboboxFrame
      {...props}
      chosen={value == null ? [] : [value]}
      closesOnPick
      summary={chosen?.label}
      onPick={(picked) => {
        // Choosing the same option again changes nothing, so dependent fields stay.
        if (picked !== value) onChange(picked);
      }}
      trailing={
        isClearable && chosen && !props.disabled ? (
          <button
            type="button"
            aria-label={t('combobox.clear')}
            // In a disabled fieldset there is nothing to clear.
            className="absolute inset-y-1 right-8 grid w-7 place-items-center rounded-sm text-ink-muted hover:bg-hover disabled:hidden"
            onClick={({ currentTarget }) => {
              // The clear button disappears with the choice, so the focus moves to the button that opens the list.
              currentTarget.parentElement?.querySelector('button')?.focus();
              onChange(null);
            }}
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : null
      }
    />
  );
}

export type MultiComboboxProps<V extends Value> = SharedProps<V> & {
  value: readonly V[];
  onChange: (value: V[]) => void;
};

/** Several choices, shown as chips below, each with its own remove button. */
export function MultiCombobox<V extends Value>({ value, onChange, ...props }: MultiComboboxProps<V>) {
  const { t } = useTranslation('components');
  const chosen = props.options.filter((option) => value.includes(option.value));
  const toggle = (picked: V) =>
    onChange(value.includes(picked) ? value.filter((other) => other !== picked) : [...value, picked]);
  return (
    <div className="flex flex-col gap-2">
      <ComboboxFrame
        {...props}
        chosen={value}
        summary={chosen.length ? t('combobox.chosen', { count: chosen.length }) : undefined}
        onPick={toggle}
      />
      {chosen.length ? (
        <ul className="flex flex-wrap gap-1.5">
          {chosen.map((option) => (
            <li
              key={option.value}
              className="flex h-7 items-center gap-1 rounded-sm bg-brand-soft px-2 text-on-brand-soft text-sm"
            >
              {option.label}
              <button
                type="button"
                disabled={props.disabled}
                aria-label={t('combobox.remove', { name: option.label })}
                // A read-only form disables it from outside.
                className="-mr-2 grid size-7 place-items-center rounded-sm hover:bg-current/10 disabled:hidden"
                onClick={() => toggle(option.value)}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type FrameProps<V extends Value> = SharedProps<V> & {
  chosen: readonly V[];
  summary: ReactNode;
  onPick: (value: V) => void;
  closesOnPick?: boolean;
  trailing?: ReactNode;
};

function ComboboxFrame<V extends Value>(props: FrameProps<V>) {
  const { options, chosen, summary, onPick, closesOnPick, trailing, placeholder, searchPlaceholder } = props;
  const { onSearch, isLoading, disabled, className, ref, onBlur, id, ...aria } = props;
  const { t } = useTranslation('components');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen}>
      <div className={cn('relative', className)}>
        <Radix.Trigger asChild>
          <button
            ref={ref}
            type="button"
            id={id}
            disabled={disabled}
            // Focus that moves into the list has not left the field.
            onBlur={isOpen ? undefined : onBlur}
            {...pickAria(aria)}
            className={cn(
              controlStyles,
              'flex h-9 items-center justify-between gap-2 px-3 text-left',
              !summary && 'text-ink-muted',
              // The text ends before the chevron and the clear button.
              trailing ? 'pr-16' : 'pr-9',
            )}
          >
            <span className="truncate">{summary ?? placeholder ?? t('select.placeholder')}</span>
            <ChevronDown aria-hidden className="absolute right-3 size-4 shrink-0 text-ink-muted" />
          </button>
        </Radix.Trigger>
        {trailing}
      </div>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={searchPlaceholder ?? t('combobox.search')}
          className={cn(panelStyles, 'min-w-(--radix-popover-trigger-width) max-w-96 overflow-hidden')}
        >
          <Command
            shouldFilter={!onSearch}
            filter={(_, search, keywords) => searchScore(keywords?.join(' ') ?? '', search)}
            label={searchPlaceholder ?? t('combobox.search')}
          >
            <Command.Input
              placeholder={searchPlaceholder ?? t('combobox.search')}
              onValueChange={onSearch}
              className="h-10 w-full border-b bg-transparent px-3 outline-none placeholder:text-ink-muted"
            />
            <Command.List className="max-h-72 overflow-y-auto p-1">
              <Command.Empty className="px-3 py-4 text-center text-ink-muted">
                {isLoading ? t('combobox.loading') : t('combobox.empty')}
              </Command.Empty>
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={String(option.value)}
                  keywords={[option.label, option.description ?? '']}
                  disabled={option.disabled}
                  className="flex min-h-8 items-center gap-2 rounded-sm px-2 py-1.5 data-[disabled=true]:text-ink-disabled data-[selected=true]:bg-hover"
                  onSelect={() => {
                    onPick(option.value);
                    if (closesOnPick) setIsOpen(false);
                  }}
                >
                  <span className="min-w-0 flex-1">
                    {option.label}
                    {option.description ? (
                      <span className="block text-ink-muted text-xs">{option.description}</span>
                    ) : null}
                  </span>
                  {chosen.includes(option.value) ? (
                    <>
                      <Check aria-hidden className="size-4 shrink-0 text-brand" />
                      <span className="sr-only">{t('combobox.isChosen')}</span>
                    </>
                  ) : null}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function pickAria(props: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('aria-')));
}
