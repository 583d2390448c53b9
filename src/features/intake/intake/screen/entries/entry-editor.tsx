import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvidencedPart } from '#api/contract/intake/evidence';
import { Button } from '@/components/ui/button';
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
import { EntryNotices } from './entry-notices';

export type TeachStart = (key: string, part: EvidencedPart) => void;

type EntryEditorProps = {
  row: DraftRow;
  label: string;
  choices: IntakeChoices;
  onChange: (key: string, change: RowAnswer) => void;
  onClose: () => void;
  onTeach?: TeachStart | undefined;
};

/** Changes one entry before it is recorded. Each change applies at once; the file is not changed. */
export function EntryEditor({ row, label, choices, onChange, onClose, onTeach }: EntryEditorProps) {
  const { t } = useTranslation('intake');
  const { draft } = row;
  const change = (next: RowAnswer) => onChange(draft.key, next);
  const leaveOut = () => {
    onChange(draft.key, { isLeftOut: true, isTaken: false });
    onClose();
  };
  return (
    <fieldset className="flex flex-col gap-4 p-4">
      <legend className="sr-only">{t('entry.edit', { name: label })}</legend>
      <EntryNotices row={row} onChange={change} onLeaveOut={leaveOut} />
      <EntryFields row={row} choices={choices} onChange={change} onTeach={onTeach} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button size="sm" variant="quiet" onClick={leaveOut}>
          <X aria-hidden />
          {t('entry.leaveOut')}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t('entry.done')}
        </Button>
      </div>
    </fieldset>
  );
}

type EntryFieldsProps = Pick<EntryEditorProps, 'row' | 'choices' | 'onTeach'> & {
  onChange: (change: RowAnswer) => void;
};

function EntryFields({ row, choices, onChange, onTeach }: EntryFieldsProps) {
  const { t } = useTranslation('intake');
  const id = useId();
  const { draft } = row;
  const { reasons } = draft;
  // A trip has neither a meter nor a credit note.
  const isTrip = draft.item?.kind === 'valueChain';
  const field = (part: EvidencedPart) => ({
    id: `${id}-${part}`,
    part,
    draft,
    onTeach: onTeach && (() => onTeach(draft.key, part)),
  });
  const labelled = (part: EvidencedPart) => ({ 'aria-labelledby': `${id}-${part}` });
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <EntryField {...field('item')} label={t('entry.item')} reason={reasons.item}>
        <Combobox
          {...labelled('item')}
          options={itemOptions(choices)}
          value={draft.item && itemKey(draft.item)}
          onChange={(key) => {
            const item = key === null ? null : itemOf(key);
            if (item) onChange({ item });
          }}
        />
      </EntryField>
      <EntryField {...field('location')} label={t('entry.location')} reason={reasons.location}>
        <Combobox
          {...labelled('location')}
          options={locationOptions(choices)}
          value={draft.locationId}
          onChange={(locationId) => locationId !== null && onChange({ locationId })}
        />
      </EntryField>
      <EntryField {...field('amount')} label={t('entry.amount')}>
        <AmountInput
          {...labelled('amount')}
          value={draft.amount}
          onCommit={(amount) => onChange({ amount })}
        />
      </EntryField>
      <EntryField {...field('unit')} label={t('entry.unit')} reason={reasons.unit}>
        <Select
          {...labelled('unit')}
          options={unitOptions(choices, draft.item)}
          value={draft.unitId}
          onChange={(unitId) => onChange({ unitId })}
        />
      </EntryField>
      <EntryField {...field('startDate')} label={t('entry.startDate')}>
        <DatePicker
          {...labelled('startDate')}
          value={draft.startDate}
          onChange={(startDate) => startDate && onChange({ startDate })}
        />
      </EntryField>
      <EntryField {...field('endDate')} label={t('entry.endDate')}>
        <DatePicker
          {...labelled('endDate')}
          value={draft.endDate}
          onChange={(endDate) => endDate && onChange({ endDate })}
        />
      </EntryField>
      <EntryField {...field('invoice')} label={t('entry.invoice')}>
        <TextInput
          {...labelled('invoice')}
          maxLength={120}
          value={draft.invoice}
          onCommit={(invoice) => onChange({ invoice })}
        />
      </EntryField>
      {isTrip ? null : (
        <EntryField {...field('meter')} label={t('entry.meter')}>
          <TextInput
            {...labelled('meter')}
            maxLength={64}
            value={draft.meter}
            onCommit={(meter) => onChange({ meter })}
          />
        </EntryField>
      )}
      {draft.travellers !== undefined ? (
        <EntryField {...field('travellers')} label={t('entry.travellers')}>
          <AmountInput
            {...labelled('travellers')}
            value={draft.travellers}
            onCommit={(travellers) => onChange({ travellers })}
          />
        </EntryField>
      ) : null}
      {takesCalorificValue(draft, choices) ? (
        <CalorificEntryFields
          id={id}
          draft={draft}
          onChange={onChange}
          onTeach={onTeach && ((part) => onTeach(draft.key, part))}
        />
      ) : null}
      {draft.amount !== null && draft.amount < 0 && !isTrip ? (
        <div className="flex flex-col gap-1 sm:col-span-2">
          <span id={`${id}-corrects`} className="font-medium text-sm">
            {t('entry.corrects')}
          </span>
          <CorrectedEntry
            aria-labelledby={`${id}-corrects`}
            draft={draft}
            correctsId={row.correctsId}
            onChange={(correctsId) => onChange({ correctsId })}
          />
        </div>
      ) : null}
    </div>
  );
}
