import { useTranslation } from 'react-i18next';
import { Select } from '@/components/ui/select';
import { type ColumnField, type ColumnMatch, columnFields } from '../../model';

type ColumnHeadProps = { match: ColumnMatch; onChange: (field: ColumnField | null) => void };

/** What a column means, with the reason, and a choice to change it. */
export function ColumnHead({ match, onChange }: ColumnHeadProps) {
  const { t } = useTranslation('intake');
  const { header, field, reason } = match;
  return (
    <div className="mt-1 w-36 text-left font-normal">
      <Select
        aria-label={t('columns.label', { name: header })}
        className="h-8 px-2 text-xs"
        placeholder={t('columns.unused')}
        value={field}
        onChange={onChange}
        options={columnFields.map((value) => ({ value, label: t(`fields.${value}`) }))}
      />
      <span className="mt-0.5 block h-4 truncate text-xs">{reason ? t(`reasons.${reason}`) : null}</span>
    </div>
  );
}
