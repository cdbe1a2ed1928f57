/**
 * Stands in for `react-style-singleton` (see vite.config.ts): Radix's scroll lock would inject a <style>
 * element, which the content security policy refuses. styles.css reads `data-scroll-locked` instead.
 */
export const styleSingleton = () => () => null
export const styleHookSingleton = () => () => undefined
export const stylesheetSingleton = () => ({ add: () => undefined, remove: () => undefined })
