import * as contract from '#api/contract/reports/questionnaires';
import { route } from '#api/kernel/route';
import { createReportAnswer, deleteReportAnswer, updateReportAnswer } from './answers';
import { createAnswerImage, deleteAnswerImage, readAnswerImage, replaceAnswerImage } from './images';
import { listQuestionnairePages, listQuestionnaireSections, listReportAnswers } from './service';

export const questionnaireRoutes = [
  route(contract.listQuestionnairePages, listQuestionnairePages),
  route(contract.listQuestionnaireSections, listQuestionnaireSections),
  route(contract.listReportAnswers, listReportAnswers),
  route(contract.createReportAnswer, createReportAnswer),
  route(contract.updateReportAnswer, updateReportAnswer),
  route(contract.deleteReportAnswer, deleteReportAnswer),
  route(contract.createAnswerImage, createAnswerImage),
  route(contract.replaceAnswerImage, replaceAnswerImage),
  route(contract.readAnswerImage, readAnswerImage),
  route(contract.deleteAnswerImage, deleteAnswerImage),
];
