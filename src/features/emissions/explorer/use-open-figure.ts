import { useTranslation } from 'react-i18next';
import { figures, monthRange } from '#api/contract/emissions/figures';
import { useFormat } from '@/hooks/use-format';
import { useEmissionTrail } from '@/state/emission-trail';
import type { ExplorerFilter } from './search';

/** Which figure of the chart: all of it, one type, or one type in a month. */
type Asked = { type?: { id: string; name: string }; month?: string };

export type OpenFigure = (asked: Asked) => void;

/** Opens the trail of a figure on the page. */
export function useOpenFigure(filter: ExplorerFilter, locationName: string | undefined): OpenFigure {
  const { t } = useTranslation('explorer');
  const format = useFormat();
  const trail = useEmissionTrail();
  return ({ type, month }) => {
    const { category, location: locationId, from, to } = filter;
    const range = month === undefined ? { from, to } : monthRange(month);
    const typeId = type === undefined ? filter.type : Number(type.id);
    const name = [
      type?.name ?? t(`categories.${category}`),
      locationName ?? t('allLocations'),
      month === undefined ? format.dateRange(from, to, 'DD MMM YYYY') : format.date(month, 'MMM, YYYY'),
    ].join(', ');
    trail.open({ selection: figures.explorer({ ...range, category, locationId, typeId }), name });
  };
}
