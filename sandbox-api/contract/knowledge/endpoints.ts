import * as advice from './advice';
import * as contactForm from './contact-form';
import * as faqs from './faqs';
import * as glossary from './glossary';
import * as userGuides from './user-guides';

/** The contracts of this area. */
export const knowledgeContracts = { advice, contactForm, faqs, glossary, userGuides };
