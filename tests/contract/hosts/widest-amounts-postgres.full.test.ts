import { inject, test } from 'vitest';
import { describeWidestAmounts } from './widest-amounts-suite';

const databaseUrl = inject('databaseUrl');

if (databaseUrl !== null) describeWidestAmounts('PostgreSQL', { databaseUrl });
else test.skip('the widest amounts, over PostgreSQL: it is not installed', () => {});
