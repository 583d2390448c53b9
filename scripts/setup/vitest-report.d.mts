export type Report = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

export function readVitestReport(report: Report): {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
};
