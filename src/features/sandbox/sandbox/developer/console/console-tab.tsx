import { Play, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SqlOutcome } from '#api/contract/engine-console';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { AskWrite } from './ask-write';
import { ConsoleStopped, createConsole, type StopReason } from './console-worker';
import { type ExampleName, exampleNames, examples } from './examples';
import { Failure, ResultTable } from './result';
import { SchemaBrowser } from './schema-browser';

const shownRows = 1000;

/** The last statement and its outcome. The result belongs to this statement, not to text typed since. */
type Ran = { sql: string; isWrite: boolean; startedOn: string; outcome: SqlOutcome };

/** SQL on the sandbox's database: reads run on a copy, changes after a trial run and a checkpoint. */
export function ConsoleTab() {
  const { t } = useTranslation('developer-tools');
  const sqlConsole = useConsole();
  const [sql, setSql] = useState<string>(examples.emissions);
  const [isWriting, setIsWriting] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [ran, setRan] = useState<Ran | null>(null);
  const [stopped, setStopped] = useState<ConsoleStopped | null>(null);
  const [rehearsed, setRehearsed] = useState<Ran | null>(null);

  const run = async () => {
    if (isRunning) return;
    setIsRunning(true);
    setRan(null);
    setStopped(null);
    try {
      const mode = isWriting ? 'rehearse' : 'read';
      const outcome = await sqlConsole.run({ sql, mode, maxRows: shownRows });
      const done = { sql, isWrite: isWriting, startedOn: new Date().toISOString(), outcome };
      // Statements that only read need no confirmation.
      if (isWriting && outcome.isDone && outcome.isChange) setRehearsed(done);
      else setRan(done);
    } catch (error) {
      setStopped(error instanceof ConsoleStopped ? error : new ConsoleStopped('not-opened', String(error)));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-muted">{t('console.text')}</p>
      <Editor sql={sql} onChange={setSql} onRun={() => void run()} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" disabled={isRunning} onClick={() => void run()}>
          <Play aria-hidden />
          {t('console.run')}
        </Button>
        <Button disabled={!isRunning} onClick={sqlConsole.stop}>
          <Square aria-hidden />
          {t('console.stop')}
        </Button>
        <div className="w-56">
          <Select<ExampleName>
            aria-label={t('console.examples')}
            placeholder={t('console.chooseExample')}
            value={exampleNames.find((name) => examples[name] === sql) ?? null}
            onChange={(name) => setSql(examples[name])}
            options={exampleNames.map((name) => ({ value: name, label: t(`console.example.${name}`) }))}
          />
        </div>
        <span className="ml-auto">
          <Switch checked={isWriting} onChange={setIsWriting} label={t('console.write')} />
        </span>
      </div>
      {isWriting ? <Alert kind="attention">{t('console.writeHint')}</Alert> : null}
      <div aria-live="polite">
        {isRunning ? <p className="text-ink-muted">{t('console.running')}</p> : null}
        {stopped ? <Stopped stopped={stopped} /> : null}
        {ran ? <Outcome ran={ran} sqlConsole={sqlConsole} /> : null}
      </div>
      <AskWrite
        asked={rehearsed?.outcome.isDone ? { ...rehearsed, command: rehearsed.outcome.command ?? '' } : null}
        onCancel={() => setRehearsed(null)}
        onDone={(outcome) => {
          if (rehearsed) setRan({ ...rehearsed, outcome });
          setRehearsed(null);
        }}
      />
      <SchemaBrowser sqlConsole={sqlConsole} isBusy={isRunning} onQuery={setSql} />
    </div>
  );
}

/** Kept only while the tab is open, because its copy of the database uses memory. */
function useConsole() {
  const [sqlConsole] = useState(createConsole);
  const kept = useRef(sqlConsole);
  useEffect(() => kept.current.stop, []);
  return sqlConsole;
}

type EditorProps = { sql: string; onChange: (sql: string) => void; onRun: () => void };

function Editor({ sql, onChange, onRun }: EditorProps) {
  const { t } = useTranslation('developer-tools');
  const id = useId();
  const runByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{t('console.label')}</Label>
      <Textarea
        id={id}
        value={sql}
        rows={6}
        maxLength={100_000}
        spellCheck={false}
        autoComplete="off"
        className="font-mono text-sm"
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={runByKey}
      />
    </div>
  );
}

function Stopped({ stopped: { reason, message } }: { stopped: ConsoleStopped }) {
  const { t } = useTranslation('developer-tools');
  const texts: Record<StopReason, () => string> = {
    stopped: () => t('console.stopped'),
    late: () => t('console.late'),
    'no-store': () => t('console.noStore'),
    'not-opened': () => t('console.notOpened', { reason: message }),
  };
  return <Alert kind={reason === 'stopped' ? 'info' : 'danger'}>{texts[reason]()}</Alert>;
}

function Outcome({ ran, sqlConsole }: { ran: Ran; sqlConsole: ReturnType<typeof createConsole> }) {
  const { sql, isWrite, outcome } = ran;
  if (!outcome.isDone) return <Failure sql={sql} isWrite={isWrite} failure={outcome} />;
  return <ResultTable sql={sql} isWrite={isWrite} result={outcome} sqlConsole={sqlConsole} />;
}
