import type { Answer } from '#api/contract/reports/questionnaires';
import type { Ctx } from '#api/kernel/context';
import { type ById, crudVerbs } from '#api/kernel/crud-verbs';
import type { ReceivedPicture } from '#api/kernel/files/receive-picture';
import { type Asked, questionOf } from './asked';
import type { ShownAnswer } from './repository';
import * as repository from './repository';
import { answerToWire } from './wire';

/** What the audit keeps: the question by its name, and the answer, of a picture what it is called. */
type AuditRow = {
  id: number;
  updatedOn: Date;
  report: string | null;
  question: string | null;
  answer: string;
};

type Change = { values: string[]; isFromData: boolean };
type Plan = { picture?: ReceivedPicture | undefined };

export type AnswerVerbs = ReturnType<typeof answerVerbs>;

/** The verbs of the answers of one report, within the caller's transaction. */
export function answerVerbs({ session }: Ctx, asked: Asked) {
  const { companyId, userId } = session;
  const of = { companyId, headerId: asked.header.row.id };

  const verbs = crudVerbs<{
    row: AuditRow;
    shown: ShownAnswer;
    fresh: Change & { questionId: number };
    change: Change;
    plan: Plan;
    wire: Answer;
  }>({
    entity: 'report_answers',
    rowOf: ({ row, image }) => ({
      id: row.id,
      updatedOn: row.updatedOn,
      report: asked.header.row.name,
      question: questionOf(asked, row.questionId)?.code ?? null,
      answer: image ? image.name : row.values.join(', '),
    }),
    lock: (db, _companyId, id) => repository.lockAnswer(db, of, id),
    async insert(db, { questionId, values, isFromData, updatedOn }, { picture }) {
      const columns = { ...of, questionId, values, isFromData, updatedOn, updatedBy: userId };
      const shown = await repository.insertAnswer(db, columns);
      if (!shown || !picture) return shown;
      await repository.writeImage(db, imageOf(shown.row.id, picture));
      return repository.findAnswer(db, of, shown.row.id);
    },
    async update(db, { id }, change, { picture }) {
      if (picture) await repository.writeImage(db, imageOf(id, picture));
      return repository.updateAnswer(db, { ...of, id }, { ...change, updatedBy: userId });
    },
    toWire: () => answerToWire,
  });

  return {
    insert: verbs.insert,
    change: verbs.changes({
      async plan(ctx, { params, columns, picture }: ById & Plan & { columns: Change }) {
        const before = asked.rows.find(({ row }) => row.id === params.id)?.row;
        if (picture || !before || JSON.stringify(before.values) !== JSON.stringify(columns.values))
          return { columns, picture };
        // The same value taken from the data is the same answer: only where it comes from is another.
        const { isFromData } = columns;
        if (isFromData && !before.isFromData)
          await repository.updateAnswer(ctx.db, { ...of, id: params.id }, { isFromData, updatedBy: userId });
        return null;
      },
    }),
    remove: verbs.removes({ remove: (db, _companyId, id) => repository.deleteAnswerRow(db, { ...of, id }) }),
  };
}

function imageOf(answerId: number, { name, mediaType, picture }: ReceivedPicture): repository.ImageRow {
  const { widthPx, heightPx, bytes: content } = picture;
  return { answerId, name, mediaType, widthPx, heightPx, content };
}
