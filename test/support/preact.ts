import './dom.ts'
import { registerHooks } from 'node:module'

/** Tests of pages run what is shipped: as in the browser's build, Preact stands in for React, wherever it is asked for. */
const STAND_INS: Record<string, string> = {
  react: new URL('react-by-preact.mjs', import.meta.url).href,
  'react/jsx-runtime': import.meta.resolve('preact/compat/jsx-runtime'),
  'react/jsx-dev-runtime': import.meta.resolve('preact/compat/jsx-dev-runtime'),
  'react-dom': import.meta.resolve('preact/compat'),
  'react-dom/client': import.meta.resolve('preact/compat/client'),
  'react-dom/test-utils': import.meta.resolve('preact/compat/test-utils'),
}

/** One Preact for those that require it and those that import it. */
function asModule(url: string): string {
  return url.replace(/\.js$/, '.mjs')
}

/** Once for all files of a worker: this is run again for each of them. */
const STANDS_IN = Symbol.for('waymark:preact')
if (!(STANDS_IN in globalThis)) {
  Object.assign(globalThis, { [STANDS_IN]: true })
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context)
      const [, part = ''] = /\/node_modules\/(react(?:-dom)?(?:\/[\w-]+)?)\.js$/.exec(found.url) ?? []
      const standIn = STAND_INS[part.replace(/\/index$/, '')]
      if (standIn)
        return {
          ...found,
          url: standIn,
          format: 'module',
          shortCircuit: true,
        }
      if (/\/node_modules\/preact\//.test(found.url))
        return { ...found, url: asModule(found.url), format: 'module', shortCircuit: true }
      return found
    },
  })

  // a browser says 'input' before 'change', and Preact listens to that; Testing Library's `change` says only the second
  document.addEventListener(
    'change',
    ({ target }) => {
      const isTyped =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(target.type))
      if (isTyped) target.dispatchEvent(new Event('input', { bubbles: true }))
    },
    true,
  )
}
