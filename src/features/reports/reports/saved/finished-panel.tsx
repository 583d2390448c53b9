import { Link } from '@tanstack/react-router';
import { CalendarPlus, Download, Eye, FileSpreadsheet, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useSaveWorkbook } from '../use-save-workbook';
import { ShareSwitch } from './share-switch';

type FinishedPanelProps = { header: ReportHeader; onSavePdf: () => void; onSavePackage: () => void };

/** The next actions for a report that was just finished. */
export function FinishedPanel({ header, onSavePdf, onSavePackage }: FinishedPanelProps) {
  const { t } = useTranslation('reports');
  const { t: files } = useTranslation('data-export');
  const titleOf = useHeaderTitle();
  const saveWorkbook = useSaveWorkbook();
  const { reportId, reportHeaderId, isExcel, issueNumber } = header;
  const params = { reportId: String(reportId), headerId: String(reportHeaderId) };
  return (
    <Alert
      kind="success"
      className="mb-5"
      title={t('review.finished', { name: titleOf(header), number: issueNumber ?? 1 })}
    >
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="sm" variant="primary" asChild>
          <Link to="/reports/$reportId/headers/$headerId/preview" params={params}>
            <Eye aria-hidden />
            {t('finished.open')}
          </Link>
        </Button>
        <Button size="sm" onClick={onSavePdf}>
          <Download aria-hidden />
          {t('pdf')}
        </Button>
        {isExcel ? (
          <Button size="sm" onClick={() => void saveWorkbook(reportHeaderId)}>
            <FileSpreadsheet aria-hidden />
            {t('workbook')}
          </Button>
        ) : null}
        <Button size="sm" onClick={onSavePackage}>
          <Package aria-hidden />
          {files('package.open')}
        </Button>
        <Button size="sm" asChild>
          <Link to="/reports/$reportId/create" params={params} search={{ after: reportHeaderId }}>
            <CalendarPlus aria-hidden />
            {t('finished.next')}
          </Link>
        </Button>
        <span className="ml-2">
          <ShareSwitch header={header} />
        </span>
      </div>
    </Alert>
  );
}
