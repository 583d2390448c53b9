import { describeWidestAmounts } from './widest-amounts-suite';

describeWidestAmounts('PGlite', {});
