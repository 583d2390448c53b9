import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssessmentRow } from '#api/contract/materiality/assessments';
import { deleteIroOpinion, type IroOpinion, type IroOpinions } from '#api/contract/materiality/opinions';
import type { ContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import type {
  AssessmentBody,
  AssessmentValues,
  ChoiceField,
} from '@/features/materiality/materiality/assessment/kinds';
import { useChoices } from '@/features/materiality/materiality/assessment/use-choices';
import { DeleteRowQuestion } from '@/features/materiality/materiality/rows/delete-row-question';
import { call } from '@/lib/api/call';
import { useErrorText } from '@/lib/problem/use-error-text';
import { type OpenOpinion, OpinionDialog } from './opinion-dialog';
import { OpinionsTable } from './opinions-table';
import { opinionsQuery } from './queries';
import { meanToUse } from './values';

type OpinionsPanelProps = {
  headerId: number;
  row: AssessmentRow;
  /** The assessment form that the mean fills; undefined for users who may not edit it. */
  form?: ContractForm<AssessmentValues, AssessmentBody> | undefined;
};

/** Individual opinions on an item, next to the company's assessment. */
export function OpinionsPanel({ headerId, row, form }: OpinionsPanelProps) {
  const { t } = useTranslation('materiality-opinions');
  const errorText = useErrorText();
  const titleId = useId();
  const { dmIroId: iroId, typeCode: kind, description, proposesHumanRights } = row;
  const item = { headerId, iroId, kind };
  const { data: read, error } = useQuery(opinionsQuery(headerId, iroId));
  const [open, setOpen] = useState<OpenOpinion | null>(null);
  const [deleting, setDeleting] = useState<IroOpinion | null>(null);
  return (
    <section aria-labelledby={titleId} className="mb-5 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={titleId} className="mr-auto font-semibold">
          {t('title')}
        </h3>
        {read ? <AddButtons read={read} onAdd={setOpen} /> : null}
      </div>
      {error ? <p className="mt-2 text-danger text-sm">{errorText(error)}</p> : null}
      {read?.opinions.length === 0 ? <p className="mt-1 text-ink-muted text-sm">{t('empty')}</p> : null}
      {read && read.opinions.length > 0 ? (
        <>
          <OpinionsTable
            {...{ item, read }}
            onChange={(opinion) => setOpen({ opinion, isColleagues: opinion.personName !== null })}
            onDelete={setDeleting}
          />
          <p className="mt-2 text-ink-muted text-xs">{t('hint')}</p>
          {form ? (
            <UseMean key={JSON.stringify(read.offered)} {...{ item, form }} offered={read.offered} />
          ) : null}
        </>
      ) : null}
      {open ? (
        <OpinionDialog
          {...open}
          {...{ item, description, proposesHumanRights }}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {deleting ? (
        <DeleteRowQuestion
          name={deleting.person}
          description={t('deleteText')}
          remove={() => removeOpinion(item, deleting)}
          onDeleted={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </section>
  );
}

function removeOpinion(
  { headerId, iroId }: { headerId: number; iroId: number },
  { dmOpinionId: opinionId, updatedOn }: IroOpinion,
): Promise<void> {
  const params = { id: headerId, iroId, opinionId };
  return call(deleteIroOpinion, { params, seenUpdatedOn: updatedOn });
}

type AddButtonsProps = { read: IroOpinions; onAdd: (open: OpenOpinion) => void };

function AddButtons({ read: { canAddOwn, canAddForColleague }, onAdd }: AddButtonsProps) {
  const { t } = useTranslation('materiality-opinions');
  return (
    <>
      {canAddOwn ? (
        <Button size="sm" onClick={() => onAdd({ opinion: null, isColleagues: false })}>
          {t('addOwn')}
        </Button>
      ) : null}
      {canAddForColleague ? (
        <Button size="sm" onClick={() => onAdd({ opinion: null, isColleagues: true })}>
          {t('addOf')}
        </Button>
      ) : null}
    </>
  );
}

type UseMeanProps = {
  item: { headerId: number; kind: AssessmentRow['typeCode'] };
  form: ContractForm<AssessmentValues, AssessmentBody>;
  offered: IroOpinions['offered'];
};

/** Fills the form without saving. Factors without agreement are named for the user to choose. */
function UseMean({ item, form, offered }: UseMeanProps) {
  const { t } = useTranslation('materiality-opinions');
  const { t: scores } = useTranslation('materiality-scores');
  const { ids } = useChoices(item.headerId, item.kind);
  const [undecided, setUndecided] = useState<ChoiceField[] | null>(null);
  const fill = () => {
    const mean = meanToUse(item.kind, offered, ids);
    for (const [field, value] of Object.entries(mean.values))
      form.methods.setValue(field as ChoiceField, value as number | null, { shouldDirty: true });
    setUndecided(mean.undecided);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" onClick={fill}>
        {t('useMean')}
      </Button>
      <p className="text-sm" aria-live="polite">
        {undecided?.length === 0 ? t('filled') : null}
        {undecided && undecided.length > 0
          ? t('filledPart', { fields: undecided.map((field) => scores(`fields.${field}`)).join(', ') })
          : null}
      </p>
    </div>
  );
}
