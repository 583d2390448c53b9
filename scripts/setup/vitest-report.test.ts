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

test('counts passed and failed tests over all files', () => {
  const counts = readVitestReport({
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  });
  expect(counts).toMatchObject({ passed: 3, failed: 1, skipped: [] });
  expect(counts.failures).toEqual(['case 1: expected 1 to be 2']);
});

test('counts a file that did not load as a failure', () => {
  expect(readVitestReport({ testResults: [file('failed')] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: [],
    failures: ['a.test.ts: Cannot find it'],
  });
});

test('counts a file whose set-up failed as a failure, although its tests count as skipped', () => {
  const counts = readVitestReport({ testResults: [file('failed', 'skipped')] });
  expect(counts).toMatchObject({ passed: 0, failed: 1, failures: ['a.test.ts: Cannot find it'] });
});

test('names skipped tests', () => {
  expect(readVitestReport({ testResults: [file('passed', 'pending', 'passed')] }).skipped).toEqual([
    'case 0',
  ]);
});
