import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { Button } from './button';
import { useReturnFocus } from './return-focus';

export type DialogProps = {
  isOpen: boolean;
  /** Called for the close button, Escape and a click outside. Guard unsaved edits here. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. Leave out when a form inside has its own. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `side`: a panel at the right edge, for trails and details beside the page. */
  placement?: 'centre' | 'side';
};

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' };
const placements = {
  centre:
    'top-1/2 left-1/2 max-h-[calc(100dvh-3rem)] w-[calc(100vw-3rem)] -translate-1/2 rounded-lg border animate-appear',
  side: 'inset-y-0 right-0 h-dvh w-[calc(100vw-3rem)] border-l animate-slide-in',
};

export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'md',
  placement = 'centre',
}: DialogProps) {
  const { t } = useTranslation('components');
  const focus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusContent(event);
          }}
          onCloseAutoFocus={focus.restore}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed z-50 flex flex-col bg-raised shadow-float outline-none',
            placements[placement],
            widths[size],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-4">
            <div className="min-w-0">
              <Radix.Title className="wrap-anywhere font-semibold text-xl tracking-tight">
                {title}
              </Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description>
              ) : null}
            </div>
            <Radix.Close asChild>
              <Button variant="quiet" size="icon-sm" aria-label={t('dialog.close')} className="-mr-2">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </header>
          <div data-dialog-body className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">
            {children}
          </div>
          {footer ? (
            <footer className="flex justify-end gap-2 border-t bg-surface px-6 py-4 last:rounded-b-lg">
              {footer}
            </footer>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focuses the first field or button instead of the close button, which comes first in the document. */
function focusContent(event: Event): void {
  event.preventDefault();
  const panel = event.currentTarget as HTMLElement;
  const control = panel.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input, textarea, select, button, a[href]):not(:disabled)',
  );
  (control ?? panel).focus();
}
