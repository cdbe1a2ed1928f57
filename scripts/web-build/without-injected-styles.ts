import type { Plugin } from 'vite'

/** sonner writes a <style> at import, which the content security policy refuses; toast-stack.tsx imports its sheet. */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'waymark:sonner-without-injected-style',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        const start = code.indexOf('__insertCSS("')
        const end = code.indexOf('");', start)
        if (start < 0 || end < 0) this.error('sonner changed how it injects its style')
        return { code: code.slice(0, start) + code.slice(end + 3), map: null }
      },
    },
  }
}
