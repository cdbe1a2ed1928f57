import type { Plugin } from 'vite'

const STANDS_IN: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
}

/** The live samples of public pages are React components, which a tenth of React's weight takes over in the browser. */
export function preactForSite(): Plugin {
  return {
    name: 'waymark:preact-for-site',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'site',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id, importer) {
        const other = STANDS_IN[id]
        return other ? this.resolve(other, importer) : undefined
      },
    },
  }
}
