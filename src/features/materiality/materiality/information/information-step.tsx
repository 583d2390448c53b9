import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type MaterialityInformation, topicEditions } from '#api/contract/materiality/information';
import type { ReportHeader } from '#api/contract/reports/headers';
import { CheckboxField, RadioCardsField, SelectField } from '@/components/form/fields/choice-fields';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { failedOptions } from '@/components/form/fields/failed-options';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { ReportLanguageNotice } from '@/components/reports/report-language-notice';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { ReadOnlyNote } from '@/components/ui/read-only-note';
import { Skeleton } from '@/components/ui/skeleton';
import { StepHeading } from '@/components/wizard/step-heading';
import { WizardActions } from '@/components/wizard/wizard-actions';
import { StartFromEarlier } from '@/features/materiality/materiality/copy/start-from-earlier';
import { materialityQueries } from '@/features/materiality/materiality/queries';
import type { StepProps } from '@/features/materiality/materiality/wizard/step-props';
import { GuideLink } from './guide-link';
import { type InformationForm, useInformationForm } from './use-information-form';
import { isEditionOpen, isYearOfChoice } from './values';

/** The company's activity and size, which determine the suggestions in later steps. */
export function InformationStep(props: StepProps) {
  const { t } = useTranslation('materiality');
  const query = useQuery(materialityQueries.information(props.headerId));
  return (
    <>
      <StepHeading title={t('steps.information')}>{t('information.hint')}</StepHeading>
      <ReportLanguageNotice header={props.header} isAlwaysShown />
      <div className="max-w-2xl">
        {query.data === null && props.isEditor ? <StartFromEarlier {...props} /> : null}
        {query.data !== undefined ? (
          <InformationFields {...props} information={query.data} />
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    </>
  );
}

type InformationFieldsProps = StepProps & { information: MaterialityInformation | null };

function InformationFields({ information, header, isEditor, wizard, onNext }: InformationFieldsProps) {
  const { t } = useTranslation('materiality');
  const { t: common } = useTranslation();
  const { form, dialog } = useInformationForm({ header, information, onDone: onNext });
  return (
    <>
      <Form form={form} label={t('steps.information')}>
        <fieldset disabled={!isEditor} className="flex min-w-0 flex-col gap-5">
          <SectorField form={form} />
          <SizeField form={form} />
          {isEditionOpen(header, information) ? <EditionField form={form} header={header} /> : null}
          {information && !information.isEditionOpen ? <Edition information={information} /> : null}
        </fieldset>
        <GuideLink />
        <CheckboxField
          form={form}
          name="readConfirmation"
          label={t('information.readConfirmation')}
          disabled={!isEditor}
        />
        <WizardActions wizard={wizard}>
          {isEditor ? (
            <SubmitButton form={form} label={common('actions.next')} />
          ) : (
            <>
              <Button variant="primary" disabled={information === null} onClick={onNext}>
                {common('actions.next')}
              </Button>
              <ReadOnlyNote>{t('rows.ownersOnly')}</ReadOnlyNote>
            </>
          )}
        </WizardActions>
      </Form>
      {dialog}
    </>
  );
}

/** The edition of the topic list, where it cannot be chosen. */
function Edition({ information: { edition } }: { information: MaterialityInformation }) {
  const { t } = useTranslation('materiality');
  return (
    <div>
      <p className="font-medium">{t('information.edition')}</p>
      <p>{t(`information.editions.${edition}.name`)}</p>
      <p className="text-ink-muted text-sm">{t('information.editionSettled')}</p>
    </div>
  );
}

type FieldProps = { form: InformationForm };

function SectorField({ form }: FieldProps) {
  const { t } = useTranslation('materiality');
  const sectors = useQuery(materialityQueries.sectors());
  const chosen = sectors.data?.find(({ id }) => id === form.methods.watch('dmSectorId'));
  return (
    <ComboboxField
      form={form}
      name="dmSectorId"
      label={t('information.sector')}
      hint={failedOptions(sectors) ?? chosen?.description ?? t('information.sectorHint')}
      searchPlaceholder={t('information.sectorSearch')}
      isLoading={sectors.isPending}
      options={(sectors.data ?? []).map(({ id, name, description, code }) => ({
        value: id,
        label: `${code} · ${name}`,
        description,
      }))}
    />
  );
}

function SizeField({ form }: FieldProps) {
  const { t } = useTranslation('materiality');
  const sizes = useQuery(materialityQueries.sizes());
  const chosen = sizes.data?.find(({ id }) => id === form.methods.watch('dmCompanySizeId'));
  return (
    <SelectField
      form={form}
      name="dmCompanySizeId"
      label={t('information.size')}
      hint={failedOptions(sizes) ?? chosen?.description}
      options={(sizes.data ?? []).map(({ id, name, description }) => ({
        value: id,
        label: name,
        description,
      }))}
    />
  );
}

function EditionField({ form, header }: FieldProps & { header: ReportHeader }) {
  const { t } = useTranslation('materiality');
  return (
    <RadioCardsField
      form={form}
      name="edition"
      label={t('information.edition')}
      hint={t(isYearOfChoice(header.endDate) ? 'information.editionHint' : 'information.editionOfYear')}
      options={topicEditions.map((edition) => ({
        value: edition,
        label: t(`information.editions.${edition}.name`),
        description: t(`information.editions.${edition}.hint`),
      }))}
    />
  );
}
