import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteMember, type Member } from '#api/contract/account/members';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { call } from '@/lib/api/call';
import { nameOf } from './member-values';
import { useMembersChanged } from './use-members-changed';

/** Names the member and says which of their data stays. A refusal is shown in the dialog. */
export function RemoveMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('members');
  const changed = useMembersChanged();
  const { userId: id, updatedOn } = member;
  const name = nameOf(member);
  return (
    <DeleteQuestion
      title={t('remove.title', { name })}
      description={t('remove.text', { email: member.email })}
      confirmLabel={t('remove.confirm')}
      remove={() => call(deleteMember, { params: { id }, seenUpdatedOn: updatedOn })}
      refresh={changed}
      onDeleted={async () => {
        // The row is gone when the dialog closes, so the focus moves to the next row.
        await changed();
        toast.success(t('remove.done', { name }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
