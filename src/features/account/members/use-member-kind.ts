import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Member, type NewMemberBody, newMemberBody, updateMember } from '#api/contract/account/members';
import type { Changeable } from '@/components/crud/changeable';
import { call } from '@/lib/api/call';
import { type MemberValues, toValues } from './member-values';
import { memberQueries } from './queries';

/** How a member is saved, and which fields are decided when another user has changed them too. */
export function useMemberKind(): Changeable<Member, MemberValues, NewMemberBody> {
  const { t } = useTranslation(['members', 'entries']);
  const { data: roles = [] } = useQuery(memberQueries.roles());
  const none = t('entries:conflict.none');
  const roleText = (roleId: number) => {
    const role = roles.find((one) => one.roleId === roleId);
    return role ? t(`roles.${role.name}.name`) : none;
  };
  return {
    schema: newMemberBody,
    toValues,
    update: ({ userId: id, updatedOn }, { languageId: _, ...body }) =>
      call(updateMember, { params: { id }, body, seenUpdatedOn: updatedOn }),
    parts: [
      {
        id: 'roleId',
        label: t('form.role'),
        fields: ['roleId'],
        describe: async ({ roleId }) => roleText(roleId),
      },
      ...(['firstName', 'lastName'] as const).map((field) => ({
        id: field,
        label: t(`form.${field}`),
        fields: [field],
        describe: async (values: MemberValues) => values[field] || none,
      })),
    ],
  };
}
