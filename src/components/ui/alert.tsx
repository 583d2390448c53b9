import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';

export type AlertKind = 'info' | 'success' | 'attention' | 'danger';

type AlertProps = {
  kind?: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links at the right end. */
  actions?: ReactNode;
  onDismiss?: () => void;
  className?: string;
};

const looks = {
  info: { Icon: Info, style: 'bg-info-soft text-on-info-soft' },
  success: { Icon: CircleCheck, style: 'bg-brand-soft text-on-brand-soft' },
  attention: { Icon: TriangleAlert, style: 'bg-attention-soft text-on-attention-soft' },
  danger: { Icon: CircleAlert, style: 'bg-danger-soft text-on-danger-soft' },
};

/** A banner within the page. Errors are announced immediately, everything else politely. */
export function Alert({ kind = 'info', title, children, actions, onDismiss, className }: AlertProps) {
  const { t } = useTranslation('components');
  const { Icon, style } = looks[kind];
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      className={cn('flex items-start gap-3 rounded-md px-4 py-3', style, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {actions ? <div className="flex shrink-0 items-center gap-3">{actions}</div> : null}
      {onDismiss ? (
        <button
          type="button"
          onClick={onDismiss}
          aria-label={t('alert.dismiss')}
          className="-m-1 rounded-sm p-1 hover:bg-current/10"
        >
          <X aria-hidden className="size-4" />
        </button>
      ) : null}
    </div>
  );
}
