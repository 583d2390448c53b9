import * as coverage from './coverage';
import * as reviews from './reviews';

/** The contracts of this area. */
export const reviewsContracts = { reviews, coverage };
