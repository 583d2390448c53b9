/**
 * Counts of a Vitest JSON report. A file that fails without a failing test (it did not even load) is one
 * failure. Skipped tests are listed by name, so that nobody takes them for passed.
 *
 * @param {{ testResults: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 */
export function readVitestReport(report) {
  const counts = { passed: 0, failed: 0, skipped: [] };
  for (const file of report.testResults) {
    const failedInside = file.assertionResults.filter(({ status }) => status === 'failed').length;
    counts.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    counts.failed += failedInside > 0 || file.status !== 'failed' ? failedInside : 1;
    for (const { status, fullName } of file.assertionResults) {
      if (status !== 'passed' && status !== 'failed') counts.skipped.push(fullName.trim());
    }
  }
  return counts;
}
