import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { UnreadableFile } from '../../model';
import type { XmlElement } from './xml-element';

const maxDepth = 60;
const attributeKey = ':@';
const textKey = '#text';

/**
 * The root element of a text that may be hostile: a document type is refused, because only it can declare entities
 * or name other files, and nesting is bounded.
 */
export function parseXml(text: string): XmlElement {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new UnreadableFile('unsafe');
  if (depthOf(text) > maxDepth) throw new UnreadableFile('unsafe');
  if (XMLValidator.validate(text) !== true) throw new UnreadableFile('damaged');
  const root = elementsOf(parsed(text), null)[0];
  if (!root) throw new UnreadableFile('damaged');
  return root;
}

/** Roughly, without parsing: comments and data sections only make it greater. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag] of text.matchAll(/<[^!?>][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > deepest) deepest = depth;
    if (deepest > maxDepth) break;
  }
  return deepest;
}

function parsed(text: string): unknown {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: maxDepth,
    // Without a document type these are only `&amp;` and its like, which a long file has many of.
    processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 50_000_000 },
  });
  try {
    return parser.parse(text);
  } catch {
    throw new UnreadableFile('damaged');
  }
}

function elementsOf(nodes: unknown, parent: XmlElement | null): XmlElement[] {
  if (!Array.isArray(nodes)) return [];
  const elements: XmlElement[] = [];
  for (const node of nodes as Record<string, unknown>[]) {
    const tag = Object.keys(node).find((key) => key !== attributeKey);
    if (tag === undefined) continue;
    if (tag === textKey) {
      if (parent) parent.text = `${parent.text}${String(node[tag])}`.trim();
      continue;
    }
    const element: XmlElement = {
      name: tag.slice(tag.indexOf(':') + 1),
      attributes: (node[attributeKey] ?? {}) as Record<string, string>,
      text: '',
      children: [],
      parent,
    };
    element.children = elementsOf(node[tag], element);
    elements.push(element);
  }
  return elements;
}
