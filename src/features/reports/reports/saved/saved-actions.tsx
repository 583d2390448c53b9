import { useNavigate } from '@tanstack/react-router';
import { Download, Eye, FileSpreadsheet, Layers, Pencil, Scale, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import { mayEdit } from '@/components/reports/may-edit';
import type { MenuEntry } from '@/components/ui/menu';
import { useSessionUser } from '@/state/session';
import { useSaveWorkbook } from '../use-save-workbook';

type Does = Record<'open' | 'savePdf' | 'showIssues' | 'remove', (header: ReportHeader) => void>;

/** What a person may do with a saved report. Reading and taking along wait until it is complete. */
export function useSavedActions(report: Report, { open, savePdf, showIssues, remove }: Does) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const user = useSessionUser();
  const historyOf = useHistoryEntry();
  const saveWorkbook = useSaveWorkbook();
  const edit = ({ reportId, reportHeaderId }: ReportHeader) =>
    void navigate({
      to: '/reports/$reportId/create',
      params: { reportId: String(reportId) },
      search: { headerId: reportHeaderId },
      state: { editMode: true },
    });
  const openMateriality = ({ reportId, reportHeaderId: headerId }: ReportHeader) =>
    void navigate({
      to: '/reports/$reportId/double-materiality',
      params: { reportId: String(reportId) },
      search: { headerId },
    });
  return (header: ReportHeader): MenuEntry[] => {
    const disabled = !header.isComplete;
    const reading: MenuEntry[] = [
      {
        id: 'preview',
        label: common('actions.preview'),
        icon: <Eye />,
        disabled,
        onSelect: () => open(header),
      },
      { id: 'pdf', label: t('pdf'), icon: <Download />, disabled, onSelect: () => savePdf(header) },
    ];
    if (header.isExcel)
      reading.push({
        id: 'workbook',
        label: t('workbook'),
        icon: <FileSpreadsheet />,
        disabled,
        onSelect: () => void saveWorkbook(header.reportHeaderId),
      });
    if (header.issueNumber !== null)
      reading.push({
        id: 'issues',
        label: t('issues.open'),
        icon: <Layers />,
        onSelect: () => showIssues(header),
      });
    // Whoever may read a report may read what it rests on, long before it is complete.
    if (report.questionnaireType === 'CSRD' && user.modules.includes('CSRD'))
      reading.push({
        id: 'materiality',
        label: t('materiality.open'),
        icon: <Scale />,
        onSelect: () => openMateriality(header),
      });
    if (!mayEdit(user, header)) return reading;
    return [
      ...reading,
      { id: 'edit', label: common('actions.edit'), icon: <Pencil />, onSelect: () => edit(header) },
      ...historyOf('report_headers', header.reportHeaderId),
      {
        id: 'delete',
        label: common('actions.delete'),
        icon: <Trash2 />,
        isDestructive: true,
        onSelect: () => remove(header),
      },
    ];
  };
}
