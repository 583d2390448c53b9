import { expect, test } from 'vitest';
import { readVitestReport } from './vitest-report.mjs';

const file = (status: string, ...statuses: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'Cannot find it',
  assertionResults: statuses.map((own, index) => ({
    status: own,
    fullName: ` case ${index}`,
    failureMessages: own === 'failed' ? ['expected 1 to be 2'] : [],
  })),
});

test('passed and failed tests are counted over all files', () => {
  const counts = readVitestReport({
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  });
  expect(counts).toMatchObject({ passed: 3, failed: 1, skipped: [] });
  expect(counts.failures).toEqual(['case 1: expected 1 to be 2']);
});

test('a file that did not load is a failure', () => {
  expect(readVitestReport({ testResults: [file('failed')] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    failures: ['a.test.ts: Cannot find it'],
  });
});

test('a file whose set-up failed is a failure, though its tests count as skipped', () => {
  const counts = readVitestReport({ testResults: [file('failed', 'skipped')] });
  expect(counts).toMatchObject({ passed: 0, failed: 1, failures: ['a.test.ts: Cannot find it'] });
});

test('skipped tests are named', () => {
  expect(readVitestReport({ testResults: [file('passed', 'pending', 'passed')] }).skipped).toEqual([
    'case 0',
  ]);
});
