import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, pdfReader } from './scripts/build/chunk-groups';
import { endpointFacts } from './scripts/build/endpoint-facts';
import { enginePlugin } from './scripts/build/engine-plugin';
import { guidesPlugin } from './scripts/build/guides-plugin';
import { notFoundPage } from './scripts/build/not-found-page';
import { printedFonts } from './scripts/build/printed-fonts';
import { withoutHtml } from './scripts/build/without-html';

export default defineConfig({
  base: './',
  resolve: { tsconfigPaths: true },
  build: {
    // Every browser that the engine runs in preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutHtml(), printedFonts()],
    rolldownOptions: { output: { codeSplitting: { groups: [pdfReader] } } },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      generatedRouteTree: 'src/app/route-tree.gen.ts',
    }),
    react(),
    tailwindcss(),
    guidesPlugin(),
    printedFonts(),
    endpointFacts(),
    notFoundPage(),
    withoutHtml(),
    enginePlugin(),
  ],
});
