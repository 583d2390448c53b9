import { useTranslation } from 'react-i18next';
import type { Intake } from '#api/contract/intake/intakes';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import type { Answers, IntakeChoices, Remark, RowAnswer } from '../model';
import { answered, withRow, withSheet } from './choices/answering';
import { ControlTotals } from './entries/control-totals';
import type { TeachStart } from './entries/entry-fields';
import { EntryTable } from './entries/entry-table';
import { LeftOutList } from './entries/left-out-list';
import { RecordBar } from './entries/record-bar';
import { RemarkList } from './entries/remark-list';
import { TableReading } from './file/table-reading';
import type { Interpretation, SheetFacts } from './intake-tools';
import { GivenAnswers } from './questions/given-answers';
import { QuestionList } from './questions/question-list';
import { SheetChoice } from './questions/sheet-choice';
import type { IntakeSearch } from './search';
import { withPlace } from './teach/teaching';
import { draftRows, entriesToRecord, obstaclesOf, withAllKept } from './work/to-record';
import { useCheck } from './work/use-check';
import type { KeptChoices } from './work/use-kept-choices';
import { useKeptFocus } from './work/use-kept-focus';
import type { RecordIntake } from './work/use-record';

type WorkPaneProps = {
  intake: Intake;
  recording: RecordIntake;
  choices: IntakeChoices;
  kept: KeptChoices;
  shown: Interpretation;
  isBehind: boolean;
  /** The newest answers could not be applied. */
  hasFailed: boolean;
  /** Of reading the file; those of its meaning come with `shown`. */
  remarks: readonly Remark[];
  /** Of a table; null for any other file. */
  sheets: readonly SheetFacts[] | null;
  search: IntakeSearch;
  onSearch: (search: IntakeSearch) => void;
  onAnswers: (next: (now: Answers) => Answers) => void;
  onTeach: TeachStart | undefined;
  /** The file is a picture, so entered amounts have no words on the page. */
  isScan: boolean;
};

/** Questions first, then the entries with everything that is left out, then recording. */
export function WorkPane(props: WorkPaneProps) {
  const { intake, recording, choices, kept, shown, search, onSearch, onAnswers, onTeach } = props;
  const { t } = useTranslation('intake');
  const { understood, matched } = shown;
  const questions = [...understood.questions, ...matched.questions];
  const check = useCheck(intake.intakeId, shown);
  const rows = draftRows(shown, check.data ?? null, kept.choices.answers);
  const focus = useKeptFocus();
  const { remembered } = kept.choices;
  const title = t('entries.title', { count: rows.length });
  const changeRow = (key: string, change: RowAnswer) =>
    onAnswers((now) =>
      withRow(now, key, props.isScan ? withPlace(change, now.rows?.[key]?.values ?? []) : change),
    );
  const keepAll = () => onAnswers((now) => withAllKept(now, rows));
  return (
    <div ref={focus.pane} className="flex flex-col gap-5">
      {/* What is being recorded must not change. */}
      <div className="flex flex-col gap-5" inert={recording.state.step === 'recording'}>
        {remembered ? <Alert kind="success">{t('page.remembered', { name: remembered.name })}</Alert> : null}
        {props.isScan ? (
          <Alert kind="info" title={t('page.scan.title')}>
            {t('page.scan.text')}
          </Alert>
        ) : null}
        <QuestionList
          questions={questions}
          choices={choices}
          onAnswer={(question, given) => onAnswers((now) => answered(now, question, given))}
          titleRef={focus.questions}
        />
        {questions.some(({ about }) => about === 'sheet') ? null : (
          <SheetChoice
            view={understood.view}
            onSheet={(sheet) => onAnswers((now) => withSheet(now, sheet))}
          />
        )}
        <RemarkList remarks={[...props.remarks, ...understood.remarks]} />
        <Card
          ref={focus.entries}
          tabIndex={-1}
          isFlush
          aria-label={title}
          title={title}
          description={t('entries.hint')}
        >
          <EntryTable
            rows={rows}
            choices={choices}
            openKey={search.entry ?? null}
            onOpen={(entry) => onSearch({ ...search, entry: entry ?? undefined } as IntakeSearch)}
            page={search.page ?? 1}
            onPage={(page) => onSearch({ page })}
            onChange={changeRow}
            onTeach={onTeach}
          />
        </Card>
        {props.sheets && understood.view ? (
          <TableReading
            view={understood.view}
            settled={understood.settled}
            sheets={props.sheets}
            onAnswers={onAnswers}
          />
        ) : null}
        <GivenAnswers answers={kept.choices.answers} choices={choices} onAnswers={onAnswers} />
        <LeftOutList
          leftOut={matched.leftOut}
          onTake={(key) => onAnswers((now) => withRow(now, key, { isTaken: true, isLeftOut: false }))}
        />
        <ControlTotals
          totals={matched.totals}
          hasTotalRows={matched.leftOut.some(({ reason }) => reason === 'total')}
        />
      </div>
      {check.isError ? (
        <ErrorState title={t('page.checkFailed')} onRetry={() => void check.refetch()} />
      ) : (
        <RecordBar
          count={rows.length}
          obstacles={obstaclesOf(shown, rows, check.data !== undefined)}
          isBehind={props.isBehind}
          hasFailed={props.hasFailed}
          recording={recording.state}
          onRecord={() => void recording.record({ ...shown, entries: entriesToRecord(shown, rows) })}
          onKeepAll={keepAll}
        />
      )}
    </div>
  );
}
