import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { deleteReportHeader, nameChars, type ReportHeader } from '#api/contract/reports/headers';
import { DeleteQuestion } from '@/components/crud/delete-question';
import { useHeaderTitle } from '@/components/reports/use-header-title';
import { Input } from '@/components/ui/input';
import { call } from '@/lib/api/call';
import { refresh } from '@/lib/api/refresh';

type DeleteReportProps = { header: ReportHeader; onDeleted: () => void; onClose: () => void };

/**
 * Asks for confirmation, because answers and issues are deleted with the report. If it has issues, the user types
 * its name.
 */
export function DeleteReport({ header, onDeleted, onClose }: DeleteReportProps) {
  const { t } = useTranslation('reports');
  const queryClient = useQueryClient();
  const name = useHeaderTitle()(header);
  const [typed, setTyped] = useState('');
  const { reportHeaderId: headerId, issueNumber } = header;
  const hasIssues = issueNumber !== null;
  return (
    <DeleteQuestion
      title={t('delete.title', { name })}
      description={t(hasIssues ? 'delete.textIssued' : 'delete.text')}
      confirmLabel={t('delete.confirm')}
      isBlocked={hasIssues && typed.trim() !== header.name}
      remove={() =>
        call(deleteReportHeader, { params: { headerId }, query: hasIssues ? { name: typed } : {} })
      }
      refresh={() => refresh(queryClient, 'reports')}
      onDeleted={async () => {
        await refresh(queryClient, 'reports');
        toast.success(t('delete.done', { name }));
        onDeleted();
      }}
      onClose={onClose}
    >
      {hasIssues ? <TypedName {...{ name, typed }} onType={setTyped} /> : null}
    </DeleteQuestion>
  );
}

type TypedNameProps = { name: string; typed: string; onType: (typed: string) => void };

function TypedName({ name, typed, onType }: TypedNameProps) {
  const { t } = useTranslation('reports');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('delete.typeName', { name })}
      </label>
      <Input
        id={id}
        value={typed}
        maxLength={nameChars}
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
