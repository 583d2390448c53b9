import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MaterialitySource } from '#api/contract/materiality/results';
import type { ReportHeader } from '#api/contract/reports/headers';
import { FormDialog } from '@/components/crud/form-dialog';
import { CheckboxField, RadioCardsField } from '@/components/form/fields/choice-fields';
import { Form, FormActions } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Button } from '@/components/ui/button';
import { GuideLink } from '@/features/materiality/materiality/information/guide-link';
import { useFormat } from '@/hooks/use-format';
import { contentOf, settlesList } from './sources';
import { useCopyForm } from './use-copy-form';

type CopyDialogProps = {
  header: ReportHeader;
  /** Newest first; at least one. */
  sources: readonly MaterialitySource[];
  onCopied: () => void;
  onClose: () => void;
};

/** Asks which earlier assessment to start from and shows what will be copied. */
export function CopyDialog({ sources: offered, ...props }: CopyDialogProps) {
  const { t } = useTranslation('materiality');
  // The list as it was when the dialog opened; a refetch must not change the selection.
  const [sources] = useState(offered);
  return (
    <FormDialog size="lg" title={t('copy.title')} description={t('copy.text')} onClose={props.onClose}>
      {(close) => <CopyForm {...props} sources={sources} onCancel={close} />}
    </FormDialog>
  );
}

type CopyFormProps = CopyDialogProps & { onCancel: () => void };

function CopyForm({ header, sources, onCopied, onClose, onCancel }: CopyFormProps) {
  const { t } = useTranslation('materiality');
  const { t: common } = useTranslation();
  const format = useFormat();
  const titleOf = useHeaderTitle();
  const form = useCopyForm({ header, sources, onCopied, onClose });
  const chosenId = form.methods.watch('fromReportHeaderId');
  const chosen = sources.find(({ reportHeaderId }) => reportHeaderId === chosenId);
  return (
    <Form form={form} label={t('copy.title')}>
      <RadioCardsField
        form={form}
        name="fromReportHeaderId"
        label={t('copy.from')}
        options={sources.map((source) => ({
          value: source.reportHeaderId,
          label: titleOf(source),
          description: format.dateRange(source.startDate, source.endDate, 'MMM, YYYY'),
        }))}
      />
      {chosen ? <Content source={chosen} header={header} /> : null}
      <GuideLink />
      <CheckboxField form={form} name="readConfirmation" label={t('information.readConfirmation')} />
      <FormActions>
        <SubmitButton form={form} label={t('copy.submit')} />
        <Button onClick={onCancel}>{common('actions.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function Content({ source, header }: { source: MaterialitySource; header: ReportHeader }) {
  const { t } = useTranslation('materiality');
  const { copied, left } = contentOf(source);
  return (
    <div aria-live="polite" className="grid gap-4 rounded-md bg-sunken px-4 py-3 sm:grid-cols-2">
      <div>
        <p className="font-medium">{t('copy.copied')}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {copied.map((name) => (
            <li key={name} className="flex gap-2">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
              {t(`copy.content.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-medium">{t('copy.left')}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {left.map((name) => (
            <li key={name} className="flex gap-2">
              <Minus aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
              {t(`copy.content.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      {settlesList(source, header) ? <p className="sm:col-span-2">{t('copy.settlesList')}</p> : null}
    </div>
  );
}
