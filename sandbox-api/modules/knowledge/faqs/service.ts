import { type Faq, maxFaqs } from '#api/contract/knowledge/faqs';
import type { Ctx } from '#api/kernel/context';
import { findFaqs } from './repository';

export const listFaqs = answering();
export const listContactFaqs = answering({ group: 'contact', atMost: maxFaqs });
export const listHelpFaqs = answering({ group: 'help', atMost: maxFaqs });

function answering(which?: Parameters<typeof findFaqs>[1]) {
  return async ({ ctx }: { ctx: Ctx }): Promise<Faq[]> => {
    const rows = await findFaqs(ctx.db, which);
    return rows.map(({ id, code, ...words }) => ({
      faqId: id,
      code,
      question: ctx.locale === 'pl' ? words.questionPl : words.questionEn,
      answer: ctx.locale === 'pl' ? words.answerPl : words.answerEn,
    }));
  };
}
