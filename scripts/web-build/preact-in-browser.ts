import type { Plugin } from 'vite'

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
        return this.resolve(id.replace(/^react(-dom)?/, 'preact/compat'), importer)
      },
    },
  }
}
