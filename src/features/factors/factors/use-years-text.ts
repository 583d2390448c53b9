import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The years that a number applies to: `2025`, `2019–2023`, `from 2021`. */
export function useYearsText(): (row: { yearFrom: number; yearTo: number | null }) => string {
  const { t } = useTranslation('factors');
  return useCallback(
    ({ yearFrom, yearTo }) =>
      yearTo === null
        ? t('fromYear', { year: yearFrom })
        : yearTo === yearFrom
          ? String(yearFrom)
          : `${yearFrom}–${yearTo}`,
    [t],
  );
}
