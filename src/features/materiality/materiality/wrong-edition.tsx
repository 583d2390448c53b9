import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialityCompletion } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import { Alert } from '@/components/ui/alert';

type WrongEditionProps = { header: ReportHeader; completion: MaterialityCompletion; isEditor: boolean };

/** Explains what to do when the topics no longer apply to the year of the report; otherwise shows nothing. */
export function WrongEdition({ header, completion, isEditor }: WrongEditionProps): ReactNode {
  const { t } = useTranslation('materiality');
  if (completion.isEditionOfYear) return null;
  const year = header.endDate.slice(0, 4);
  const hasTopics = completion.steps.some(({ step, isFilled }) => step === 'topics' && isFilled);
  return (
    <Alert kind="attention" className="mb-6" title={t('wrongEdition.title', { year })}>
      <p>{t('wrongEdition.text')}</p>
      {isEditor ? (
        <ul className="mt-1 list-disc pl-4">
          <Ways {...{ header, completion, hasTopics }} />
        </ul>
      ) : null}
    </Alert>
  );
}

type WaysProps = Omit<WrongEditionProps, 'isEditor'> & { hasTopics: boolean };

function Ways({ header, completion, hasTopics }: WaysProps) {
  const { t } = useTranslation('materiality');
  const { reportHeaderId: headerId } = header;
  const params = { reportId: String(header.reportId) };
  const look = { className: 'font-medium underline underline-offset-4' };
  const toStep = { to: '/reports/$reportId/double-materiality', params } as const;
  return (
    <>
      {hasTopics ? null : (
        <li>
          <Link {...look} {...toStep} search={{ headerId, view: 'wizard', step: 'information' }}>
            {t('wrongEdition.choose')}
          </Link>
        </li>
      )}
      {hasTopics && completion.assessedCount === 0 ? (
        <li>
          <Link {...look} {...toStep} search={{ headerId, view: 'wizard', step: 'topics' }}>
            {t('wrongEdition.delete')}
          </Link>{' '}
          {t('wrongEdition.deleteHint')}
        </li>
      ) : null}
      {hasTopics ? (
        <li>
          <Link {...look} to="/reports/$reportId" params={params} search={{ tab: 'new' }}>
            {t('wrongEdition.begin')}
          </Link>{' '}
          {t('wrongEdition.beginHint')}
        </li>
      ) : null}
      <li>
        <Link
          {...look}
          to="/reports/$reportId/create"
          params={params}
          search={{ headerId, step: 'timePeriod' }}
          state={{ editMode: true }}
        >
          {t('wrongEdition.back')}
        </Link>
      </li>
    </>
  );
}
