import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import {
  createMaterialityScreening,
  type MaterialityScreening,
  type MaterialityStandard,
  type ScreeningBody,
  screeningBody,
  screeningReasonChars,
  updateMaterialityScreening,
} from '#api/contract/materiality/screenings';
import type { Changeable } from '@/components/crud/changeable';
import { Field } from '@/components/form/fields/field';
import { TextareaField } from '@/components/form/fields/text-field';
import { RadioGroup } from '@/components/ui/radio-group';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { call } from '@/lib/api/call';

type Values = z.input<typeof screeningBody>;

type ScreeningDialogProps = { headerId: number; standard: MaterialityStandard; onClose: () => void };

/** Whether a topical standard is relevant to the company and, if not, why. */
export function ScreeningDialog({ headerId, standard: of, onClose }: ScreeningDialogProps) {
  const { t } = useTranslation('materiality-lists');
  const { t: common } = useTranslation();
  const name = `${of.standard} ${of.name}`;
  return (
    <RowDialog<MaterialityScreening, Values, ScreeningBody>
      row={of.screening}
      kind={useScreeningKind(headerId)}
      create={(body) =>
        call(createMaterialityScreening, {
          params: { id: headerId },
          body: { ...body, standard: of.standard },
        })
      }
      start={{ isRelevant: null as never, reason: '' }}
      title={() => t('standards.formTitle', { name })}
      description={t('standards.formText')}
      savedText={() => t('saved', { name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Field form={form} name="isRelevant" label={t('standards.isRelevant')} isGroup>
            {({ name: _name, ref: _ref, onBlur: _onBlur, value, onChange, ...control }) => (
              <RadioGroup<'yes' | 'no'>
                {...control}
                aria-labelledby={`${control.id}-label`}
                orientation="horizontal"
                value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
                onChange={(answer) => onChange(answer === 'yes')}
                options={[
                  { value: 'yes', label: common('answers.yes') },
                  { value: 'no', label: common('answers.no') },
                ]}
              />
            )}
          </Field>
          <TextareaField
            form={form}
            name="reason"
            label={t('standards.reason')}
            hint={t('standards.reasonHint')}
            maxLength={screeningReasonChars}
            isOptional={form.methods.watch('isRelevant') !== false}
          />
        </>
      )}
    </RowDialog>
  );
}

function useScreeningKind(headerId: number): Changeable<MaterialityScreening, Values, ScreeningBody> {
  const { t } = useTranslation('materiality-lists');
  const { t: common } = useTranslation();
  return {
    schema: screeningBody,
    toValues: ({ isRelevant, reason }) => ({ isRelevant, reason: reason ?? '' }),
    update: ({ dmScreeningId: screeningId, updatedOn }, body) =>
      call(updateMaterialityScreening, {
        params: { id: headerId, screeningId },
        body,
        seenUpdatedOn: updatedOn,
      }),
    parts: [
      {
        id: 'relevance',
        label: t('standards.isRelevant'),
        fields: ['isRelevant', 'reason'],
        describe: async ({ isRelevant, reason }) =>
          [common(isRelevant ? 'answers.yes' : 'answers.no'), reason].filter(Boolean).join(': '),
      },
    ],
  };
}
