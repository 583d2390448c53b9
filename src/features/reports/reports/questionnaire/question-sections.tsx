import { useTranslation } from 'react-i18next';
import type { BaseQuestion, QuestionnaireSection } from '#api/contract/reports/questionnaires';
import { Alert } from '@/components/ui/alert';
import { QuestionField } from './question-field';
import type { Answers } from './use-answers';

type QuestionSectionsProps = {
  headerId: number;
  sections: readonly QuestionnaireSection[];
  answers: Answers;
  isShown: (question: BaseQuestion) => boolean;
  /** Whether the report lacks this answer and the user came to complete it. */
  isMissing: (question: BaseQuestion) => boolean;
};

/** The sections of a page with their visible questions, each followed by the questions below it. */
export function QuestionSections({ headerId, sections, answers, isShown, isMissing }: QuestionSectionsProps) {
  return sections.map((section) => {
    const questions = section.questions.filter(
      (question) => isShown(question) || question.subquestions.some(isShown),
    );
    if (questions.length === 0) return null;
    const id = `section-${section.number}`;
    return (
      <section key={section.number} aria-labelledby={id} className="border-t pt-5">
        <h3 id={id} className="mb-4 font-semibold text-lg">{`${section.number}. ${section.title}`}</h3>
        <Standing standing={section.standing} />
        {section.infoBlocks.map((block) => (
          <InfoBlock key={block.text} {...block} />
        ))}
        <div className="flex max-w-2xl flex-col gap-7">
          {questions.map((question) => (
            <div key={question.reportQuestionId} className="flex flex-col gap-5">
              {isShown(question) ? (
                <QuestionField {...{ headerId, question, answers }} isMissing={isMissing(question)} />
              ) : null}
              {question.subquestions.filter(isShown).map((below) => (
                <div key={below.reportQuestionId} className="ml-4 border-l-2 pl-4">
                  <QuestionField {...{ headerId, answers }} question={below} isMissing={isMissing(below)} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </section>
    );
  });
}

/** What the assessment says about the section's standard, if it affects what must be answered. */
function Standing({ standing }: Pick<QuestionnaireSection, 'standing'>) {
  const { t } = useTranslation('report-forms');
  if (!standing || standing.state === 'material') return null;
  const { standard, state } = standing;
  return <Alert className="mb-5 max-w-prose">{t(`questionnaire.standing.${state}`, { standard })}</Alert>;
}

function InfoBlock({ text, linkUrl, linkLabel }: QuestionnaireSection['infoBlocks'][number]) {
  return (
    <Alert className="mb-5 max-w-prose">
      <p>{text}</p>
      {linkUrl ? (
        <a href={linkUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {linkLabel ?? linkUrl}
        </a>
      ) : null}
    </Alert>
  );
}
