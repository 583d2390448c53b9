import { section } from '../line';
import * as by from './tests';

/** Section 2 and 4: the questionnaire. */
export const questionnaire = [
  ...section('reports.questionnaire', [
    [
      'pages',
      'Paged by number and title, in the list of steps and in the address',
      by.answers('has eight pages with what is required on each, and says so in the caller’s language'),
      by.questions('keeps the page in its address, and saves a text when its field is left'),
    ],
    [
      'sections',
      'Numbered sections, questions, sub-questions and texts',
      by.answers('is read by sections of a page, with what stands below each question'),
      by.questionPage(
        'a page has numbered sections, what is to be known before, questions and those below them',
      ),
    ],
    [
      'numbers',
      'Numbers are section.parent.number',
      by.questionnaire('has its questions numbered by section, place and place below'),
    ],
    [
      'information',
      'Information stands before the questions, with a link where it has one',
      by.questionPage(
        'a page has numbered sections, what is to be known before, questions and those below them',
      ),
    ],
    [
      'depends',
      'A question shows only with the choice of the one it depends on',
      by.questionnaire(
        'takes a question in with the choice it depends on, and what depends on that one with it',
      ),
      by.drafts('follows the answer that stands in the field'),
      by.questions('shows a question once the one it depends on has its choice, and saves on the way'),
    ],
    [
      'types',
      'Types text, int, decimal, radio, dropdown, ms_tickboxes, image',
      by.constants('questions have the seven types'),
      by.answerRules('may be a %s'),
      by.drafts('from %s with %s ticked: %s are %s'),
    ],
    [
      'autosave',
      'An answer is saved on change, a text when its field is left',
      by.questions('shows a question once the one it depends on has its choice, and saves on the way'),
      by.questions('keeps the page in its address, and saves a text when its field is left'),
    ],
    [
      'language',
      'Whoever uses the product in another language is reminded of that of the report',
      by.questions('reminds of the language of the report'),
    ],
    [
      'taken-back',
      'A value that becomes empty deletes the answer',
      by.sending('no value takes it back'),
      by.answers('to a question that no longer shows is kept and does not count, and can be taken back'),
    ],
    [
      'updated',
      'Who holds another value than the server has by now is warned at the question',
      by.drafts('is told of another answer when %s'),
      by.questionPage('who holds another value than the server has by now is warned at the question'),
    ],
    [
      'images',
      'A picture is uploaded and removed',
      by.questions('takes a picture of a PNG and nothing else, shows it and takes it back'),
      by.images('is replaced, then taken back with its answer, and leaves a trace that does not hold it'),
    ],
    [
      'both-languages',
      'In English and Polish',
      by.questionnaire('gives every choice, title and text in both languages'),
    ],
  ]),
];
