export function slowestFiles(times: { name: string; ms: number }[], count: number): string[];
