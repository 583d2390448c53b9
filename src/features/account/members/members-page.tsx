import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { type Member, renewTemporaryPassword } from '#api/contract/account/members';
import { CrudTable } from '@/components/crud/crud-table';
import { rowActions } from '@/components/crud/row-actions';
import { useCrudList } from '@/components/crud/use-crud-list';
import { useHistoryEntry } from '@/components/crud/use-history-entry';
import type { DataColumn } from '@/components/data-table/columns';
import { PageHeader } from '@/components/layout/page';
import { ReadOnlyNotice } from '@/components/settings/read-only-notice';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { MenuEntry } from '@/components/ui/menu';
import { useFormat } from '@/hooks/use-format';
import { call } from '@/lib/api/call';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { useSessionUser } from '@/state/session';
import { MemberFormDialog } from './member-form-dialog';
import { MemberStatus } from './member-status';
import { nameOf } from './member-values';
import { memberQueries } from './queries';
import { RemoveMember } from './remove-member';
import { type MemberSearch, pageSize } from './search';
import { useMembersChanged } from './use-members-changed';

type Props = {
  search: MemberSearch;
  onSearch: (search: MemberSearch, replace?: boolean) => void;
};

/** The members of the company. Admins change the list, other users read it. */
export function MembersPage({ search, onSearch }: Props) {
  const { t } = useTranslation('members');
  const { isAdmin } = useSessionUser();
  const page = search.page ?? 1;
  const query = useQuery(memberQueries.list(page));
  const { data } = query;
  const list = useCrudList<Member>({
    data: data && { items: data.items, total: data.pagination?.TotalCount ?? 0 },
    page,
    pageSize,
    onPage: (next, replace) => onSearch({ ...search, page: next }, replace),
    rowId: ({ userId }) => userId,
  });
  const actions = useMemberActions({
    edit: (member) => void list.edit(member),
    remove: (member) => list.setDeleting(member),
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t(isAdmin ? 'description' : 'descriptionReader')}
        actions={
          isAdmin ? (
            <Button variant="primary" onClick={list.startAdding}>
              <Plus aria-hidden />
              {t('add')}
            </Button>
          ) : undefined
        }
      />
      <ReadOnlyNotice />
      <Card isFlush>
        <CrudTable
          label={t('title')}
          columns={useColumns()}
          list={{ rows: query.isError ? undefined : list.rows, paging: list.paging }}
          query={query}
          rowId={({ userId }) => userId}
          rowLabel={nameOf}
          rowActions={(member) => (isAdmin ? actions(member) : [])}
          empty={{ title: t('empty') }}
        />
      </Card>
      {list.isAdding ? <MemberFormDialog onClose={() => void list.stopAdding()} /> : null}
      {list.edited ? <MemberFormDialog member={list.edited} onClose={list.stopEditing} /> : null}
      {list.deleting ? <RemoveMember member={list.deleting} onClose={() => list.setDeleting(null)} /> : null}
    </>
  );
}

type Acts = { edit: (member: Member) => void; remove: (member: Member) => void };

/** A new password is only for members who have not chosen one; members cannot remove themselves. */
function useMemberActions({ edit, remove }: Acts): (member: Member) => MenuEntry[] {
  const { t } = useTranslation('members');
  const { t: common } = useTranslation();
  const { userId } = useSessionUser();
  const historyOf = useHistoryEntry();
  const sendAgain = useSendAgain();
  return (member) => {
    const isWaiting = member.state === 'invited' || member.state === 'expired';
    const again: MenuEntry = {
      id: 'send-again',
      label: t('sendAgain.action'),
      icon: <Mail />,
      onSelect: () => void sendAgain(member),
    };
    const entries = rowActions({
      edit: { label: common('actions.edit'), onSelect: () => edit(member) },
      others: [...(isWaiting ? [again] : []), ...historyOf('users', member.userId)],
      remove: { label: t('remove.confirm'), onSelect: () => remove(member) },
    });
    return member.userId === userId ? entries.slice(0, -1) : entries;
  };
}

function useSendAgain(): (member: Member) => Promise<void> {
  const { t } = useTranslation('members');
  const refusalText = useRefusalText();
  const changed = useMembersChanged();
  return async ({ userId: id, updatedOn, email }) => {
    try {
      await call(renewTemporaryPassword, { params: { id }, seenUpdatedOn: updatedOn });
      toast.success(t('sendAgain.done', { email }));
    } catch (error) {
      toast.error(refusalText(error));
    }
    await changed();
  };
}

function useColumns(): DataColumn<Member>[] {
  const { t } = useTranslation('members');
  const { userId } = useSessionUser();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('columns.name'),
        isRowHeader: true,
        cell: (member) => (
          <span className="block py-1">
            <span className="font-medium">{nameOf(member)}</span>
            {member.userId === userId ? (
              <span className="ml-2 font-normal text-ink-muted text-xs">{t('you')}</span>
            ) : null}
            {member.email === nameOf(member) ? null : (
              <span className="block font-normal text-ink-muted text-xs">{member.email}</span>
            )}
          </span>
        ),
      },
      {
        id: 'role',
        header: t('columns.role'),
        cell: ({ roleName }) => t(`roles.${roleName}.name`),
      },
      { id: 'access', header: t('columns.access'), cell: (member) => <Access member={member} /> },
      {
        id: 'status',
        header: t('columns.status'),
        width: '9rem',
        cell: (member) => <MemberStatus member={member} />,
      },
    ],
    [t, userId],
  );
}

/** Long words in a narrow column wrap instead of overlapping the next column. */
const wrapping = 'h-auto min-h-5.5 whitespace-normal py-0.5';

/** What keeps this member from signing in, if anything. */
function Access({ member: { state, temporaryPasswordExpiresOn } }: { member: Member }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  const day = temporaryPasswordExpiresOn?.slice(0, 10) ?? '';
  const date = day && format.date(day, 'DD MMM YYYY');
  if (state === 'invited')
    return (
      <Badge kind="info" className={wrapping}>
        {t('access.invited', { date })}
      </Badge>
    );
  if (state === 'expired')
    return (
      <Badge kind="attention" className={wrapping}>
        {t('access.expired', { date })}
      </Badge>
    );
  if (state === 'inactive') return <Badge kind="neutral">{t('access.inactive')}</Badge>;
  // A normal status is shown quietly, so the others stand out.
  return <span className="text-ink-muted">{t('access.active')}</span>;
}
