import { knowledgeContracts as contracts } from '#api/contract/knowledge/endpoints';
import { bindRoutes, type Route } from '#api/kernel/route';
import * as advice from './advice/service';
import * as contactForm from './contact-form/service';
import * as faqs from './faqs/service';
import * as glossary from './glossary/service';
import * as userGuides from './user-guides/service';

/** The calls of this area. */
export const knowledgeAreaRoutes: readonly Route[] = [
  ...bindRoutes(contracts.advice, advice),
  ...bindRoutes(contracts.contactForm, contactForm),
  ...bindRoutes(contracts.faqs, faqs),
  ...bindRoutes(contracts.glossary, glossary),
  ...bindRoutes(contracts.userGuides, userGuides),
];
