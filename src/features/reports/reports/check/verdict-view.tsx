import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FoundIssue } from '#api/contract/reports/issues';
import { Alert } from '@/components/ui/alert';
import { useFormat } from '@/hooks/use-format';
import { inGroups } from '@/lib/document/pdf/checksum';
import type { Verdict } from './check-pdf';

const kinds = { equal: 'success', differs: 'danger', unknown: 'attention', unreadable: 'attention' } as const;

type VerdictViewProps = { fileName: string; verdict: Verdict };

/** The result of the check, and the issue it concerns. */
export function VerdictView({ fileName, verdict }: VerdictViewProps) {
  const { t } = useTranslation('reports');
  const { kind } = verdict;
  const values =
    'issue' in verdict ? { name: verdict.issue.name, number: verdict.issue.number } : { name: '', number: 0 };
  return (
    <Alert kind={kinds[kind]} title={t(`check.verdict.${kind}.title`, values)}>
      <p className="wrap-anywhere text-sm">{fileName}</p>
      <p>{t(`check.verdict.${kind}.text`)}</p>
      {'issue' in verdict ? <IssueFacts issue={verdict.issue} /> : null}
      {kind === 'unknown' ? <Checksum hash={verdict.hash} /> : null}
    </Alert>
  );
}

function IssueFacts({ issue }: { issue: FoundIssue }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { reportId, reportHeaderId, number, name, createdOn, createdByName, hash } = issue;
  return (
    <div className="mt-2 space-y-1">
      <p>
        <Link
          className="wrap-anywhere underline underline-offset-4"
          to="/reports/$reportId/headers/$headerId/preview"
          params={{ reportId: String(reportId), headerId: String(reportHeaderId) }}
          search={{ issue: number }}
        >
          {t('check.issue', { name, number })}
        </Link>
      </p>
      <p>{t('check.finished', { date: format.dateTime(createdOn), person: createdByName })}</p>
      <Checksum hash={hash} />
    </div>
  );
}

function Checksum({ hash }: { hash: string }) {
  const { t } = useTranslation('reports');
  return (
    <p className="text-xs">
      {t('check.checksum')} <code>{inGroups(hash)}</code>
    </p>
  );
}
