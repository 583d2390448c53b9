import { inject, test } from 'vitest';
import { describeReferenceUpdate } from './reference-update-suite';

if (inject('databaseUrl') !== null) describeReferenceUpdate('PostgreSQL', { isServer: true });
else test.skip('a database of the previous build, on PostgreSQL: it is not installed', () => {});
