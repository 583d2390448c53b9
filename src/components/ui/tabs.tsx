import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip';

export type TabItem<Id extends string> = {
  id: Id;
  label: ReactNode;
  /** Beside the label: a count or a warning marker. */
  marker?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled. */
  disabledReason?: string;
  content?: ReactNode;
};

type TabsProps<Id extends string> = {
  tabs: readonly TabItem<Id>[];
  /** From the URL. */
  value: Id;
  onChange: (id: Id) => void;
  label: string;
  /** `index`: index tabs of a page; `segments`: a light switch within a card. */
  look?: 'index' | 'segments';
  /** Beside the tabs, at the right end. */
  actions?: ReactNode;
};

const looks = {
  index: {
    list: 'gap-6 border-b',
    tab: '-mb-px border-b-2 border-transparent px-0.5 pb-2.5 pt-1 font-medium text-ink-muted hover:text-ink data-[state=active]:border-brand data-[state=active]:text-ink',
  },
  segments: {
    list: 'w-fit gap-1 rounded-md border bg-sunken p-0.5',
    tab: 'h-7 rounded-sm px-3 text-ink-muted text-sm hover:text-ink data-[state=active]:bg-surface data-[state=active]:font-medium data-[state=active]:text-ink data-[state=active]:outline data-[state=active]:outline-line focus-visible:outline-2 focus-visible:outline-brand',
  },
};

export function Tabs<Id extends string>({
  tabs,
  value,
  onChange,
  label,
  look = 'index',
  actions,
}: TabsProps<Id>) {
  const change = (id: string) => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab) onChange(tab.id);
  };
  return (
    // Activated by key, not by focus: a dialog that returns the focus to a tab must not open it.
    <Radix.Root value={value} onValueChange={change} activationMode="manual">
      <div className="flex items-end justify-between gap-4">
        <Radix.List
          aria-label={label}
          className={`flex min-w-0 items-center ${looks[look].list} ${look === 'index' ? 'flex-1' : ''}`}
        >
          {tabs.map((tab) => (
            <Tooltip key={tab.id} text={tab.disabled ? tab.disabledReason : undefined}>
              <span className="inline-flex">
                <Radix.Trigger
                  value={tab.id}
                  disabled={tab.disabled}
                  // A switch for content elsewhere on the page has no panel of its own to reference.
                  {...(tab.content ? null : { 'aria-controls': undefined })}
                  className={`flex items-center gap-2 whitespace-nowrap disabled:cursor-not-allowed disabled:text-ink-disabled ${looks[look].tab}`}
                >
                  {tab.label}
                  {tab.marker}
                </Radix.Trigger>
              </span>
            </Tooltip>
          ))}
        </Radix.List>
        {actions}
      </div>
      {tabs.map((tab) =>
        tab.content ? (
          <Radix.Content key={tab.id} value={tab.id} className="pt-5 outline-offset-4">
            {tab.content}
          </Radix.Content>
        ) : null,
      )}
    </Radix.Root>
  );
}
