import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/hooks/use-format';
import { IconButton } from './icon-button';
import { pageCount } from './page-count';

type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
};

/** "11–20 of 134" with previous and next. Hidden while all rows fit on one page. */
export function Pagination({ page, pageSize, total, onChange }: PaginationProps) {
  const { t } = useTranslation('components');
  const format = useFormat();
  const pages = pageCount(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a landmark per table is too much
    <div
      role="group"
      aria-label={t('pagination.label')}
      className="flex items-center justify-end gap-3 text-ink-muted text-sm"
    >
      <span className="figures" aria-live="polite">
        {t('pagination.range', {
          range: `${format.number(first)}–${format.number(last)}`,
          total: format.number(total),
        })}
      </span>
      <span className="flex gap-1">
        <IconButton
          variant="secondary"
          icon={<ChevronLeft aria-hidden />}
          label={t('pagination.previous')}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
        <IconButton
          variant="secondary"
          icon={<ChevronRight aria-hidden />}
          label={t('pagination.next')}
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        />
      </span>
    </div>
  );
}
