import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { z } from 'zod';
import {
  climateExplanationBody,
  explainClimate,
  type MaterialityInformation,
  mostExplanationChars,
} from '#api/contract/materiality/information';
import type { Changeable } from '@/components/crud/changeable';
import { useSaveChanges } from '@/components/crud/use-save-changes';
import { TextareaField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useMarkUnsaved } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { Card } from '@/components/ui/card';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';
import { useResultsGuard } from './use-results-guard';

type Values = z.input<typeof climateExplanationBody>;
type Body = z.output<typeof climateExplanationBody>;
type ExplanationProps = { headerId: number; isEditor: boolean };

/** ESRS 1 par. 32 requires a detailed explanation where climate change is not material. */
export function ClimateExplanation({ headerId, isEditor }: ExplanationProps) {
  const { t } = useTranslation('materiality-results');
  const { data } = useQuery(materialityQueries.information(headerId));
  if (!data) return null;
  return (
    <Card title={t('climate.title')} description={t('climate.hint')}>
      {isEditor ? (
        <ExplanationForm key={data.updatedOn} information={data} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{data.climateExplanation ?? t('climate.missing')}</p>
      )}
    </Card>
  );
}

function ExplanationForm({ information }: { information: MaterialityInformation }) {
  const { t } = useTranslation('materiality-results');
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  const kind = useExplanationKind();
  const changes = useSaveChanges(kind, information);
  const form: ContractForm<Values, Body> = useContractForm<Values, Body>({
    schema: climateExplanationBody,
    defaultValues: kind.toValues(information),
    onSubmit: async (body) => {
      await changes.save(body, form.methods.getValues());
      toast.success(t('climate.saved'));
      await refresh(queryClient, 'reports');
    },
  });
  useMarkUnsaved('edited', form.isDirty);
  useResultsGuard();
  return (
    <>
      <Form form={form} label={t('climate.title')}>
        <TextareaField
          form={form}
          name="climateExplanation"
          label={t('climate.label')}
          maxLength={mostExplanationChars}
        />
        <FormActions>
          <SubmitButton form={form} label={common('actions.save')} />
        </FormActions>
      </Form>
      {changes.dialog}
    </>
  );
}

function useExplanationKind(): Changeable<MaterialityInformation, Values, Body> {
  const { t } = useTranslation('materiality-results');
  return {
    schema: climateExplanationBody,
    toValues: ({ climateExplanation }) => ({ climateExplanation: climateExplanation ?? '' }),
    update: ({ reportHeaderId: id, updatedOn }, body) =>
      call(explainClimate, { params: { id }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'climateExplanation',
        label: t('climate.label'),
        fields: ['climateExplanation'],
        describe: async ({ climateExplanation }) => climateExplanation || '–',
      },
    ],
  };
}
