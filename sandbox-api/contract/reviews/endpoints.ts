import * as coverage from './coverage';
import * as gapExplanations from './gap-explanations';
import * as reviews from './reviews';

/** The contracts of this area. */
export const reviewsContracts = { reviews, coverage, gapExplanations };
