import * as contract from '#api/contract/knowledge/faqs';
import { route } from '#api/kernel/route';
import { listContactFaqs, listFaqs, listHelpFaqs } from './service';

export const faqRoutes = [
  route(contract.listFaqs, listFaqs),
  route(contract.listContactFaqs, listContactFaqs),
  route(contract.listHelpFaqs, listHelpFaqs),
];
