import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import { Combobox } from '@/components/ui/combobox';
import { DatePicker } from '@/components/ui/date-picker';
import { Select } from '@/components/ui/select';
import { takesCalorificValue } from '../../match/entries/calorific-fields';
import type { IntakeChoices, RowAnswer } from '../../model';
import { itemKey, itemOf, itemOptions, locationOptions, unitOptions } from '../choices/item-options';
import type { DraftRow } from '../work/to-record';
import { CalorificEntryFields } from './calorific-entry-fields';
import { AmountInput, TextInput } from './committed-inputs';
import { CorrectedEntry } from './corrected-entry';
import { EntryField } from './entry-field';

/** Lets the user point to the value of a part on the page. */
export type TeachStart = (key: string, part: EvidencedPart) => void;

type EntryFieldsProps = {
  row: DraftRow;
  choices: IntakeChoices;
  onChange: (change: RowAnswer) => void;
  onTeach?: TeachStart | undefined;
};

type PartsProps = EntryFieldsProps & { id: string };

/** All that can be changed of an entry. A trip has neither a meter nor a credit note. */
export function EntryFields(props: EntryFieldsProps) {
  const id = useId();
  const { draft } = props.row;
  const isTrip = draft.item?.kind === 'valueChain';
  const parts = { ...props, id };
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <WhatAndWhere {...parts} />
      <HowMuch {...parts} />
      <When {...parts} />
      <Documents {...parts} hasMeter={!isTrip} />
      {takesCalorificValue(draft, props.choices) ? (
        <CalorificEntryFields id={id} draft={draft} onChange={props.onChange} onTeach={teachOf(props)} />
      ) : null}
      {draft.amount !== null && draft.amount < 0 && !isTrip ? <Corrected {...parts} /> : null}
    </div>
  );
}

function WhatAndWhere(props: PartsProps) {
  const { t } = useTranslation('intake');
  const { row, choices, onChange } = props;
  const { draft } = row;
  const { reasons } = draft;
  return (
    <>
      <EntryField {...fieldOf(props, 'item')} label={t('entry.item')} reason={reasons.item}>
        <Combobox
          {...labelled(props, 'item')}
          options={itemOptions(choices)}
          value={draft.item && itemKey(draft.item)}
          onChange={(key) => {
            const item = key === null ? null : itemOf(key);
            if (item) onChange({ item });
          }}
        />
      </EntryField>
      <EntryField {...fieldOf(props, 'location')} label={t('entry.location')} reason={reasons.location}>
        <Combobox
          {...labelled(props, 'location')}
          options={locationOptions(choices)}
          value={draft.locationId}
          onChange={(locationId) => locationId !== null && onChange({ locationId })}
        />
      </EntryField>
    </>
  );
}

function HowMuch(props: PartsProps) {
  const { t } = useTranslation('intake');
  const { row, choices, onChange } = props;
  const { draft } = row;
  return (
    <>
      <EntryField {...fieldOf(props, 'amount')} label={t('entry.amount')}>
        <AmountInput
          {...labelled(props, 'amount')}
          value={draft.amount}
          onCommit={(amount) => onChange({ amount })}
        />
      </EntryField>
      <EntryField {...fieldOf(props, 'unit')} label={t('entry.unit')} reason={draft.reasons.unit}>
        <Select
          {...labelled(props, 'unit')}
          options={unitOptions(choices, draft.item)}
          value={draft.unitId}
          onChange={(unitId) => onChange({ unitId })}
        />
      </EntryField>
      {draft.travellers !== undefined ? (
        <EntryField {...fieldOf(props, 'travellers')} label={t('entry.travellers')}>
          <AmountInput
            {...labelled(props, 'travellers')}
            value={draft.travellers}
            onCommit={(travellers) => onChange({ travellers })}
          />
        </EntryField>
      ) : null}
    </>
  );
}

function When(props: PartsProps) {
  const { t } = useTranslation('intake');
  const { row, onChange } = props;
  const { draft } = row;
  return (
    <>
      <EntryField {...fieldOf(props, 'startDate')} label={t('entry.startDate')}>
        <DatePicker
          {...labelled(props, 'startDate')}
          value={draft.startDate}
          onChange={(startDate) => startDate && onChange({ startDate })}
        />
      </EntryField>
      <EntryField {...fieldOf(props, 'endDate')} label={t('entry.endDate')}>
        <DatePicker
          {...labelled(props, 'endDate')}
          value={draft.endDate}
          onChange={(endDate) => endDate && onChange({ endDate })}
        />
      </EntryField>
    </>
  );
}

function Documents(props: PartsProps & { hasMeter: boolean }) {
  const { t } = useTranslation('intake');
  const { row, onChange, hasMeter } = props;
  const { draft } = row;
  return (
    <>
      <EntryField {...fieldOf(props, 'invoice')} label={t('entry.invoice')}>
        <TextInput
          {...labelled(props, 'invoice')}
          maxLength={120}
          value={draft.invoice}
          onCommit={(invoice) => onChange({ invoice })}
        />
      </EntryField>
      {hasMeter ? (
        <EntryField {...fieldOf(props, 'meter')} label={t('entry.meter')}>
          <TextInput
            {...labelled(props, 'meter')}
            maxLength={64}
            value={draft.meter}
            onCommit={(meter) => onChange({ meter })}
          />
        </EntryField>
      ) : null}
    </>
  );
}

function Corrected({ id, row, onChange }: PartsProps) {
  const { t } = useTranslation('intake');
  return (
    <div className="flex flex-col gap-1 sm:col-span-2">
      <span id={`${id}-corrects`} className="font-medium text-sm">
        {t('entry.corrects')}
      </span>
      <CorrectedEntry
        aria-labelledby={`${id}-corrects`}
        draft={row.draft}
        correctsId={row.correctsId}
        onChange={(correctsId) => onChange({ correctsId })}
      />
    </div>
  );
}

function fieldOf(props: PartsProps, part: EvidencedPart) {
  const teach = teachOf(props);
  return { id: `${props.id}-${part}`, part, draft: props.row.draft, onTeach: teach && (() => teach(part)) };
}

function labelled({ id }: PartsProps, part: EvidencedPart) {
  return { 'aria-labelledby': `${id}-${part}` };
}

function teachOf({ row, onTeach }: EntryFieldsProps): ((part: EvidencedPart) => void) | undefined {
  return onTeach && ((part) => onTeach(row.draft.key, part));
}
