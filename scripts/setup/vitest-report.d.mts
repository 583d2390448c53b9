type Report = {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

export function readVitestReport(report: Report): { passed: number; failed: number; skipped: string[] };
