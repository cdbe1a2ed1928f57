import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/web-build/chunks.ts'
import { slimContract } from './scripts/web-build/slim-contract.ts'

/** sonner writes a <style> at import, which the content security policy refuses; styles.css imports its sheet. */
function keepSonnerFromInjectingStyles(): Plugin {
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

/**
 * The router reloads whenever a page's part cannot be fetched, which never ends while it stays away. Ours reloads once,
 * at the address one wanted; a deploy is over by then. What is still missing is the error page's to say.
 */
function keepRouterFromReloadingForEver(): Plugin {
  const reload = 'window.location.reload();\n\t\treturn new Promise(() => {});'
  const once = `const missing = Object.assign(new Error('A part of the page did not arrive'), { name: 'PageNotLoaded' });
		try {
			if (navigator.onLine === false || sessionStorage.getItem('reloaded-for') === route.module) throw missing;
			sessionStorage.setItem('reloaded-for', route.module);
		} catch { throw missing }
		const wanted = window.__reactRouterDataRouter?.state.navigation.location;
		if (wanted) window.location.assign(wanted.pathname + wanted.search + wanted.hash);
		else window.location.reload();
		return new Promise(() => {});`
  const loaded = 'routeModulesCache[route.id] = routeModule;'
  const forget = `${loaded}\n\t\ttry { if (sessionStorage.getItem('reloaded-for') === route.module) sessionStorage.removeItem('reloaded-for') } catch {}`
  return {
    name: 'waymark:router-reloads-once',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        if (!code.includes(reload) || !code.includes(loaded)) this.error('react-router changed how it loads a page')
        return { code: code.replace(reload, once).replace(loaded, forget), map: null }
      },
    },
  }
}

/** `npm run dev` serves the pages here and hands every call to the API beside it. A page is asked for as HTML. */
const apiPaths =
  '^/(api|auth|user|gamification|ai|career|roles|skills|skill-checks|learning-path|interviews|arena/|resume/|resumes|site|contact|docs|openapi.json|healthz|readyz)'

export default defineConfig({
  server: {
    proxy: {
      [apiPaths]: {
        target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`,
        bypass: (request) => (request.headers.accept?.includes('text/html') ? request.url : undefined),
      },
    },
  },
  // Prerendering asks a preview server for pages; it must not inherit the proxy above.
  preview: { proxy: {} },
  plugins: [
    tailwindcss(),
    babel({ presets: [reactCompilerPreset()] }),
    reactRouter(),
    keepSonnerFromInjectingStyles(),
    slimContract(),
    keepRouterFromReloadingForEver(),
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
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
})
