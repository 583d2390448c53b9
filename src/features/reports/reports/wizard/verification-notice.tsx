import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { GeneralInformation } from '#api/contract/reports/general-informations';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { reportQueries } from '../queries';

type VerificationNoticeProps = {
  header: ReportHeader;
  /** Link to where the verification is entered; undefined on that page. */
  onState: (() => void) | undefined;
};

/** A verification covers one issue. Every step says what was cleared, or what the first change will clear. */
export function VerificationNotice({ header, onState }: VerificationNoticeProps) {
  const { t } = useTranslation('reports');
  const { data } = useQuery({
    ...reportQueries.generalInformation(header.reportHeaderId),
    enabled: header.questionnaireType === 'GHG',
  });
  if (!data) return null;
  const number = header.issueNumber;
  if (data.isVerificationCleared)
    return (
      <Alert
        kind="attention"
        className="mb-5"
        title={t('verification.cleared')}
        actions={
          onState ? (
            <Button size="sm" onClick={onState}>
              {t('verification.state')}
            </Button>
          ) : undefined
        }
      >
        {number === null ? t('verification.clearedInCopy') : t('verification.clearedAfter', { number })}
      </Alert>
    );
  if (!header.isComplete || !isStated(data)) return null;
  return (
    <Alert className="mb-5" title={t('verification.ofIssue', { number })}>
      {t('verification.ofIssueHint', { number })}
    </Alert>
  );
}

function isStated({ verification, isFirstAudit }: GeneralInformation): boolean {
  return isFirstAudit !== null || (verification !== null && verification !== 'none');
}
