import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { z } from 'zod';
import { date } from '#api/contract/fields';
import { localeCodes } from '#api/contract/messages';
import { createReportHeader, type ReportHeader, updateReportHeader } from '#api/contract/reports/headers';
import type { Report } from '#api/contract/reports/reports';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { useContractForm } from '@/components/form/use-contract-form';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useErrorText } from '@/lib/problem/use-error-text';
import { useHeaderSaved } from '../wizard/use-header-saved';
import { useReportGone } from '../wizard/use-report-gone';
import { useTemplateQuestion } from './template-question';

const schema = z.object({ startDate: date, endDate: date, language: z.enum(localeCodes) });
type Values = z.output<typeof schema>;

type PeriodForm = {
  report: Report;
  header: ReportHeader | undefined;
  /** The report that a new one follows: it covers the next months and starts with the same answers. */
  before: ReportHeader | undefined;
  onCreated: (header: ReportHeader) => void;
  onDone: () => void;
};

/** The form of the first step. It creates the report, or changes the period of an existing one. */
export function usePeriodForm({ report, header, before, onCreated, onDone }: PeriodForm) {
  const format = useFormat();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  const saved = useHeaderSaved();
  const handleGone = useReportGone();
  const template = useTemplateQuestion(report);
  // The values when the user started to choose. Using newer values would overwrite another user's changes unnoticed.
  const [read, setRead] = useState(header);
  // Used once there is a report.
  const changes = useSaveChanges(usePeriodKind(), read as ReportHeader);
  const basedOnId = useRef<number | null>(null);
  const form = useContractForm<Values>({
    schema,
    defaultValues: read
      ? toValues(read)
      : before
        ? nextYear(before)
        : ({ language: format.language } as DefaultValues<Values>),
    onSubmit: async (values) => {
      if (!read) return create(values);
      await change(values);
    },
  });
  const { isDirty, isSaving, methods } = form;
  useMarkUnsaved('edited', isDirty);
  useEffect(() => {
    if (!header || !read || isDirty || isSaving || header.updatedOn === read.updatedOn) return;
    setRead(header);
    methods.reset(toValues(header));
  }, [isDirty, isSaving, methods, header, read]);

  async function create({ startDate, endDate, language }: Values): Promise<void> {
    const { reportId } = report;
    const made = await call(createReportHeader, {
      body: { startDate, endDate, reportId, basedOnId: basedOnId.current, language },
    });
    await refresh(queryClient, 'reports');
    saved(made);
    onCreated(made);
  }

  async function change(values: Values): Promise<void> {
    try {
      saved(await changes.save(values, form.methods.getValues()));
    } catch (error) {
      handleGone(error);
      throw error;
    }
    scope.forget();
    onDone();
  }

  const submit: typeof form.submit = async (event) => {
    event?.preventDefault?.();
    if (read && !form.isDirty) return onDone();
    if (!read && (await form.methods.trigger())) {
      try {
        const answer = before?.isComplete ? { basedOnId: before.reportHeaderId } : await template.ask();
        if (!answer) return;
        basedOnId.current = answer.basedOnId;
      } catch (error) {
        toast.error(errorText(error));
        return;
      }
    }
    await form.submit(event);
  };
  return {
    form: { ...form, submit },
    dialogs: (
      <>
        {template.dialog}
        {changes.dialog}
      </>
    ),
  };
}

const toValues = ({ startDate, endDate, language }: ReportHeader): Values => ({
  startDate,
  endDate,
  language,
});

/** The same months one year later, in the same language. */
function nextYear({ startDate, endDate, language }: ReportHeader): Values {
  return { startDate: yearLater(startDate), endDate: yearLater(endDate), language };
}

/** The last day of February stays the last day of February. */
function yearLater(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  const isLast = date === new Date(Date.UTC(year, month, 0)).getUTCDate();
  const next = String(isLast ? last : date).padStart(2, '0');
  return `${year + 1}-${day.slice(5, 7)}-${next}`;
}

function usePeriodKind(): Changeable<ReportHeader, Values, Values> {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return {
    schema,
    toValues,
    update: ({ reportHeaderId, reportId, updatedOn }, body) =>
      call(updateReportHeader, {
        params: { headerId: reportHeaderId },
        body: { ...body, reportHeaderId, reportId, basedOnId: null },
        seenUpdatedOn: updatedOn,
      }),
    parts: [
      {
        id: 'period',
        label: t('period.months'),
        fields: ['startDate', 'endDate'],
        describe: async ({ startDate, endDate }) => format.dateRange(startDate, endDate, 'MMM, YYYY'),
      },
      {
        id: 'language',
        label: t('period.language'),
        fields: ['language'],
        describe: async ({ language }) => t(`language.${language}`),
      },
    ],
  };
}
