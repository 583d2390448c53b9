/** An element without the prefix of its namespace. */
export type XmlElement = {
  name: string;
  /** Names with their prefix. */
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
  parent: XmlElement | null;
};

/** The children at a path such as `Party/PartyName`. */
export function all(element: XmlElement | null, path: string): XmlElement[] {
  let found = element === null ? [] : [element];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

export function first(element: XmlElement | null, ...paths: string[]): XmlElement | null {
  for (const path of paths) {
    const found = all(element, path).find(({ text, children }) => text !== '' || children.length > 0);
    if (found) return found;
  }
  return null;
}

export function textAt(element: XmlElement | null, ...paths: string[]): string | null {
  return first(element, ...paths)?.text ?? null;
}

/** Below the root, with a number for one of several: `Fa/FaWiersz[2]/P_8B`. */
export function pathOf(element: XmlElement): string {
  const steps: string[] = [];
  for (let one = element; one.parent !== null; one = one.parent) {
    const alike = one.parent.children.filter(({ name }) => name === one.name);
    steps.unshift(alike.length > 1 ? `${one.name}[${alike.indexOf(one) + 1}]` : one.name);
  }
  return steps.join('/') || element.name;
}

/** All elements of a name at any depth, in the order of the file. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const open = [element];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.name === name) found.push(one);
    for (let index = one.children.length - 1; index >= 0; index -= 1) {
      const child = one.children[index];
      if (child) open.push(child);
    }
  }
  return found;
}

/** XML has dates as `2026-01-31`, with or without a time or zone; CII has `20260131`. */
export function dayOf(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text ?? '') ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month}-${day}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : date;
}

/** XML has numbers with a point and without grouping. */
export function numberOf(text: string | null): number | null {
  return text !== null && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?$/.test(text) ? Number(text) : null;
}
