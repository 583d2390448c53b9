import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FileField } from '@/components/form/files/file-field';
import { BackLabel, PageHeader } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { Progress } from '@/components/ui/progress';
import { useErrorText } from '@/lib/problem/use-error-text';
import { type Check, useCheckPdf } from './use-check-pdf';
import { VerdictView } from './verdict-view';

const limits = { extensions: ['pdf'], maxSizeBytes: 50_000_000 };

/** Checks whether a PDF is an unaltered finished report. The file stays in the browser. */
export function CheckPage() {
  const { t } = useTranslation('reports');
  const { check, start } = useCheckPdf();
  return (
    <>
      <PageHeader
        title={t('check.title')}
        description={t('check.description')}
        above={
          <Link to="/reports">
            <BackLabel>{t('title')}</BackLabel>
          </Link>
        }
      />
      <div className="max-w-2xl space-y-4">
        <FileField label={t('check.file')} limits={limits} onFiles={([file]) => file && void start(file)} />
        <p className="text-ink-muted text-sm">{t('check.notUploaded')}</p>
        <div aria-live="polite">{check ? <CheckView check={check} /> : null}</div>
      </div>
    </>
  );
}

function CheckView({ check }: { check: Check }) {
  const { t } = useTranslation('reports');
  const errorText = useErrorText();
  switch (check.kind) {
    case 'checking':
      return <Progress label={t('check.checking', { name: check.fileName })} share={check.share} />;
    case 'failed':
      return (
        <Alert kind="danger" title={t('check.failed', { name: check.fileName })}>
          {errorText(check.error)}
        </Alert>
      );
    case 'done':
      return <VerdictView fileName={check.fileName} verdict={check.verdict} />;
  }
}
