import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shown where other users have the add or edit button: says that it is missing on purpose, and who has it. */
export function ReadOnlyNote(props: { changedBy: 'editors' | 'admins' } | { children: string }) {
  const { t } = useTranslation('components');
  return (
    <p className="flex items-center gap-2 text-ink-muted text-sm">
      <Eye aria-hidden className="size-4 shrink-0" />
      <span>
        <span className="font-medium text-ink">{t('readOnly.title')}</span>{' '}
        {'changedBy' in props ? t(`readOnly.${props.changedBy}`) : props.children}
      </span>
    </p>
  );
}
