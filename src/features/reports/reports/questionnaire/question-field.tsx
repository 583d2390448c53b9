import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaseQuestion } from '#api/contract/reports/questionnaires';
import { readServerProblem } from '@/components/form/server-problem';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { useFormat } from '@/hooks/use-format';
import { useErrorText } from '@/lib/problem/use-error-text';
import { AnswerControl } from './answer-control';
import { isSameValues, isUpdatedElsewhere } from './drafts';
import { ImageAnswer } from './image-answer';
import { Suggestion } from './suggestion';
import { useAnswerText } from './use-answer-text';
import type { Answers, FieldState } from './use-answers';

type QuestionFieldProps = {
  headerId: number;
  question: BaseQuestion;
  answers: Answers;
  /** The user came to complete the report, which needs this answer. */
  isMissing: boolean;
};

/** One question with its answer and save state. */
export function QuestionField({ headerId, question, answers, isMissing }: QuestionFieldProps) {
  const { t } = useTranslation(['report-forms', 'common']);
  const id = useId();
  const { reportQuestionId: key, type, number, text, subtext, reference, isRequired } = question;
  const values = answers.valuesOf(key);
  const state = answers.stateOf(key);
  const error = useRefusal(state);
  const isLacking = isMissing && !answers.saved.has(key) && values.length === 0;
  useSendOnLeaving(() => {
    if (state?.kind === 'typed') answers.send(key);
  });
  const choose = (chosen: string[]) => {
    answers.edit(key, chosen);
    answers.send(key);
  };
  /** Its button disappears, so the focus moves to the answer. */
  const chooseByButton = (chosen: string[]) => {
    focusAnswer(id);
    choose(chosen);
  };
  const isTickOne = type === 'ms_tickboxes' && !isRequired && state?.kind === 'saved' && values.length === 0;
  const problem =
    error ??
    (isTickOne ? t('questionnaire.tickOne') : isLacking ? t('common:validation.requiredField') : null);
  const described = [subtext && `${id}-subtext`, problem && `${id}-error`].filter(Boolean).join(' ');
  const isGroup = type === 'radio' || type === 'ms_tickboxes';
  const canClear = (type === 'radio' || type === 'ms_tickboxes') && values.length > 0;
  const label = (
    <>
      <span className="figures mr-2 text-ink-muted">{number}</span>
      {text}
      {isRequired ? (
        <span className="font-normal text-ink-muted">{` (${t('questionnaire.required')})`}</span>
      ) : null}
    </>
  );
  return (
    <div id={`question-${key}`} tabIndex={-1} className="flex scroll-mt-6 flex-col gap-2 outline-none">
      {isGroup ? (
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
      ) : (
        <Label id={`${id}-label`} htmlFor={id}>
          {label}
        </Label>
      )}
      {subtext ? (
        <p id={`${id}-subtext`} className="max-w-prose text-ink-muted text-sm">
          {subtext}
        </p>
      ) : null}
      <Suggestion
        question={question}
        values={values}
        answer={answers.saved.get(key)}
        onAccept={chooseByButton}
      />
      {type === 'image' ? (
        <ImageAnswer
          {...{ headerId, question, id }}
          answer={answers.saved.get(key)}
          onTook={(answer) => answers.took(key, answer)}
        />
      ) : (
        <AnswerControl
          {...{ question, values, id }}
          describedBy={described || undefined}
          isInvalid={problem !== null}
          onEdit={(edited) => answers.edit(key, edited)}
          onLeave={() => {
            if (answers.draftOf(key)) answers.send(key);
          }}
          onChoose={choose}
        />
      )}
      {problem ? (
        <p id={`${id}-error`} className="text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <UpdatedElsewhere question={question} answers={answers} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
        {type === 'text' && question.max !== null ? (
          <span className="figures">
            {t('characters', { used: values[0]?.length ?? 0, max: question.max })}
          </span>
        ) : null}
        {reference ? <span>{t('questionnaire.reference', { reference })}</span> : null}
        {canClear ? (
          <Button variant="quiet" size="sm" onClick={() => chooseByButton([])}>
            {t('questionnaire.clear')}
          </Button>
        ) : null}
        <StateText state={state} />
      </div>
    </div>
  );
}

/** Checkboxes have no focusable wrapper, so the first one gets the focus. */
function focusAnswer(id: string): void {
  const answer = document.getElementById(id);
  answer?.focus();
  if (!answer?.contains(document.activeElement)) answer?.querySelector('button')?.focus();
}

/** Leaving in a way that takes no focus from the field, such as the Back button, counts as leaving the field too. */
function useSendOnLeaving(send: () => void): void {
  const newest = useRef(send);
  newest.current = send;
  useEffect(() => () => newest.current(), []);
}

/** The problem with the answer, found here or by the server. */
function useRefusal(state: FieldState | undefined): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  if (state?.kind === 'wrong') {
    const { rule, bound } = state.problem;
    return t(`validation.${rule}`, { count: bound, value: format.number(bound) });
  }
  if (state?.kind !== 'refused') return null;
  return Object.values(readServerProblem(state.error).fields)[0] ?? errorText(state.error);
}

function StateText({ state }: { state: FieldState | undefined }) {
  const { t } = useTranslation('report-forms');
  const kind = state?.kind;
  const isSaid = kind === 'saving' || kind === 'saved' || kind === 'kept' || kind === 'typed';
  return <span role="status">{isSaid ? t(`questionnaire.state.${kind}`) : ''}</span>;
}

/** Another user's answer arrived and differs from the one in this field. */
function UpdatedElsewhere({ question, answers }: Pick<QuestionFieldProps, 'question' | 'answers'>) {
  const { t } = useTranslation('report-forms');
  const answerText = useAnswerText();
  const { reportQuestionId: key, number } = question;
  if (answers.stateOf(key)?.kind === 'alreadyUpdated')
    return <Alert kind="attention">{t('questionnaire.alreadyUpdated', { number })}</Alert>;
  const draft = answers.draftOf(key);
  const answer = answers.saved.get(key);
  if (!draft || answers.isSending(key) || !isUpdatedElsewhere(draft, answer)) return null;
  if (isSameValues(draft.values, answer?.values ?? [])) return null;
  const value = answerText(question, answer?.values ?? []);
  return <Alert kind="attention">{t('questionnaire.updated', { number, value })}</Alert>;
}
