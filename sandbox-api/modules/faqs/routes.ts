import * as contract from '#api/contract/faqs';
import { route } from '#api/kernel/route';
import { listContactFaqs, listHelpFaqs } from './service';

export const faqRoutes = [
  route(contract.listContactFaqs, listContactFaqs),
  route(contract.listHelpFaqs, listHelpFaqs),
];
