import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportCategory } from '#api/contract/activity-data/imports';
import { Checkbox } from '@/components/ui/checkbox';
import { RadioGroup } from '@/components/ui/radio-group';
import { type Choice, toggled, wholeCategory, wholeState } from './choice-tree';

type CategoryChoiceProps = {
  categories: readonly ImportCategory[];
  choice: Choice | null;
  onChange: (choice: Choice) => void;
  /** Why the selection is not accepted. */
  error: string | null;
};

/** What the file contains: one category and, for fuels, all or some of the subcategories. */
export function CategoryChoice({ categories, choice, onChange, error }: CategoryChoiceProps) {
  const { t } = useTranslation('imports');
  const id = useId();
  const chosen = categories.find(({ importCategoryId }) => importCategoryId === choice?.categoryId);
  return (
    <div className="flex flex-col gap-3">
      <span id={`${id}-label`} className="font-medium">
        {t('category')}
      </span>
      <RadioGroup
        orientation="horizontal"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== null}
        options={categories.map(({ importCategoryId, name }) => ({ value: importCategoryId, label: name }))}
        value={choice?.categoryId}
        onChange={(categoryId) => {
          const category = categories.find(({ importCategoryId }) => importCategoryId === categoryId);
          if (category) onChange(wholeCategory(category));
        }}
      />
      {chosen && choice && chosen.subCategories.length > 0 ? (
        <SubcategoryTree category={chosen} choice={choice} onChange={onChange} />
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-danger text-sm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

type TreeProps = { category: ImportCategory; choice: Choice; onChange: (choice: Choice) => void };

function SubcategoryTree({ category, choice, onChange }: TreeProps) {
  const { t } = useTranslation('imports');
  return (
    <fieldset className="rounded-md border px-4 pt-2 pb-4">
      <legend className="sr-only">{t('subcategories')}</legend>
      <Checkbox
        label={t('allSubcategories')}
        checked={wholeState(choice, category)}
        onChange={(isWhole) =>
          onChange(isWhole ? wholeCategory(category) : { ...choice, subcategoryIds: [] })
        }
      />
      <ul className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 border-l pl-4">
        {category.subCategories.map(({ fuelCategoryId, name }) => (
          <li key={fuelCategoryId}>
            <Checkbox
              label={name}
              checked={choice.subcategoryIds.includes(fuelCategoryId)}
              onChange={() => onChange(toggled(choice, fuelCategoryId))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
