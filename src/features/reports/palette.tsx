import { useQueries, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileText, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import type { AreaPalette } from '@/components/layout/shell-types';
import type { PaletteItem } from '@/components/ui/command-palette';
import { useFormat } from '@/hooks/use-format';
import { useSessionUser } from '@/state/session';
import { reportQueries } from './reports/queries';

/** Every report type, the saved reports of each, and the assessments behind the newest sustainability reports. */
export const usePalette: AreaPalette = () => {
  const { t } = useTranslation(['shell', 'reports']);
  const navigate = useNavigate();
  const { anyLocations, modules } = useSessionUser();
  const isOpen = anyLocations && modules.includes('REPORTS');
  const { data: reports = [] } = useQuery({ ...reportQueries.list(''), enabled: isOpen });
  const assessments = useAssessments(isOpen ? reports : []);
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
    { id: 'materiality', heading: t('reports:materiality.open'), items: assessments },
  ];
};

/** Users who may read a report may also read its assessment, in the wizard or as results, depending on its state. */
function useAssessments(reports: readonly Report[]): PaletteItem[] {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const navigate = useNavigate();
  const { modules } = useSessionUser();
  const assessed = reports.filter(
    ({ isAvailable, questionnaireType }) =>
      isAvailable && questionnaireType === 'CSRD' && modules.includes('CSRD'),
  );
  const saved = useQueries({ queries: assessed.map(({ reportId }) => reportQueries.headers(reportId, 1)) });
  const itemOf = ({ reportId, reportHeaderId: headerId, name, startDate, endDate }: ReportHeader) => {
    const period = format.dateRange(startDate, endDate, 'MMM, YYYY');
    return {
      id: String(headerId),
      label: t('materiality.of', { name: name ?? period }),
      detail: name === null ? undefined : period,
      icon: <Scale />,
      onSelect: () =>
        void navigate({
          to: '/reports/$reportId/double-materiality',
          params: { reportId: String(reportId) },
          search: { headerId },
        }),
    };
  };
  return saved.flatMap(({ data }) => (data?.items ?? []).map(itemOf));
}
