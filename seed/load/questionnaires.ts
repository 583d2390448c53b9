import questionnaire from '#seed/reference/reports/questionnaire.json';

const { version, ...content } = questionnaire;

/** The questionnaire of this build, whole; a change of it is a new version. */
export const questionnaireEditionRows = [{ version, content }];
