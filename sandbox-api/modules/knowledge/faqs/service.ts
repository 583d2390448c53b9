import { type Faq, maxFaqs } from '#api/contract/knowledge/faqs';
import type { Ctx } from '#api/kernel/context';
import { type FaqGroup, findFaqs } from './repository';

export const listContactFaqs = listFaqs('contact');
export const listHelpFaqs = listFaqs('help');

function listFaqs(group: FaqGroup) {
  return async ({ ctx }: { ctx: Ctx }): Promise<Faq[]> => {
    const rows = await findFaqs(ctx.db, group, maxFaqs);
    return rows.map(({ id, code, ...words }) => ({
      faqId: id,
      code,
      question: ctx.locale === 'pl' ? words.questionPl : words.questionEn,
      answer: ctx.locale === 'pl' ? words.answerPl : words.answerEn,
    }));
  };
}
