import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { reviewQueries } from './reviews/queries';

/** Every review of the company. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const navigate = useNavigate();
  const { anyReviewHeaders } = useSessionUser();
  const { data: headers = [] } = useQuery({ ...reviewQueries.headers(), enabled: anyReviewHeaders });
  return [
    {
      id: 'reviews',
      heading: t('menu.reviews'),
      items: headers.map(({ reviewHeaderId, title, periodStart, periodEnd }) => ({
        id: String(reviewHeaderId),
        label: title,
        detail: format.dateRange(periodStart, periodEnd),
        icon: <ClipboardCheck />,
        onSelect: () => void navigate({ to: `/reviews/${reviewHeaderId}` }),
      })),
    },
  ];
};
