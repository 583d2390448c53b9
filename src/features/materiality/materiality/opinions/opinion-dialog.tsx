import { useTranslation } from 'react-i18next';
import {
  type IroOpinion,
  type OpinionBody,
  opinionCommentChars,
  opinionNameChars,
} from '#api/contract/materiality/opinions';
import { TextareaField, TextField } from '@/components/form/fields/text-field';
import type { ContractForm } from '@/components/form/use-contract-form';
import type { AssessedItem } from '@/features/materiality/materiality/assessment/use-assessment-kind';
import { RowDialog } from '@/features/materiality/materiality/rows/row-dialog';
import { LevelFields } from './level-fields';
import { useOpinionKind } from './use-opinion-kind';
import { type OpinionValues, opinionValues } from './values';

/** The opinion to add or change: the user's own or a colleague's. */
export type OpenOpinion = { opinion: IroOpinion | null; isColleagues: boolean };

type OpinionDialogProps = OpenOpinion & {
  item: AssessedItem;
  description: string;
  proposesHumanRights: boolean;
  onClose: () => void;
};

/** One person's opinion of an item: the level of each factor, and a comment. */
export function OpinionDialog(props: OpinionDialogProps) {
  const { item, description, opinion, isColleagues, proposesHumanRights, onClose } = props;
  const { t } = useTranslation('materiality-opinions');
  const kind = useOpinionKind(item, isColleagues);
  const titleOf = (given: IroOpinion | null) => {
    if (!isColleagues) return t(given ? 'dialog.changeOwn' : 'dialog.addOwn');
    return given ? t('dialog.changeOf', { name: given.person }) : t('dialog.addOf');
  };
  return (
    <RowDialog<IroOpinion, OpinionValues, OpinionBody>
      row={opinion}
      kind={kind}
      create={kind.create}
      start={opinionValues(null)}
      title={titleOf}
      description={description}
      savedText={() => t('saved')}
      size="lg"
      onClose={onClose}
    >
      {(form) => <OpinionFields {...{ form, item, isColleagues, proposesHumanRights }} />}
    </RowDialog>
  );
}

type OpinionFieldsProps = Pick<OpinionDialogProps, 'item' | 'isColleagues' | 'proposesHumanRights'> & {
  form: ContractForm<OpinionValues, OpinionBody>;
};

function OpinionFields({ form, item, isColleagues, proposesHumanRights }: OpinionFieldsProps) {
  const { t } = useTranslation('materiality-opinions');
  return (
    <>
      {isColleagues ? (
        <TextField
          form={form}
          name="personName"
          label={t('fields.personName')}
          hint={t('hints.personName')}
          maxLength={opinionNameChars}
          autoComplete="off"
        />
      ) : null}
      <LevelFields {...{ form, item, proposesHumanRights }} />
      <TextareaField
        form={form}
        name="comment"
        label={t('fields.comment')}
        hint={t('hints.comment')}
        isOptional
        maxLength={opinionCommentChars}
        rows={2}
      />
    </>
  );
}
