import type { IntakeChoices, Question } from '../../model';
import type { Given } from '../choices/answering';

export type QuestionProps<Asked extends Question = Question> = {
  question: Asked;
  choices: IntakeChoices;
  onAnswer: (given: Given) => void;
  /** The element that names the control. */
  labelledBy: string;
};

const abouts = ['unit', 'item', 'locationId', 'items', 'units', 'locations'] as const;
export type AboutCompanyQuestion = Extract<Question, { about: (typeof abouts)[number] }>;

export function isAboutCompany(question: Question): question is AboutCompanyQuestion {
  return abouts.some((about) => about === question.about);
}
