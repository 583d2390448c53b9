import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner } from 'sonner';
import { useToastFocus } from './use-toast-focus';

/** The toasts themselves; mounted by Toaster. */
export function ToasterView() {
  const { t } = useTranslation('components');
  const focus = useToastFocus();
  return (
    <div {...focus}>
      <Sonner
        position="bottom-right"
        visibleToasts={3}
        expand
        duration={3000}
        closeButton
        containerAriaLabel={t('toaster.label')}
        icons={{
          success: <CircleCheck aria-hidden className="size-4.5 text-brand" />,
          error: <CircleAlert aria-hidden className="size-4.5 text-danger" />,
          warning: <TriangleAlert aria-hidden className="size-4.5 text-attention" />,
          info: <Info aria-hidden className="size-4.5 text-scope-2" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: t('alert.dismiss'),
          classNames: {
            toast:
              'flex w-90 items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3 text-ink shadow-float font-sans text-base',
            title: 'font-medium',
            description: 'text-ink-muted text-sm',
            content: 'flex-1',
            actionButton: 'shrink-0 rounded-sm px-2 py-1 font-medium text-brand hover:bg-hover',
            closeButton: 'order-last shrink-0 text-ink-muted hover:text-ink [&_svg]:size-4',
          },
        }}
      />
    </div>
  );
}
