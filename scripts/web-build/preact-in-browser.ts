import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OWN = fileURLToPath(new URL('../../src/web/lib/react-in-browser.ts', import.meta.url))
const APP_REACT = 'waymark:react-in-browser'

/**
 * What runs in a browser is written for React and run by Preact, which is a tenth of React's weight and takes a third less of
 * a phone's time: the live samples of public pages, and the app. Pages are written by React in the build.
 */
export function preactInBrowser(): Plugin {
  return {
    name: 'waymark:preact-in-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'site' || name === 'client',
    resolveId: {
      filter: { id: /^(react(-dom)?(\/|$)|waymark:react-in-browser$)/ },
      handler(id, importer) {
        if (id === APP_REACT || (id === 'react' && this.environment.name === 'client')) return `\0${APP_REACT}`
        return this.resolve(id.replace(/^react(-dom)?/, 'preact/compat'), importer)
      },
    },
    load: {
      filter: { id: /react-in-browser$/ },
      handler: (id) => (id === `\0${APP_REACT}` ? ownReact : undefined),
    },
  }
}

const ownReact = `
export * from 'preact/compat'
export { default } from 'preact/compat'
export { useOptimistic } from ${JSON.stringify(OWN)}
`
