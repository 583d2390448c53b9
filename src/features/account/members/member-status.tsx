import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type Member, updateMemberStatus } from '#api/contract/account/members';
import { Select } from '@/components/ui/select';
import { call } from '@/lib/api/call';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { useSessionUser } from '@/state/session';
import { nameOf } from './member-values';
import { useMembersChanged } from './use-members-changed';

/** Takes effect immediately; users cannot change their own status. Users who may only read see a word. */
export function MemberStatus({ member }: { member: Member }) {
  const { t } = useTranslation('members');
  const { isAdmin, userId } = useSessionUser();
  const refusalText = useRefusalText();
  const changed = useMembersChanged();
  const [isSaving, setIsSaving] = useState(false);
  const name = nameOf(member);
  const word = member.active ? 'active' : 'inactive';
  if (!isAdmin) return <>{t(`status.${word}`)}</>;
  const change = async (next: 'active' | 'inactive') => {
    if (next === word) return;
    setIsSaving(true);
    try {
      await call(updateMemberStatus, {
        params: { id: member.userId },
        query: { active: String(next === 'active') },
        seenUpdatedOn: member.updatedOn,
      });
      toast.success(t(`status.${next}Done`, { name }));
    } catch (error) {
      toast.error(refusalText(error));
    } finally {
      // Also shows changes that another user has made.
      await changed();
      setIsSaving(false);
    }
  };
  const isOwn = member.userId === userId;
  return (
    <Select
      className="w-32"
      aria-label={t(isOwn ? 'status.ownLabel' : 'status.label', { name })}
      disabled={isSaving || isOwn}
      value={word}
      onChange={(next) => void change(next)}
      options={(['active', 'inactive'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
    />
  );
}
