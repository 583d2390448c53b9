import { type Answer, answerImageLimits } from '#api/contract/reports/questionnaires';
import type { Ctx } from '#api/kernel/context';
import { receivePicture } from '#api/kernel/files/receive-picture';
import { fieldProblem, found, notFound } from '#api/kernel/problem-error';
import type { FileAnswer } from '#api/kernel/route';
import { requireReadable } from '#api/modules/reports/headers/service';
import { assertUnanswered, changeAnswers, isShown, keyOf, type OfAnswer, requireAnswer } from './answers';
import { type Asked, questionOf } from './asked';
import { findImage } from './repository';

type Call<Input> = { ctx: Ctx; input: Input };
type Upload = { body: { file: File } };

/** A picture is its own answer: there is no value beside it. */
const columns = { values: [], isFromData: false };

/** The file is judged before the transaction, which waits for nothing but the database. */
export async function createAnswerImage({
  ctx,
  input: { params, body },
}: Call<{ params: { headerId: number; questionId: number } } & Upload>): Promise<Answer> {
  await requireReadable(ctx, params.headerId);
  const picture = await receivePicture(body.file, answerImageLimits, ctx.locale);
  return changeAnswers(ctx, params.headerId, async (ctx, asked, verbs) => {
    const question = requirePictured(asked, params.questionId);
    await assertUnanswered(ctx, asked, question);
    return verbs.insert(ctx, { columns: { ...columns, questionId: question.reportQuestionId }, picture });
  });
}

export async function replaceAnswerImage({ ctx, input }: Call<OfAnswer & Upload>): Promise<Answer> {
  const { params, body } = input;
  await requireReadable(ctx, params.headerId);
  const picture = await receivePicture(body.file, answerImageLimits, ctx.locale);
  return changeAnswers(ctx, params.headerId, async (ctx, asked, verbs) => {
    const { row } = await requireAnswer(ctx, asked, params.answerId);
    requirePictured(asked, row.questionId);
    return verbs.change({ ctx, input: { ...keyOf(input), columns, picture } });
  });
}

export async function readAnswerImage({ ctx, input: { params } }: Call<OfAnswer>): Promise<FileAnswer> {
  const { row } = await requireReadable(ctx, params.headerId);
  const of = { companyId: ctx.session.companyId, headerId: row.id };
  const { name, mediaType, content } = found(await findImage(ctx.db, of, params.answerId));
  return { name, mediaType, content };
}

export function deleteAnswerImage({ ctx, input }: Call<OfAnswer>): Promise<void> {
  return changeAnswers(ctx, input.params.headerId, async (ctx, asked, verbs) => {
    const { image } = await requireAnswer(ctx, asked, input.params.answerId);
    if (!image) throw notFound();
    return verbs.remove({ ctx, input: keyOf(input) });
  });
}

/** A question of the address that there is not is missing; one that takes no picture, or does not show, refuses the file. */
function requirePictured(asked: Asked, id: number) {
  const question = found(questionOf(asked, id));
  if (question.type !== 'image') throw fieldProblem('file', 'takesNoPicture');
  if (!isShown(asked, question)) throw fieldProblem('file', 'questionNotShown');
  return question;
}
