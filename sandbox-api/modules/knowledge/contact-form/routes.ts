import * as contract from '#api/contract/knowledge/contact-form';
import { route } from '#api/kernel/route';
import { sendContactMessage } from './service';

export const contactFormRoutes = [route(contract.sendContactMessage, sendContactMessage)];
