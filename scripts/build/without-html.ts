/**
 * jsPDF can draw web pages and would load three more libraries for that. Our documents are data and never use this,
 * so those libraries stay out of the product.
 */
import type { Plugin } from 'vite';

const pageLibraries = new Set(['canvg', 'dompurify', 'html2canvas']);
const nothing = '\0no-page-library';

export function withoutHtml(): Plugin {
  return {
    name: 'without-html',
    enforce: 'pre',
    resolveId: (id) => (pageLibraries.has(id) ? nothing : undefined),
    load: (id) => (id === nothing ? 'export default undefined;' : undefined),
  };
}
