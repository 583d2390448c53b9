import * as contract from '#api/contract/knowledge/faqs';
import { route } from '#api/kernel/route';
import { listContactFaqs, listHelpFaqs } from './service';

export const faqRoutes = [
  route(contract.listContactFaqs, listContactFaqs),
  route(contract.listHelpFaqs, listHelpFaqs),
];
