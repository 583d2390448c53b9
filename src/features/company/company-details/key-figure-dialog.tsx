import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { type Currency, currencies } from '#api/contract/company/currencies';
import {
  type CompanyKeyFigure,
  type CompanyKeyFigureBody,
  companyKeyFigureBody,
  createKeyFigure,
  updateKeyFigure,
} from '#api/contract/company/key-figures';
import type { Changeable } from '@/components/crud/changeable';
import { RecordDialog } from '@/components/crud/record-dialog';
import { ComboboxField } from '@/components/form/fields/combobox-field';
import { DateField } from '@/components/form/fields/date-field';
import { NumberField } from '@/components/form/fields/number-field';
import { TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import { WordsHere } from '@/components/knowledge/words-here';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useCompanyChanged } from '@/state/company';
import { useSessionUser } from '@/state/session';

type Values = z.input<typeof companyKeyFigureBody>;

type DialogProps = {
  /** Undefined for the figures of a new year. */
  figure?: CompanyKeyFigure | null;
  latestYear?: number | null;
  /** The company's own currency, in which revenue is most likely stated. */
  currency?: Currency | null;
  onClose: () => void;
};

/** Adds or changes the figures of a year. */
export function KeyFigureDialog({ figure = null, latestYear = null, currency = null, onClose }: DialogProps) {
  const { t } = useTranslation('company-details');
  const thisYear = Number(useSessionUser().today.slice(0, 4));
  return (
    <RecordDialog<CompanyKeyFigure, Values, CompanyKeyFigureBody>
      row={figure}
      kind={useFigureKind()}
      create={(body) => call(createKeyFigure, { body })}
      start={{ ...blank, year: nextYear(latestYear, thisYear), revenueCurrency: currency }}
      title={(read) => (read ? t('figures.editTitle', { year: read.year }) : t('figures.add'))}
      description={t('figures.formText')}
      addLabel={t('figures.add')}
      savedText={({ year }) => t('figures.saved', { year })}
      onSaved={useCompanyChanged()}
      onClose={onClose}
      onGivenUp={onClose}
    >
      {(form) => <FigureFields form={form} />}
    </RecordDialog>
  );
}

/** The year after the latest one; none if that year has not started. */
function nextYear(latestYear: number | null, thisYear: number): number {
  if (latestYear === null) return thisYear - 1;
  return latestYear < thisYear ? latestYear + 1 : blank.year;
}

type FormProps = { form: ContractForm<Values, CompanyKeyFigureBody> };

function FigureFields({ form }: FormProps) {
  const { t } = useTranslation('company-details');
  return (
    <>
      <WordsHere codes={['intensity']} />
      <NumberField form={form} name="year" label={t('figures.year')} isYear className="w-32" />
      <RevenueFields form={form} />
      <NumberField
        form={form}
        name="employees"
        label={t('figures.employees')}
        hint={t('figures.employeesHint')}
        suffix={t('figures.employeesUnit')}
        maxDecimals={2}
        isOptional
      />
      <div className="grid grid-cols-[1fr_1fr] items-start gap-4">
        <NumberField form={form} name="output" label={t('figures.output')} maxDecimals={3} isOptional />
        <TextField
          form={form}
          name="outputUnit"
          label={t('figures.outputUnit')}
          hint={t('figures.outputUnitHint')}
          maxLength={60}
          isOptional
        />
      </div>
    </>
  );
}

/** Revenue in the company's own currency. Another currency requires a rate, its date and its source. */
function RevenueFields({ form }: FormProps) {
  const { t } = useTranslation('company-details');
  const format = useFormat();
  const { today } = useSessionUser();
  const options = currencies.map((code) => ({ value: code, label: format.currency(code) }));
  const [own, other] = form.methods.watch(['revenueCurrency', 'conversionCurrency']);
  return (
    <>
      <div className="grid grid-cols-[1fr_1fr] items-start gap-4">
        <NumberField form={form} name="revenue" label={t('figures.revenue')} maxDecimals={2} isOptional />
        <ComboboxField
          form={form}
          name="revenueCurrency"
          label={t('figures.currency')}
          options={options}
          isOptional
          isClearable
        />
      </div>
      <ComboboxField
        form={form}
        name="conversionCurrency"
        label={t('figures.otherCurrency')}
        hint={t('figures.otherCurrencyHint')}
        options={options}
        isOptional
        isClearable
      />
      {other ? (
        <div className="grid grid-cols-[1fr_1fr] items-start gap-4">
          <NumberField
            form={form}
            name="conversionRate"
            label={t('figures.rate', { currency: other })}
            suffix={own ?? undefined}
            maxDecimals={9}
          />
          <DateField
            form={form}
            name="conversionDate"
            label={t('figures.rateDay')}
            max={today}
            today={today}
          />
          <TextField
            form={form}
            name="conversionSource"
            label={t('figures.rateSource')}
            hint={t('figures.rateSourceHint')}
            maxLength={255}
            className="col-span-2"
          />
        </div>
      ) : null}
    </>
  );
}

const blank: Values = {
  year: null as never,
  revenue: null,
  revenueCurrency: null,
  conversionCurrency: null,
  conversionRate: null,
  conversionDate: null,
  conversionSource: '',
  employees: null,
  output: null,
  outputUnit: '',
};

function toValues({ companyKeyFigureId: _id, updatedOn: _updatedOn, ...figure }: CompanyKeyFigure): Values {
  return {
    ...figure,
    conversionSource: figure.conversionSource ?? '',
    outputUnit: figure.outputUnit ?? '',
  };
}

/** How figures are saved, and which fields are decided when another user has changed them too. */
function useFigureKind(): Changeable<CompanyKeyFigure, Values, CompanyKeyFigureBody> {
  const { t } = useTranslation(['company-details', 'entries']);
  const format = useFormat();
  const none = t('entries:conflict.none');
  const amount = (value: number | null | undefined, unit: string | null | undefined = '') =>
    typeof value === 'number' ? `${format.number(value, { maxDecimals: 9 })} ${unit ?? ''}`.trim() : none;
  const describeConversion = (figure: Values | CompanyKeyFigureBody) => {
    const { conversionCurrency, conversionRate, conversionDate, conversionSource, revenueCurrency } = figure;
    if (!conversionCurrency) return none;
    const day = conversionDate ? format.date(conversionDate) : null;
    const rate = `1 ${conversionCurrency} = ${amount(conversionRate, revenueCurrency)}`;
    return [rate, conversionSource, day].filter(Boolean).join(', ');
  };
  return {
    schema: companyKeyFigureBody,
    toValues,
    update: ({ companyKeyFigureId: id, updatedOn }, body) =>
      call(updateKeyFigure, { params: { id }, body, seenUpdatedOn: updatedOn }),
    parts: [
      { id: 'year', label: t('figures.year'), fields: ['year'], describe: async ({ year }) => String(year) },
      {
        id: 'revenue',
        label: t('figures.revenue'),
        fields: ['revenue', 'revenueCurrency'],
        describe: async ({ revenue, revenueCurrency }) => amount(revenue, revenueCurrency),
      },
      {
        id: 'conversion',
        label: t('figures.otherCurrency'),
        fields: ['conversionCurrency', 'conversionRate', 'conversionDate', 'conversionSource'],
        describe: async (figure) => describeConversion(figure),
      },
      {
        id: 'employees',
        label: t('figures.employees'),
        fields: ['employees'],
        describe: async ({ employees }) => amount(employees),
      },
      {
        id: 'output',
        label: t('figures.output'),
        fields: ['output', 'outputUnit'],
        describe: async ({ output, outputUnit }) => amount(output, outputUnit),
      },
    ],
  };
}
