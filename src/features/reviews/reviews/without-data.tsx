import { useTranslation } from 'react-i18next';
import type { ReviewCoverage } from '#api/contract/reviews/coverage';
import type { ReviewCategory } from '#api/contract/reviews/reviews';
import { Button } from '@/components/ui/button';
import { useAddMissing } from './use-add-missing';

type WithoutDataProps = { category: ReviewCategory; coverage: ReviewCoverage; canAnswer: boolean };

/** Locations without data in this category. This may be correct, or the data was forgotten. */
export function WithoutData({ category, coverage, canAnswer }: WithoutDataProps) {
  const { t } = useTranslation('reviews');
  const addMissing = useAddMissing(category);
  const month = coverage.months.at(-1);
  if (coverage.withoutData.length === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <h3 className="font-medium">{t('evidence.withoutDataTitle')}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
        {coverage.withoutData.map(({ locationId, locationName }) => (
          <li key={locationId}>
            {canAnswer && !coverage.isDerived && month ? (
              <Button
                variant="link"
                className="text-sm"
                aria-label={t('evidence.addAt', { name: locationName })}
                onClick={() => addMissing(locationId, month)}
              >
                {locationName}
              </Button>
            ) : (
              locationName
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
