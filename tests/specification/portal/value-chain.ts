import { section } from '../line';
import * as by from './tests';

/** The value chain: its screen, its fields, its rules. */
export const valueChain = section('value-chain', [
  [
    'first-form',
    'Leads to the first input form, in the order given',
    by.valueChain('open with the first one and stand in the second panel in their order'),
    by.valueChain('lead to the first one from an address that does not exist'),
  ],
  ['location', 'A location selector', by.valueChain('keep the location from form to form, in the address')],
  [
    'form',
    'An entry form driven by fields and methods',
    by.valueChain('ask for what the method needs: what both ask for stays, the rest is gone'),
  ],
  [
    'entries',
    'A paged table with edit in a dialog and delete',
    by.valueChain('are changed in a dialog; closing it with changes asks first'),
    by.valueChain('are deleted after a question that names them, and can be brought back'),
  ],
  [
    'decimals',
    'Three decimals are shown',
    by.entrySummary(
      'is named by its choices and ticked boxes, and shows amounts with three decimals and their units',
    ),
  ],
  [
    'required',
    'Required fields by type, hidden ones skipped',
    by.entrySchema('is accepted with what its method requires, and holds nothing of what the method hides'),
    by.valueChain('are refused with every reason, at the fields and in a summary that leads there'),
  ],
  [
    'dependent',
    'Dependent fields are reset with the method or the blocking field',
    by.valueChain('wait for the field they depend on, and lose what followed from it'),
    by.entryRules('empties what depends on another field, even where both ask for it'),
  ],
  [
    'integers',
    'Whole numbers take digits only',
    by.valueChain('take digits only where only whole numbers make sense'),
  ],
  [
    'conflict',
    'A field changed by another asks which value counts',
    by.valueChain('that somebody else changed first ask what counts'),
  ],
  [
    'module',
    'Needs SCOPE3: an upgrade prompt and the way to the dashboard',
    by.valueChain(
      'without the module there is an upgrade prompt in the menu, and the address leads to the dashboard',
    ),
  ],
  [
    'ledger',
    'An entry emits in its category and month',
    by.scope3('puts Scope 3 lines of its category and month into the ledger, the sums and the trail'),
  ],
  [
    'reviews',
    'An entry has the reviews looked at',
    by.scope3('leaves an audit row and schedules the look at the reviews'),
  ],
]);
