import { describeNodeHost } from './node-host-suite';

describeNodeHost('PGlite on disk', undefined);
