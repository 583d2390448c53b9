import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { withoutTrips } from '../match/items/without-trips';
import type { IntakeChoices } from '../model';
import { withColumn } from './choices/answering';
import { FilePane } from './file/file-pane';
import type { IntakePageProps } from './intake-page-props';
import type { Interpretation, SourceFacts } from './intake-tools';
import { InterpretFailure } from './interpret-failure';
import { KeptState } from './kept-state';
import { intakeQueries } from './queries';
import { TeachBar } from './teach/teach-bar';
import { useTeaching } from './teach/use-teaching';
import { useInterpretation } from './work/use-interpretation';
import type { KeptChoices } from './work/use-kept-choices';
import { useProfile, useRemembered } from './work/use-profile';
import { useRecord } from './work/use-record';
import type { ReadSource } from './work/use-source';
import { WorkPane } from './work-pane';

type WorkbenchProps = IntakePageProps & {
  kept: KeptChoices;
  source: ReadSource;
  /** The thread that had the file ended. */
  onReadAgain: () => void;
};

/** The file on the left, its entries on the right; on a narrow screen one above the other. */
export function Workbench(props: WorkbenchProps) {
  const { intake, tools, search, onSearch, kept, source } = props;
  const choices = useQuery(intakeQueries.choices());
  const { answers } = kept.choices;
  const remembered = useRemembered(kept, tools);
  const interpreted = useInterpretation({
    thread: source.thread,
    choices: choices.data,
    answers,
    remembered,
  });
  const offered = useOffered(choices.data, interpreted.shown);
  const isSettled = useProfile(interpreted.shown, kept, tools);
  const isReady = useOnce(isSettled && !interpreted.isBehind);
  const setAnswers = (next: (now: typeof answers) => typeof answers) =>
    kept.change((now) => ({ ...now, answers: next(now.answers) }));
  const teaching = useTeaching({
    thread: source.thread,
    tools,
    answers,
    onTaught: (taught) => setAnswers(() => taught),
  });
  const recording = useRecord(intake, kept, tools);
  const draft = interpreted.shown?.matched.drafts.find(({ key }) => key === search.entry);
  if (choices.isError && !choices.data) return <ErrorState onRetry={() => void choices.refetch()} />;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      {/* What is being recorded must not change. */}
      <div
        className="flex h-[28rem] min-w-0 flex-col gap-3 xl:sticky xl:top-4 xl:h-[calc(100dvh-14rem)]"
        inert={recording.state.step === 'recording'}
      >
        {teaching.bar ? <TeachBar {...teaching.bar} /> : null}
        <div className="min-h-0 flex-1">
          <FilePane
            source={source}
            name={intake.file.fileName}
            values={draft?.values ?? noValues}
            view={interpreted.shown?.understood.view ?? null}
            remembered={remembered}
            onColumn={(header, field) => setAnswers((now) => withColumn(now, header, field))}
            pick={teaching.pick}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <KeptState kept={kept} />
        <InterpretFailure error={interpreted.error} onReadAgain={props.onReadAgain} />
        {interpreted.shown && choices.data && isReady ? (
          <WorkPane
            intake={intake}
            recording={recording}
            choices={offered ?? choices.data}
            kept={kept}
            shown={interpreted.shown}
            isBehind={interpreted.isBehind}
            hasFailed={Boolean(interpreted.error)}
            remarks={source.facts.remarks}
            sheets={source.facts.type === 'table' ? source.facts.sheets : null}
            search={search}
            onSearch={onSearch}
            onAnswers={setAnswers}
            isScan={isScan(source.facts)}
            onTeach={source.facts.type === 'pdf' && source.facts.hasText ? teaching.start : undefined}
          />
        ) : interpreted.error ? null : (
          <div aria-busy="true">
            <Skeleton className="h-96" />
          </div>
        )}
      </div>
    </div>
  );
}

/** Means of travel are only offered for a file of trips. */
function useOffered(choices: IntakeChoices | undefined, shown: Interpretation | null) {
  const takesTrips = shown?.takesTrips ?? false;
  return useMemo(() => (choices && !takesTrips ? withoutTrips(choices) : choices), [choices, takesTrips]);
}

/** From the first time on: questions that a profile answers must not appear for a moment. */
function useOnce(isNow: boolean): boolean {
  const was = useRef(false);
  was.current ||= isNow;
  return was.current;
}

const noValues: readonly never[] = [];

function isScan(facts: SourceFacts): boolean {
  return facts.type === 'image' || (facts.type === 'pdf' && !facts.hasText);
}
