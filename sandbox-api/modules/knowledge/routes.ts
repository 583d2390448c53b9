import type { Route } from '#api/kernel/route';
import { adviceRoutes } from './advice/routes';
import { contactFormRoutes } from './contact-form/routes';
import { faqRoutes } from './faqs/routes';
import { glossaryRoutes } from './glossary/routes';
import { userGuideRoutes } from './user-guides/routes';

/** The calls of this area. */
export const knowledgeAreaRoutes: readonly Route[] = [
  ...adviceRoutes,
  ...contactFormRoutes,
  ...faqRoutes,
  ...glossaryRoutes,
  ...userGuideRoutes,
];
