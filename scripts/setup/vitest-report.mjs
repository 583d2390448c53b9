/**
 * Counts of a Vitest JSON report. A file that fails without a failing test (it did not even load) is one failure.
 * Skipped tests are listed by name, so that they are not mistaken for passed ones; failures are listed with their
 * message, so that the end of a long output shows them too.
 *
 * @param {import('./vitest-report.d.mts').Report} report
 */
export function readVitestReport(report) {
  const counts = { passed: 0, failed: 0, skipped: [], failures: [] };
  for (const file of report.testResults) {
    const failedInside = file.assertionResults.filter(({ status }) => status === 'failed').length;
    counts.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    counts.failed += failedInside > 0 || file.status !== 'failed' ? failedInside : 1;
    if (file.status === 'failed' && failedInside === 0) counts.failures.push(`${file.name}: ${file.message}`);
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'failed')
        counts.failures.push(`${fullName.trim()}: ${failureMessages?.[0]?.slice(0, 600)}`);
      if (status !== 'passed' && status !== 'failed') counts.skipped.push(fullName.trim());
    }
  }
  return counts;
}
