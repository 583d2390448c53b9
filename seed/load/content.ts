import type { Db } from '#api/db/db';
import { adviceArticles, faqs } from '#api/db/schema/reference';
import content from '#seed/reference/content/faqs.json';

/** Questions, answers and advice, in both languages. */
export async function loadContent(db: Db): Promise<void> {
  await db.insert(faqs).values(
    content.faqs.map(({ code, sortOrder, groups, question, answer }) => ({
      id: sortOrder,
      code,
      groups,
      questionEn: question.en,
      questionPl: question.pl,
      answerEn: answer.en,
      answerPl: answer.pl,
      displayOrder: sortOrder,
    })),
  );
  await db.insert(adviceArticles).values(
    content.advice.map(({ code, sortOrder, title, body }) => ({
      id: sortOrder,
      code,
      titleEn: title.en,
      titlePl: title.pl,
      bodyEn: body.en,
      bodyPl: body.pl,
      displayOrder: sortOrder,
    })),
  );
}
