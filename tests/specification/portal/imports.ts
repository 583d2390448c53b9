import { section } from '../line';
import * as by from './tests';

/** Importing from a spreadsheet: template, upload, errors, processing. */
export const imports = section('import', [
  [
    'categories',
    'Categories with their subcategories for a location',
    by.imports('are those that are licensed, fuels with their kinds, in the language of the user'),
    by.choiceTree('a category starts with all of its subcategories; the box above them follows'),
  ],
  [
    'template',
    'A template for the chosen category and subcategories',
    by.importing('hands out a template for the chosen kinds of fuel, and asks for a choice first'),
    by.imports('has the columns and choices of the chosen fuels, in the language of the user'),
    by.imports('needs a known and licensed category'),
  ],
  [
    'upload',
    'One .xlsx of at most 1 MB; refusals name type and size',
    by.importing('names the type or the size of a file that is not accepted'),
    by.imports('is told its type and the accepted ones, its size and the accepted one'),
    by.imports('comes alone'),
  ],
  [
    'progress',
    'The upload shows its steps',
    by.uploadSteps('reads, checks and records, and only goes forward'),
  ],
  [
    'errors',
    'Rows with errors: the file is downloaded, corrected and uploaded again',
    by.importing('with a mistake records nothing, and gives the rows back with the reason'),
    by.imports('every reason of every row is found at once; nothing can be processed'),
    by.imports(
      'come back as they were, in the language of the user, and can be uploaded again once corrected',
    ),
    by.uploadSteps('with rows to correct records nothing'),
  ],
  [
    'process',
    'Without errors it is processed at once and as a whole',
    by.importing('brings the rows of the filled template into the list and the dashboard'),
    by.importing('whose worker is stopped while it records has every row once'),
    by.imports('is checked first and recorded when it is processed, like entries made by hand'),
    by.imports('that fails in the middle leaves nothing, and can be done again'),
  ],
  [
    'twice',
    'A token used twice has one effect',
    by.imports('twice is said to be the second time; the same request twice has one effect'),
  ],
  [
    'refresh',
    'Processing refreshes widgets and reviews',
    by.imports('leaves an audit row and has the reviews looked at'),
  ],
]);
