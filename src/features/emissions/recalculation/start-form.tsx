import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { firstActivityDay } from '#api/contract/activity-data/activity-days';
import {
  createRecalculation,
  type RecalculationBody,
  type RecalculationOptions,
  recalculationBody,
} from '#api/contract/emissions/recalculations';
import { SelectField } from '@/components/form/fields/choice-fields';
import { DateField } from '@/components/form/fields/date-field';
import { Field } from '@/components/form/fields/field';
import { TextField } from '@/components/form/fields/text-field';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { UnsavedScopeProvider, useMarkUnsaved, useUnsavedScope } from '@/components/form/unsaved-scope';
import { type ContractForm, useContractForm } from '@/components/form/use-contract-form';
import { useLeaveGuard } from '@/components/form/use-leave-guard';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { RadioGroup, type RadioOption } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/api/call';
import { recalculationQueries } from '@/lib/api/queries/recalculations';
import { runQueries } from './queries';

type Values = z.input<typeof recalculationBody>;
type FieldsProps = { form: ContractForm<Values, RecalculationBody>; options: RecalculationOptions };

/** Chooses what to recalculate differently, and for which period. */
export function StartForm({ onStarted }: { onStarted: (id: number) => void }) {
  const { t } = useTranslation('recalculation');
  const options = useQuery(runQueries.options());
  return (
    <Card title={t('start.title')} description={t('start.description')} className="mb-8">
      {options.isError ? <ErrorState onRetry={() => void options.refetch()} /> : null}
      {options.isPending ? <Skeleton className="h-72" /> : null}
      {options.data ? (
        <UnsavedScopeProvider>
          <Fields options={options.data} onStarted={onStarted} />
        </UnsavedScopeProvider>
      ) : null}
    </Card>
  );
}

function Fields({ options, onStarted }: { options: RecalculationOptions; onStarted: (id: number) => void }) {
  const { t } = useTranslation('recalculation');
  const queryClient = useQueryClient();
  const scope = useUnsavedScope();
  useLeaveGuard();
  const form = useContractForm<Values, RecalculationBody>({
    schema: recalculationBody,
    defaultValues: {
      periodStart: null,
      periodEnd: null,
      gwpSet: null,
      headlineScope2Method: null,
      editionChoice: null,
      editionSeries: null,
      editionYear: null,
      baseYear: options.baseYear,
      reason: '',
    },
    onSubmit: async (body) => {
      const run = await call(createRecalculation, { body });
      await queryClient.invalidateQueries({ queryKey: recalculationQueries.all });
      scope.forget();
      onStarted(run.recalculationId);
    },
  });
  useMarkUnsaved('new', form.isDirty);
  return (
    <Form form={form} label={t('start.title')}>
      <PeriodFields form={form} options={options} />
      <ChangeFields form={form} options={options} />
      <div className="grid grid-cols-[1fr_12rem] items-start gap-4">
        <TextField
          form={form}
          name="reason"
          label={t('start.reason')}
          hint={t('start.reasonHint')}
          maxLength={500}
        />
        {options.years.length > 0 ? (
          <SelectField
            form={form}
            name="baseYear"
            label={t('start.baseYear')}
            hint={t('start.baseYearHint')}
            options={options.years.map((year) => ({ value: year, label: String(year) }))}
          />
        ) : null}
      </div>
      <FormActions>
        <SubmitButton form={form} label={t('start.submit')} />
        <span className="text-ink-muted text-sm">{t('start.harmless')}</span>
      </FormActions>
    </Form>
  );
}

/** A year by one click, any months by two dates, or everything. */
function PeriodFields({ form, options }: FieldsProps) {
  const { t } = useTranslation('recalculation');
  const [start, end] = form.methods.watch(['periodStart', 'periodEnd']);
  const choose = (from: string | null, to: string | null) => {
    form.methods.setValue('periodStart', from, { shouldDirty: true });
    form.methods.setValue('periodEnd', to, { shouldDirty: true });
    form.methods.clearErrors(['periodStart', 'periodEnd']);
  };
  const choices = [
    { label: t('request.everything'), from: null, to: null },
    ...options.years.map((year) => ({ label: String(year), from: `${year}-01-01`, to: `${year}-12-31` })),
  ];
  return (
    <div>
      <fieldset className="mb-3 flex flex-wrap gap-1.5">
        <legend className="mb-1.5 font-medium text-sm">{t('start.period')}</legend>
        {choices.map(({ label, from, to }) => {
          const isChosen = start === from && end === to;
          return (
            <Button
              key={label}
              size="sm"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => choose(from, to)}
            >
              {label}
            </Button>
          );
        })}
      </fieldset>
      <div className="grid max-w-xl grid-cols-2 items-start gap-4">
        <DateField
          form={form}
          min={firstActivityDay}
          name="periodStart"
          label={t('start.first')}
          isOptional
          isClearable
        />
        <DateField
          form={form}
          min={firstActivityDay}
          name="periodEnd"
          label={t('start.last')}
          isOptional
          isClearable
        />
      </div>
    </div>
  );
}

const asItIs = 'as-it-is';

/** Radio buttons. The first means no change, stored as null in the form. */
function OptionalChoice<Name extends 'editionChoice' | 'gwpSet' | 'headlineScope2Method'>({
  form,
  name,
  label,
  hint,
  options,
}: {
  form: FieldsProps['form'];
  name: Name;
  label: string;
  hint?: string;
  options: readonly RadioOption<string>[];
}) {
  const { t } = useTranslation('recalculation');
  return (
    <Field form={form} name={name} label={label} hint={hint} isGroup>
      {({ name: _name, ref: _ref, onBlur: _onBlur, value, onChange, ...control }) => (
        <RadioGroup<string>
          {...control}
          options={[{ value: asItIs, label: t('start.asItIs') }, ...options]}
          value={value ?? asItIs}
          onChange={(chosen) => onChange(chosen === asItIs ? null : chosen)}
          aria-labelledby={`${control.id}-label`}
        />
      )}
    </Field>
  );
}

/** Each of the three can stay unchanged. */
function ChangeFields({ form, options }: FieldsProps) {
  const { t } = useTranslation('recalculation');
  const [choice, series] = form.methods.watch(['editionChoice', 'editionSeries']);
  const publication = options.publications.find((one) => one.series === series);
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 md:grid-cols-[1.4fr_1fr_1fr]">
      <div className="flex flex-col gap-4">
        <OptionalChoice
          form={form}
          name="editionChoice"
          label={t('start.editions')}
          options={[
            { value: 'own-year', label: t('start.ownYear'), description: t('start.ownYearHint') },
            { value: 'newest', label: t('start.newest'), description: t('start.newestHint') },
            { value: 'edition', label: t('start.edition') },
          ]}
        />
        {choice === 'edition' ? (
          <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
            <SelectField
              form={form}
              name="editionSeries"
              label={t('start.publisher')}
              options={options.publications.map((one) => ({ value: one.series, label: one.publisher }))}
              onPick={() => form.methods.setValue('editionYear', null)}
            />
            <SelectField
              form={form}
              name="editionYear"
              label={t('start.year')}
              disabled={!publication}
              options={(publication?.years ?? []).map((year) => ({ value: year, label: String(year) }))}
            />
          </div>
        ) : null}
      </div>
      <OptionalChoice
        form={form}
        name="gwpSet"
        label={t('start.gwpSet')}
        hint={t('start.gwpSetNow', { set: options.gwpSet })}
        options={['AR4', 'AR5', 'AR6'].map((set) => ({ value: set, label: set }))}
      />
      <OptionalChoice
        form={form}
        name="headlineScope2Method"
        label={t('start.method')}
        hint={t(`start.methodNow.${options.headlineScope2Method}`)}
        options={[
          { value: 'location', label: t('methods.location') },
          { value: 'market', label: t('methods.market') },
        ]}
      />
    </div>
  );
}
