import { useNavigate } from '@tanstack/react-router';
import {
  Download,
  Eye,
  FileArchive,
  FileCheck,
  FileSpreadsheet,
  Layers,
  Package,
  Pencil,
  Scale,
  Trash2,
  UserCheck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import { useSaveEvidence } from '@/components/evidence/use-save-evidence';
import { mayEdit } from '@/components/reports/may-edit';
import type { MenuEntry } from '@/components/ui/menu';
import { useSessionUser } from '@/state/session';
import { useSaveWorkbook } from '../use-save-workbook';

type Does = Record<
  'open' | 'savePdf' | 'savePackage' | 'showIssues' | 'takeOver' | 'remove',
  (header: ReportHeader) => void
>;

/** The actions for a saved report. Reading and downloading are disabled until it is complete. */
export function useSavedActions(
  report: Report,
  { open, savePdf, savePackage, showIssues, takeOver, remove }: Does,
) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const { t: files } = useTranslation('data-export');
  const navigate = useNavigate();
  const user = useSessionUser();
  const historyOf = useHistoryEntry();
  const saveWorkbook = useSaveWorkbook();
  const saveEvidence = useSaveEvidence();
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
    // Why it cannot be read yet; nothing if it can.
    const waits = header.isComplete ? {} : { disabledReason: t('saved.finishFirst') };
    const reading: MenuEntry[] = [
      {
        id: 'preview',
        label: common('actions.preview'),
        icon: <Eye />,
        ...waits,
        onSelect: () => open(header),
      },
      { id: 'pdf', label: t('pdf'), icon: <Download />, ...waits, onSelect: () => savePdf(header) },
    ];
    if (header.isExcel)
      reading.push({
        id: 'workbook',
        label: t('workbook'),
        icon: <FileSpreadsheet />,
        ...waits,
        onSelect: () => void saveWorkbook(header.reportHeaderId),
      });
    reading.push(
      {
        id: 'package',
        label: files('package.open'),
        icon: <Package />,
        ...waits,
        onSelect: () => savePackage(header),
      },
      {
        id: 'evidence',
        label: files('evidence.open'),
        icon: <FileArchive />,
        ...waits,
        onSelect: () => void saveEvidence({ from: header.startDate, to: header.endDate }),
      },
    );
    if (header.issueNumber !== null)
      reading.push(
        {
          id: 'issues',
          label: t('issues.open'),
          icon: <Layers />,
          onSelect: () => showIssues(header),
        },
        {
          id: 'check',
          label: t('check.open'),
          icon: <FileCheck />,
          onSelect: () => void navigate({ to: '/reports/check' }),
        },
      );
    // Users who may read a report may read its assessment long before the report is complete.
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
      ...handingOver(header),
      {
        id: 'delete',
        label: common('actions.delete'),
        icon: <Trash2 />,
        isDestructive: true,
        ...keptBack(header),
        onSelect: () => remove(header),
      },
    ];
  };

  /** An Admin can take over a report of a user who left. */
  function handingOver(header: ReportHeader): MenuEntry[] {
    if (header.isOwner || header.isOwnerActive || !user.isAdmin) return [];
    return [
      {
        id: 'take-over',
        label: t('takeOver.open'),
        icon: <UserCheck />,
        onSelect: () => takeOver(header),
      },
    ];
  }

  /** Why it cannot be deleted; nothing if it can. */
  function keptBack({ isOwner, isOwnerActive, userName: owner }: ReportHeader) {
    if (isOwner) return {};
    return { disabledReason: isOwnerActive ? t('delete.ownerOnly', { owner }) : t('delete.takeOverFirst') };
  }
}
