import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  createGapExplanation,
  type GapExplanation,
  type GapExplanationBody,
  gapExplanationBody,
  gapExplanationChars,
  updateGapExplanation,
} from '#api/contract/reviews/gap-explanations';
import type { Changeable } from '@/components/crud/changeable';
import { RecordDialog } from '@/components/crud/record-dialog';
import { DateField } from '@/components/form/fields/date-field';
import { TextareaField } from '@/components/form/fields/text-field';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { gapExplanationsQuery } from '@/lib/api/queries/gap-explanations';
import { refresh } from '@/lib/api/refresh';
import type { DialogPropsOf } from '@/state/dialogs';

type Values = z.input<typeof gapExplanationBody>;

/** Records why a source has no data in certain months, or changes that explanation. */
export function ExplainGapDialog({ gap, onClose }: DialogPropsOf<'explainGap'>) {
  const { t } = useTranslation('reviews');
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(gapExplanationsQuery);
  const kind = useExplanationKind();
  const shown = async (saving: Promise<GapExplanation>) => {
    const saved = await saving;
    await refresh(queryClient, 'reviews');
    return saved;
  };
  if (!data && !isError) return null;
  const { locationId, list, sourceId, firstMonth, lastMonth } = gap;
  const name = [gap.locationName, gap.sourceName ?? t('gap.anySource')].join(', ');
  return (
    <RecordDialog<GapExplanation, Values, GapExplanationBody>
      row={data?.find((one) => isAbout(one, gap)) ?? null}
      kind={{ ...kind, update: (seen, body) => shown(kind.update(seen, body)) }}
      create={(body) => shown(call(createGapExplanation, { body }))}
      start={{ locationId, list, sourceId, firstMonth, lastMonth: lastDayOf(lastMonth), explanation: '' }}
      title={(read) => t(read ? 'gap.changeTitle' : 'gap.title', { name })}
      description={t('gap.text')}
      addLabel={t('gap.save')}
      savedText={() => t('gap.saved', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid grid-cols-[1fr_1fr] items-start gap-4">
            <DateField form={form} name="firstMonth" label={t('gap.from')} hint={t('gap.wholeMonths')} />
            <DateField
              form={form}
              name="lastMonth"
              label={t('gap.until')}
              hint={t('gap.untilHint')}
              isOptional
              isClearable
            />
          </div>
          <TextareaField
            form={form}
            name="explanation"
            label={t('gap.explanation')}
            hint={t('gap.explanationHint')}
            maxLength={gapExplanationChars}
            rows={4}
          />
        </>
      )}
    </RecordDialog>
  );
}

type Gap = DialogPropsOf<'explainGap'>['gap'];

/** The same source at the same location in the requested month. */
function isAbout(said: GapExplanation, { locationId, list, sourceId, firstMonth }: Gap): boolean {
  return (
    said.locationId === locationId &&
    said.list === list &&
    said.sourceId === sourceId &&
    said.firstMonth <= firstMonth &&
    (said.lastMonth === null || firstMonth <= said.lastMonth)
  );
}

function useExplanationKind(): Changeable<GapExplanation, Values, GapExplanationBody> {
  const { t } = useTranslation('reviews');
  const format = useFormat();
  const month = (day: string) => format.date(day, 'MMM, YYYY');
  return {
    schema: gapExplanationBody,
    toValues: ({ gapExplanationId: _id, updatedOn: _updatedOn, ...said }) => ({
      ...said,
      lastMonth: said.lastMonth && lastDayOf(said.lastMonth),
    }),
    update: ({ gapExplanationId: id, updatedOn }, body) =>
      call(updateGapExplanation, { params: { id }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'months',
        label: t('gap.months'),
        fields: ['firstMonth', 'lastMonth'],
        describe: async ({ firstMonth, lastMonth }) =>
          lastMonth
            ? `${month(firstMonth)} – ${month(lastMonth)}`
            : t('gap.since', { month: month(firstMonth) }),
      },
      {
        id: 'explanation',
        label: t('gap.explanation'),
        fields: ['explanation'],
        describe: async ({ explanation }) => explanation,
      },
    ],
  };
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of a month is the last day of the month before.
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
