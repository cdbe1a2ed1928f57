import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { replacePlugin } from 'rolldown/plugins'
import { defineConfig } from 'vite'
import { must } from './src/core/must.ts'
import { apiPaths } from './scripts/lib/api-paths.ts'
import { chunkGroups } from './scripts/web-build/chunks.ts'
import { servePagesInDevelopment } from './scripts/web-build/dev-pages.ts'
import { preactInBrowser } from './scripts/web-build/preact-in-browser.ts'
import { slimContract } from './scripts/web-build/slim-contract.ts'
import { writePages } from './scripts/web-build/write-pages.ts'

const CLIENT = 'build/client'

/**
 * Four builds in a row, then the pages (scripts/web-build/write-pages.ts): `client` is the app's browser part, `site` the live
 * samples of public pages, `script` what stands in each of those, and `ssr` what writes both parts as HTML.
 */
export default defineConfig({
  appType: 'custom',
  server: {
    proxy: {
      [apiPaths()]: {
        target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`,
        bypass: (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined),
      },
    },
  },
  plugins: [
    tailwindcss(),
    react(),
    { ...(await babel({ presets: [reactCompilerPreset()] })), applyToEnvironment: ({ name }) => name === 'client' },
    preactInBrowser(),
    slimContract(),
    servePagesInDevelopment(),
  ],
  resolve: {
    alias: {
      // Radix locks scrolling with an injected <style>; styles.css does it by attribute instead.
      'react-style-singleton': fileURLToPath(new URL('./src/web/lib/no-injected-style.ts', import.meta.url)),
    },
  },
  build: {
    // Inlined assets would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // sonner writes a <style> when it is imported, which the policy refuses too; toast-stack.tsx imports its sheet
    rolldownOptions: { plugins: [replacePlugin({ '__insertCSS("': 'void ("' }, { delimiters: ['', ''] })] },
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        manifest: 'app.json',
        rolldownOptions: {
          input: ['src/web/main.tsx', 'src/web/shell/person-header.tsx'],
          preserveEntrySignatures: 'exports-only',
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    site: {
      consumer: 'client',
      build: {
        outDir: CLIENT,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: 'site.json',
        rolldownOptions: {
          preserveEntrySignatures: 'exports-only',
          input: readdirSync('src/site/islands').map((name) => `src/site/islands/${name}`),
        },
      },
    },
    script: {
      consumer: 'client',
      build: {
        outDir: 'build/script',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/site/client/main.ts', output: { entryFileNames: '[name].js' } },
      },
    },
    ssr: {
      build: {
        outDir: 'build/html',
        copyPublicDir: false,
        emitAssets: true,
        cssMinify: true,
        rolldownOptions: {
          input: ['src/site/render.tsx', 'src/web/prerender.tsx'],
          output: { chunkFileNames: 'parts/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'site', 'script', 'ssr']) await builder.build(must(builder.environments[name]))
      await writePages(CLIENT)
    },
  },
})
