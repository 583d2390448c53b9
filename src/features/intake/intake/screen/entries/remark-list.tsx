import { useTranslation } from 'react-i18next';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import type { Remark } from '../../model';

type JoinedRemark = Remark & { places: readonly string[] };

const keyOf = ({ code, params }: Remark) => `${code} ${JSON.stringify(params)}`;

/** What is said of several sheets is said once, with all of them. */
export function together(remarks: readonly Remark[]): JoinedRemark[] {
  const joined = new Map<string, JoinedRemark>();
  for (const remark of remarks) {
    const places = joined.get(keyOf(remark))?.places ?? [];
    const own = remark.place === null || places.includes(remark.place) ? [] : [remark.place];
    joined.set(keyOf(remark), { ...remark, places: places.concat(own) });
  }
  return [...joined.values()];
}

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
        {together(remarks).map(({ places, ...remark }) => (
          <li key={keyOf(remark)}>
            {places.length > 0 ? `${places.join(', ')}: ` : null}
            {t(`remarks.${remark.code}`, { count: Number(remark.params.count ?? 1), ...paramsOf(remark) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
