import * as contract from '#api/contract/reviews/reviews';
import type { DocumentPart } from '../document';

/** Specification 001: completeness reviews. */
export const reviews: DocumentPart = {
  lines: [],
  entities: [
    { name: 'review header', schema: contract.reviewHeader, fields: 'reviewHeaderId title isComplete' },
  ],
  calls: ['GET /api/Emissions/Reviews', 'GET /api/Emissions/Reviews/Incomplete/Any'],
};
