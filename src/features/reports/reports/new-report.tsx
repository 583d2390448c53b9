import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Report } from '#api/contract/reports/reports';
import { Button } from '@/components/ui/button';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { useSessionUser } from '@/state/session';

const stages = [
  'GHG.period',
  'GHG.answers',
  'GHG.finish',
  'CSRD.period',
  'CSRD.materiality',
  'CSRD.answers',
  'CSRD.finish',
] as const;

/** What a report type is for, and the link to its wizard. */
export function NewReport({ report }: { report: Report }) {
  const { t } = useTranslation('reports');
  const { description, reportId, questionnaireType } = report;
  return (
    <div className="max-w-2xl">
      <p className="text-lg">{description}</p>
      <h2 className="mt-6 font-semibold">{t('new.howTitle')}</h2>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-ink-muted">
        {stages
          .filter((stage) => stage.startsWith(questionnaireType))
          .map((stage) => (
            <li key={stage}>{t(`new.how.${stage}`)}</li>
          ))}
      </ol>
      <div className="mt-6">
        <Begin reportId={reportId} isAvailable={report.isAvailable} />
      </div>
    </div>
  );
}

type BeginProps = { reportId: number; isAvailable: boolean };

function Begin({ reportId, isAvailable }: BeginProps) {
  const { t } = useTranslation('reports');
  const { roleName } = useSessionUser();
  if (!isAvailable)
    return (
      <Button variant="primary" size="lg" disabled>
        {t('new.begin')}
      </Button>
    );
  if (roleName === 'View') return <ReadOnlyNote changedBy="editors" />;
  return (
    <Button variant="primary" size="lg" asChild>
      <Link to="/reports/$reportId/create" params={{ reportId: String(reportId) }}>
        {t('new.begin')}
        <ArrowRight aria-hidden />
      </Link>
    </Button>
  );
}
