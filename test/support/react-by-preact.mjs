// What stands in for `react` in tests of pages, as scripts/web-build/preact-in-browser.ts writes it for the browser.
// oxlint-disable oxc/no-barrel-file, import/no-default-export -- it has the form of the module that it stands for
import { options } from 'preact'

export * from 'preact/compat'
export { default } from 'preact/compat'
export { useOptimistic } from '#web/lib/react-in-browser.ts'

// nothing is painted here, and a test presses the next key sooner than a frame comes
Object.assign(options, { requestAnimationFrame: queueMicrotask })
