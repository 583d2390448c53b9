import { section } from '../line';
import * as by from './tests';

/** Sections 2 and 3: the document of a report, to be read and taken along. */
export const reportDocument = [
  ...section('reports.document', [
    [
      'model',
      'Title, subtitle, pictures of cover and header, pages of sections of paragraphs',
      by.documents('is a whole document in the language of the report: %s'),
      by.constants('paragraphs are of the five types, and pictures'),
    ],
    [
      'figures',
      'Its figures are those of the ledger, and add up over its pages',
      by.documents('says what the ledger says, of this year and of the one before'),
      by.addsUp('are the same by scope, location, category, month and gas, for whatever was recorded'),
    ],
    [
      'logo',
      'The cover and the header carry the logo',
      by.issues('shows the logo as it was, whatever the company has now'),
    ],
    [
      'preview',
      'It is read in the product',
      by.e2e('is read as it was finished, and taken along as a PDF of its name'),
    ],
    [
      'pdf',
      'It is taken along as PDF with everything that it says',
      by.e2e('is read as it was finished, and taken along as a PDF of its name'),
      by.pdfReport('has every number and every word of its tables, with all letters'),
      by.pdfReport('names in its contents the page on which each title stands'),
      by.pdf('has embedded letters, its language and bookmarks, and is the same from the same'),
      by.pdfName('a PDF has the name of what it shows, with its own letters'),
    ],
    [
      'no-emissions',
      'A company without emissions has a report that is honest about it',
      by.ghg('is honest of a company without any emissions: nothing is zero that nobody recorded'),
      by.issues('a report of months without emissions is finished, too'),
    ],
    [
      'frozen',
      'A finished report stays as it was, and says what has changed since',
      by.issues('does not move when the data changes, says by how much and why, and can be issued again'),
      by.e2e('says what the data changed by since and why, and stays readable beside its new issue'),
    ],
  ]),
];
