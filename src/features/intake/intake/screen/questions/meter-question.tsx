import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Combobox } from '@/components/ui/combobox';
import type { Question } from '../../model';
import { itemOf, itemOptions, locationOptions } from '../choices/item-options';
import { AddLocation } from './add-location';
import type { QuestionProps } from './question-props';

type Asked = Extract<Question, { about: 'meters' }>;

/** A new meter: where it is, and what it measures unless the file says so. */
export function MeterQuestion({ question, choices, onAnswer }: QuestionProps<Asked>) {
  const { t } = useTranslation('intake');
  const id = useId();
  const [locationId, setLocationId] = useState<number | null>(null);
  const [item, setItem] = useState<string | null>(null);
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="grid w-full gap-3 sm:grid-cols-2">
        <div className="flex flex-col gap-1">
          <span id={`${id}-location`} className="font-medium text-sm">
            {t('entry.location')}
          </span>
          <Combobox
            aria-labelledby={`${id}-location`}
            options={locationOptions(choices, question.named)}
            value={locationId}
            onChange={setLocationId}
          />
        </div>
        <div className="flex flex-col gap-1">
          <span id={`${id}-item`} className="font-medium text-sm">
            {t('questions.meters.item')}
          </span>
          <Combobox
            aria-labelledby={`${id}-item`}
            options={itemOptions(choices)}
            placeholder={t('questions.meters.asInFile')}
            value={item}
            onChange={setItem}
            isClearable
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={locationId === null}
          onClick={() => {
            if (locationId !== null) onAnswer({ locationId, item: item === null ? null : itemOf(item) });
          }}
        >
          {t('questions.meters.use')}
        </Button>
        <AddLocation />
      </div>
    </div>
  );
}
