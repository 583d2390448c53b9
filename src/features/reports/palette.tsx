import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AreaPalette } from '@/components/layout/shell-types';
import { useSessionUser } from '@/state/session';
import { reportQueries } from './reports/queries';

/** Every kind of report, and what was saved of it. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { anyLocations, modules } = useSessionUser();
  const isOpen = anyLocations && modules.includes('REPORTS');
  const { data: reports = [] } = useQuery({ ...reportQueries.list(''), enabled: isOpen });
  if (!isOpen) return [];
  return [
    {
      id: 'reports',
      heading: t('menu.reports'),
      items: reports.flatMap(({ reportId, name, isAvailable }) => {
        const to = `/reports/${reportId}`;
        const report = {
          id: String(reportId),
          label: name,
          icon: <FileText />,
          onSelect: () => void navigate({ to }),
        };
        const saved = {
          id: `${reportId}-saved`,
          label: t('navigation.savedReports', { name }),
          icon: <FileText />,
          onSelect: () => void navigate({ to, search: { tab: 'saved' } as never }),
        };
        return isAvailable ? [report, saved] : [report];
      }),
    },
  ];
};
