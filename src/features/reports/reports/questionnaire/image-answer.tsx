import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Answer,
  answerImageLimits,
  type BaseQuestion,
  createAnswerImage,
  deleteAnswerImage,
  readAnswerImage,
  replaceAnswerImage,
} from '#api/contract/reports/questionnaires';
import { FileField } from '@/components/form/files/file-field';
import { useUploads } from '@/components/form/files/use-uploads';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { call, download } from '@/lib/api/call';
import { saying } from '@/lib/problem/stale-row';
import { useChangeText } from '@/lib/problem/use-change-text';
import { useRefusalText } from '@/lib/problem/use-refusal-text';
import { reportQueries } from '../queries';

type ImageAnswerProps = {
  headerId: number;
  question: BaseQuestion;
  answer: Answer | undefined;
  id: string;
  onTook: (answer: Answer | null) => Promise<void>;
};

const limits = { extensions: answerImageLimits.extensions, maxSizeBytes: answerImageLimits.maxFileBytes };

/** An image as an answer: uploaded immediately, shown, replaced or removed. */
export function ImageAnswer({ headerId, question, answer, id, onTook }: ImageAnswerProps) {
  const { t } = useTranslation('report-forms');
  const refusalText = useRefusalText();
  const changeText = useChangeText();
  const guard = answer && {
    params: { headerId, answerId: answer.reportAnswerId },
    seenUpdatedOn: answer.updatedOn,
  };
  const { uploads, upload, isUploading, forgetFailed } = useUploads({
    field: 'file',
    send: async (body) =>
      onTook(
        await (guard
          ? call(replaceAnswerImage, { ...guard, body })
          : call(createAnswerImage, {
              params: { headerId, questionId: question.reportQuestionId },
              body,
            })
        ).catch((error: unknown) => {
          throw saying(error, changeText(error));
        }),
      ),
    progress: () => ({ label: t('questionnaire.image.uploading'), share: null }),
  });
  const [isRemoving, setIsRemoving] = useState(false);
  const [removalProblem, setRemovalProblem] = useState<string | null>(null);
  const isBusy = isUploading || isRemoving;
  useFocusAfter(isBusy, id);
  const remove = async (shown: NonNullable<typeof guard>) => {
    setIsRemoving(true);
    setRemovalProblem(null);
    forgetFailed();
    try {
      await call(deleteAnswerImage, shown);
      await onTook(null);
    } catch (error) {
      setRemovalProblem(refusalText(error));
    } finally {
      setIsRemoving(false);
    }
  };
  const problems = [
    ...uploads.flatMap(({ errors = [] }) => errors),
    ...(removalProblem ? [removalProblem] : []),
  ];
  return (
    <div className="flex flex-col gap-3">
      {answer?.image ? <Preview {...{ headerId, question, answer }} /> : null}
      <FileField
        id={id}
        label={t(answer ? 'questionnaire.image.replace' : 'questionnaire.image.upload')}
        limits={limits}
        disabled={isBusy}
        onFiles={(files) => {
          setRemovalProblem(null);
          void upload(files);
        }}
      />
      {isBusy ? <p role="status">{t('questionnaire.image.uploading')}</p> : null}
      {problems.length > 0 ? (
        <Alert kind="danger">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      ) : null}
      {guard ? (
        <Button size="sm" className="self-start" disabled={isBusy} onClick={() => void remove(guard)}>
          {t('questionnaire.image.remove')}
        </Button>
      ) : null}
    </div>
  );
}

/** The focused element was disabled or removed with the image. */
function useFocusAfter(isBusy: boolean, id: string): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const isLost = wasBusy.current && !isBusy && document.activeElement === document.body;
    wasBusy.current = isBusy;
    if (isLost) document.getElementById(id)?.focus();
  }, [isBusy, id]);
}

type PreviewProps = { headerId: number; question: BaseQuestion; answer: Answer };

function Preview({ headerId, question, answer }: PreviewProps) {
  const { t } = useTranslation('report-forms');
  const { reportAnswerId: answerId, updatedOn, image } = answer;
  const [url, setUrl] = useState<string>();
  const { data } = useQuery({
    queryKey: [...reportQueries.all, 'answer-image', headerId, answerId, updatedOn],
    meta: { dependsOn: 'release' as const },
    queryFn: ({ signal }) => download(readAnswerImage, { params: { headerId, answerId } }, { signal }),
  });
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data.blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return (
    <figure>
      {url ? (
        <img
          src={url}
          alt={t('questionnaire.image.preview', { number: question.number })}
          className="max-h-64 max-w-full rounded-md border"
        />
      ) : null}
      <figcaption className="figures mt-1 text-ink-muted text-sm">
        {`${image?.name ?? ''} · ${t('questionnaire.image.size', { width: image?.widthPx, height: image?.heightPx })}`}
      </figcaption>
    </figure>
  );
}
