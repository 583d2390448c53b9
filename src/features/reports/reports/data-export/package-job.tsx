import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Dialog } from '@/components/ui/dialog';
import { ExportState } from './export-state';
import type { PackageReport } from './make-package';
import { useDataExport } from './use-data-export';

/** Creates a package directly from the list of reports and shows its progress and result. */
export function PackageJob({ header, onClose }: { header: ReportHeader; onClose: () => void }) {
  const { t } = useTranslation('data-export');
  const title = useHeaderTitle()(header);
  const { running, outcome, save } = useDataExport();
  const isStarted = useRef(false);
  useEffect(() => {
    // Running twice for one click would create two files.
    if (isStarted.current) return;
    isStarted.current = true;
    void save('package', packageReportOf(header, title));
  });
  return (
    <Dialog isOpen size="sm" title={t('package.of', { title })} onClose={onClose}>
      <ExportState kind="package" running={running} outcome={outcome} />
    </Dialog>
  );
}

/** A finished report as part of a package. */
export function packageReportOf(header: ReportHeader, title: string): PackageReport {
  return {
    headerId: header.reportHeaderId,
    issue: header.issueNumber ?? 1,
    title,
    hasWorkbook: header.isExcel,
  };
}
