import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from './return-focus';
import { searchScore } from './search-score';

export type PaletteItem = {
  id: string;
  label: string;
  detail?: string;
  icon?: ReactNode;
  keywords?: string[];
  onSelect: () => void;
};
export type PaletteGroup = { id: string; heading: string; items: readonly PaletteItem[] };

type CommandPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** Called on each change of the text, for groups that are looked up. */
  onType?: (typed: string) => void;
};

/** Ctrl/⌘ K: opens any screen, location or report. The caller owns the shortcut and the groups. */
export function CommandPalette({ isOpen, onClose, groups, onType }: CommandPaletteProps) {
  const { t } = useTranslation('components');
  const focus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.restore}
          aria-describedby={undefined}
          className="fixed top-[14vh] left-1/2 z-50 w-[calc(100vw-3rem)] max-w-xl -translate-x-1/2 animate-appear overflow-hidden rounded-lg border bg-raised shadow-float"
        >
          <Radix.Title className="sr-only">{t('palette.title')}</Radix.Title>
          <Command
            loop
            label={t('palette.title')}
            filter={(_, search, keywords) => searchScore(keywords?.join(' ') ?? '', search)}
          >
            <div className="flex items-center gap-3 border-b px-4">
              <Search aria-hidden className="size-4 text-ink-muted" />
              <Command.Input
                placeholder={t('palette.placeholder')}
                onValueChange={onType}
                className="h-12 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-muted"
              />
            </div>
            <Command.List className="max-h-[50vh] overflow-y-auto p-2">
              <Command.Empty className="py-8 text-center text-ink-muted">{t('palette.empty')}</Command.Empty>
              {groups.map((group) => (
                <Command.Group
                  key={group.id}
                  heading={group.heading}
                  className="pb-2 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-ink-muted [&_[cmdk-group-heading]]:text-xs"
                >
                  {group.items.map((item) => (
                    <Command.Item
                      key={item.id}
                      value={`${group.id}/${item.id}`}
                      keywords={[item.label, item.detail ?? '', ...(item.keywords ?? [])]}
                      onSelect={() => {
                        onClose();
                        item.onSelect();
                      }}
                      className="flex h-10 cursor-pointer items-center gap-3 rounded-md px-2 data-[selected=true]:bg-brand-soft data-[selected=true]:text-on-brand-soft [&_svg]:size-4"
                    >
                      {item.icon}
                      <span className="truncate">{item.label}</span>
                      {item.detail ? (
                        <span className="ml-auto truncate text-ink-muted text-sm">{item.detail}</span>
                      ) : null}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
