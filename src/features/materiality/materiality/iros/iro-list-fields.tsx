import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { iroChars, mostIrosOfKind } from '#api/contract/materiality/iros';
import { TextareaField } from '@/components/form/fields/text-field';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { type IroForm, type IroGroup, type IroItem, newItem } from './values';

/** An assessed item cannot be removed until its assessment is withdrawn. */
function isKept(item: IroItem | undefined): boolean {
  return item?.hasAssessment === true && item.withdrawnReason === null;
}

type IroListFieldsProps = { form: IroForm; group: IroGroup; isEditor: boolean };

/** One of the three lists, with any number of multi-line texts. */
export function IroListFields({ form, group, isEditor }: IroListFieldsProps) {
  const { t } = useTranslation('materiality-lists');
  const id = useId();
  const list = useFieldArray({ control: form.methods.control, name: group });
  const items = form.methods.watch(group);
  return (
    <section aria-labelledby={id} className="rounded-lg border p-4">
      <h3 id={id} className="font-semibold">
        {t(`iros.${group}.title`)}
      </h3>
      <p className="mb-3 text-ink-muted text-sm">{t(`iros.${group}.hint`)}</p>
      {list.fields.length === 0 ? <p className="text-ink-muted text-sm">{t('iros.none')}</p> : null}
      <ul className="flex flex-col gap-3">
        {list.fields.map((field, index) => (
          <li key={field.id} className="flex items-start gap-2">
            <TextareaField
              form={form}
              name={`${group}.${index}.value`}
              label={t(`iros.${group}.item`, { number: index + 1 })}
              className="flex-1"
              rows={2}
              maxLength={iroChars}
              hint={
                items[index]?.withdrawnReason
                  ? t('iros.withdrawn', { reason: items[index].withdrawnReason })
                  : undefined
              }
            />
            {isEditor ? (
              <IconButton
                className="mt-7"
                label={t('iros.remove', { item: t(`iros.${group}.item`, { number: index + 1 }) })}
                icon={<Trash2 aria-hidden />}
                disabledReason={isKept(items[index]) ? t('iros.kept') : undefined}
                onClick={() => list.remove(index)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {isEditor && list.fields.length < mostIrosOfKind ? (
        <Button
          size="sm"
          className="mt-3"
          onClick={() => list.append(newItem, { focusName: `${group}.${list.fields.length}.value` })}
        >
          <Plus aria-hidden />
          {t(`iros.${group}.add`)}
        </Button>
      ) : null}
    </section>
  );
}
