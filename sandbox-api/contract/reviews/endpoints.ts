import * as coverage from './coverage';
import * as gapExplanations from './gap-explanations';
import * as reviews from './reviews';
import * as warnings from './warnings';

/** The contracts of this area. */
export const reviewsContracts = { reviews, coverage, gapExplanations, warnings };
