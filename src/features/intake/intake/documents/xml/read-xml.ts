import { type Source, UnreadableFile } from '../../model';
import { decodeXml } from './decode-xml';
import { parseXml } from './parse-xml';
import { readCii } from './read-cii';
import { readEspi } from './read-espi';
import { readKsef } from './read-ksef';
import { readUbl } from './read-ubl';
import { descendants, first, type XmlElement } from './xml-element';

export function readXml(bytes: Uint8Array): Source {
  const root = parseXml(decodeXml(bytes));
  if (isKsef(root)) return readKsef(root);
  if (root.name === 'CrossIndustryInvoice') return readCii(root);
  if (isUbl(root)) return readUbl(root);
  if (descendants(root, 'IntervalBlock').length > 0) return readEspi(root);
  throw new UnreadableFile('unknownType');
}

function isKsef(root: XmlElement): boolean {
  if (root.name !== 'Faktura') return false;
  const code = first(root, 'Naglowek/KodFormularza')?.attributes.kodSystemowy ?? '';
  const namespaces = Object.entries(root.attributes).filter(([name]) => name.startsWith('xmlns'));
  return /^FA ?\(\d\)$/.test(code) || namespaces.some(([, value]) => value.includes('crd.gov.pl/wzor/'));
}

function isUbl(root: XmlElement): boolean {
  const hasLines = root.children.some(({ name }) => name === 'InvoiceLine' || name === 'CreditNoteLine');
  return (root.name === 'Invoice' || root.name === 'CreditNote') && hasLines;
}
