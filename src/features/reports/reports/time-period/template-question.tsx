import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { useFormat } from '@/hooks/use-format';
import { reportQueries } from '../queries';

type Answer = { basedOnId: number | null };

type TemplateQuestion = {
  /** Asks how to start, unless there is nothing to copy. Null when the user goes back. */
  ask: () => Promise<Answer | null>;
  dialog: ReactNode;
};

/** From scratch or from the first complete report of the same type. */
export function useTemplateQuestion({ reportId }: Report): TemplateQuestion {
  const queryClient = useQueryClient();
  const [template, setTemplate] = useState<ReportHeader | null>(null);
  const settle = useRef<((answer: Answer | null) => void) | null>(null);
  const answer = (given: Answer | null) => {
    setTemplate(null);
    settle.current?.(given);
  };
  return {
    ask: async () => {
      const found = await queryClient.fetchQuery(reportQueries.template(reportId));
      if (!found) return { basedOnId: null };
      setTemplate(found);
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
    dialog: template ? <TemplateDialog template={template} onAnswer={answer} /> : null,
  };
}

type Start = 'scratch' | 'template';

type TemplateDialogProps = { template: ReportHeader; onAnswer: (answer: Answer | null) => void };

function TemplateDialog({ template, onAnswer }: TemplateDialogProps) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const format = useFormat();
  const titleOf = useHeaderTitle();
  const [start, setStart] = useState<Start>('scratch');
  const period = format.dateRange(template.startDate, template.endDate, 'MMM, YYYY');
  const cancel = () => onAnswer(null);
  return (
    <Dialog
      isOpen
      title={t('template.title')}
      description={t('template.text')}
      onClose={cancel}
      footer={
        <>
          <Button onClick={cancel}>{common('actions.cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => onAnswer({ basedOnId: start === 'template' ? template.reportHeaderId : null })}
          >
            {t('period.create')}
          </Button>
        </>
      }
    >
      <RadioCards<Start>
        aria-label={t('template.title')}
        className="grid-cols-1"
        value={start}
        onChange={setStart}
        options={[
          { value: 'scratch', label: t('template.scratch'), description: t('template.scratchHint') },
          {
            value: 'template',
            label: t('template.template'),
            description: t('template.templateHint', { name: titleOf(template), period }),
          },
        ]}
      />
    </Dialog>
  );
}
