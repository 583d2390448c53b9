import { CircleAlert, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportStep, ReportValidations } from '#api/contract/reports/headers';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Tooltip } from '@/components/ui/tooltip';

type ReviewTileProps = {
  step: ReportStep;
  /** Copied from another report and not checked yet. */
  isCopied: boolean;
  /** Undefined while it is loading. */
  missing: ReportValidations['steps'][number]['missing'] | undefined;
  onEdit: () => void;
  children: ReactNode;
};

/** The content of one step, what it lacks, and the link to it. */
export function ReviewTile({ step, isCopied, missing = [], onEdit, children }: ReviewTileProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const title = t(`step.${step}`);
  return (
    <Card
      title={
        <span className="inline-flex flex-wrap items-center gap-2">
          {title}
          {missing.length > 0 ? <MissingMark /> : null}
          {isCopied ? <Badge kind="attention">{t('copied.badge')}</Badge> : null}
        </span>
      }
      actions={
        <Button size="sm" aria-label={t('review.edit', { step: title })} onClick={onEdit}>
          <Pencil aria-hidden />
          {common('actions.edit')}
        </Button>
      }
    >
      {children}
      {missing.length > 0 ? (
        <div className="mt-3 text-danger text-sm">
          <p className="font-medium">{t('review.missing')}</p>
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {missing.slice(0, shownMissing).map(({ field, text }) => (
              <li key={field}>{text}</li>
            ))}
            {missing.length > shownMissing ? (
              <li>{t('wizard.moreMissing', { count: missing.length - shownMissing })}</li>
            ) : null}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}

/** All sixty questions of an untouched questionnaire would push the other tiles out of view. */
const shownMissing = 5;

function MissingMark() {
  const { t } = useTranslation('reports');
  return (
    <Tooltip text={t('review.completeData')}>
      <button
        type="button"
        className="cursor-default rounded-sm text-danger"
        aria-label={t('review.completeData')}
      >
        <CircleAlert aria-hidden className="size-4.5" />
      </button>
    </Tooltip>
  );
}
