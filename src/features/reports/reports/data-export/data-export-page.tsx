import { useQuery } from '@tanstack/react-query';
import { Database, FileArchive, Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import { DownloadEvidence } from '@/components/evidence/download-evidence';
import { PageHeader } from '@/components/layout/page';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { useSessionUser } from '@/state/session';
import { reportQueries } from '../queries';
import { ExportState } from './export-state';
import type { FileKind } from './file-messages';
import { packageReportOf } from './package-job';
import { type DataExport, useDataExport } from './use-data-export';

/** Exports the company's data as files that open without the portal. */
export function DataExportPage() {
  const { t } = useTranslation('data-export');
  const { companyName } = useSessionUser();
  const made = useDataExport();
  return (
    <>
      <PageHeader title={t('title')} description={t('description', { company: companyName })} />
      <div className="flex max-w-200 flex-col gap-5">
        <FileCard kind="sqlite" icon={<Database aria-hidden />} made={made} />
        <FileCard kind="csv" icon={<FileArchive aria-hidden />} made={made} />
        <PackageCard made={made} />
        <p className="text-ink-muted text-sm">{t('covered')}</p>
        <EvidenceCard />
      </div>
    </>
  );
}

type FileCardProps = {
  kind: FileKind;
  icon: ReactNode;
  made: DataExport;
  onSave?: () => void;
  /** Data for the file is still loading. */
  isWaiting?: boolean;
  children?: ReactNode;
};

function FileCard({ kind, icon, made, isWaiting = false, children, ...props }: FileCardProps) {
  const { t } = useTranslation('data-export');
  const { onSave = () => void made.save(kind) } = props;
  return (
    <Card title={t(`${kind}.title`)} description={t(`${kind}.text`)}>
      <div className="flex flex-col items-start gap-4">
        {children}
        <Button
          aria-disabled={made.running !== null || isWaiting || undefined}
          onClick={isWaiting ? undefined : onSave}
        >
          {icon}
          {t(`${kind}.save`)}
        </Button>
        <div className="w-full empty:hidden">
          <ExportState kind={kind} running={made.running} outcome={made.outcome} />
        </div>
      </div>
    </Card>
  );
}

/** The value for "no report". The other values are report keys, which start at 1. */
const without = 0;

function PackageCard({ made }: { made: DataExport }) {
  const { t } = useTranslation('data-export');
  const titleOf = useHeaderTitle();
  const { modules } = useSessionUser();
  const hasReports = modules.includes('REPORTS');
  const { data, isError, refetch } = useQuery({ ...reportQueries.finished(), enabled: hasReports });
  const headers = data ?? [];
  // A package created before the reports are loaded would contain none and say so.
  const isWaiting = hasReports && data === undefined;
  const [chosen, setChosen] = useState<number | null>(null);
  const header = headerOf(headers, chosen);
  const options = [
    ...headers.map((one) => ({ value: one.reportHeaderId, label: titleOf(one) })),
    { value: without, label: t('package.without') },
  ];
  return (
    <FileCard
      kind="package"
      icon={<Package aria-hidden />}
      made={made}
      isWaiting={isWaiting}
      onSave={() => void made.save('package', header && packageReportOf(header, titleOf(header)))}
    >
      {headers.length > 0 ? (
        <div className="flex w-full max-w-100 flex-col gap-1.5">
          <Label htmlFor="package-report">{t('package.report')}</Label>
          <Select
            id="package-report"
            options={options}
            value={header?.reportHeaderId ?? without}
            onChange={setChosen}
          />
        </div>
      ) : null}
      {headers.length === 0 && !isWaiting ? <p>{t('package.none')}</p> : null}
      {isWaiting && isError ? (
        <ErrorState title={t('package.failed')} onRetry={() => void refetch()} className="w-full" />
      ) : null}
    </FileCard>
  );
}

/** The files behind the entries, first for the period of the newest finished report. */
function EvidenceCard() {
  const { t } = useTranslation('data-export');
  const { modules } = useSessionUser();
  const { data } = useQuery({ ...reportQueries.finished(), enabled: modules.includes('REPORTS') });
  const newest = data?.[0];
  return (
    <Card title={t('evidence.title')} description={t('evidence.text')}>
      <DownloadEvidence period={newest && { from: newest.startDate, to: newest.endDate }} />
    </Card>
  );
}

/** The chosen report, or the newest one by default. */
function headerOf(headers: readonly ReportHeader[], chosen: number | null): ReportHeader | null {
  if (chosen === null) return headers[0] ?? null;
  return headers.find(({ reportHeaderId }) => reportHeaderId === chosen) ?? null;
}
