import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { accountsQuery } from '@/features/sandbox/sandbox/queries';
import { appBaseUrl } from '@/lib/api/api-base';
import { sessionQuery } from '@/lib/api/queries/session';
import { type LineGroup, lineGroups, linesOf, playwrightExample, type TestingLine } from './testing-lines';

/** How to test a client against this sandbox, with its own addresses. */
export function TestingTab() {
  const { t } = useTranslation('testing-page');
  const { data: user } = useQuery({ ...sessionQuery, enabled: false });
  const { data: accounts = [] } = useQuery(accountsQuery);
  const userId = user?.userId ?? accounts[0]?.userId ?? 1;
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-muted">{t('text')}</p>
      {lineGroups.map((group) => (
        <Group key={group} group={group} lines={linesOf(group, { base: appBaseUrl, userId })} />
      ))}
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('example')}</h3>
        <p className="text-ink-muted">{t('exampleText')}</p>
        <Line name={t('example')} text={playwrightExample({ base: appBaseUrl })} />
      </section>
    </div>
  );
}

function Group({ group, lines }: { group: LineGroup; lines: readonly TestingLine[] }) {
  const { t } = useTranslation('testing-page');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="font-semibold">
        {t(`groups.${group}`)}
      </h3>
      <ul className="flex flex-col gap-3">
        {lines.map(({ id, ...line }) => (
          <li key={id} className="flex flex-col gap-1.5">
            <p>{t(`lines.${id}`)}</p>
            <Line name={t(`lines.${id}`)} {...line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = Omit<TestingLine, 'id'> & { name: string };

function Line({ name, text, href }: LineProps) {
  const { t } = useTranslation('testing-page');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    );
  return (
    <div className="flex items-start gap-2">
      <pre className="wrap-anywhere min-w-0 grow whitespace-pre-wrap rounded-md border bg-surface px-3 py-2 font-mono text-xs">
        {text}
      </pre>
      <Button size="sm" aria-label={t('copyOf', { name })} onClick={() => void copy()}>
        <Copy aria-hidden />
        {t('copy')}
      </Button>
      {href ? (
        <Button size="sm" asChild>
          <a href={href} target="_blank" rel="noreferrer" aria-label={t('openOf', { name })}>
            <ExternalLink aria-hidden />
            {t('open')}
          </a>
        </Button>
      ) : null}
    </div>
  );
}
