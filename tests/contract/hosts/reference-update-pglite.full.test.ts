import { describeReferenceUpdate } from './reference-update-suite';

describeReferenceUpdate('PGlite', { isServer: false });
