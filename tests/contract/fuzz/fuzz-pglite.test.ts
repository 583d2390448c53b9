import { describeFuzzing } from './fuzz-suite';

describeFuzzing('PGlite', { isThere: true });
