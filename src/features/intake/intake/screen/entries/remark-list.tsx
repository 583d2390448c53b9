import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import type { Remark } from '../../model';

/** What is worth knowing about the file. None of it keeps the user from recording. */
export function RemarkList({ remarks }: { remarks: readonly Remark[] }) {
  const { t } = useTranslation('intake');
  const format = useFormat();
  if (remarks.length === 0) return null;
  const paramsOf = ({ params }: Remark) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'number' && name !== 'count' ? format.number(value, { maxDecimals: 3 }) : value,
      ]),
    );
  return (
    <Alert title={t('remarks.title')}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {remarks.map((remark) => (
          <li key={`${remark.code} ${remark.place}`}>
            {remark.place ? `${remark.place}: ` : null}
            {t(`remarks.${remark.code}`, { count: Number(remark.params.count ?? 1), ...paramsOf(remark) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
