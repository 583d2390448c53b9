import * as contract from '#api/contract/reviews/coverage';
import { route } from '#api/kernel/route';
import { readReviewCoverage } from './service';

export const coverageRoutes = [route(contract.readReviewCoverage, readReviewCoverage)];
