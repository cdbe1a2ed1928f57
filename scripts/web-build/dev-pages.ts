import { must } from '#core/must.ts'
import type { Plugin } from 'vite'
import type { developmentPage } from '../../src/site/development.tsx'

/** `npm run dev`: an address of the public site is rendered again each time, any other page begins as the app's shell. */
export function servePagesInDevelopment(): Plugin {
  return {
    name: 'waymark:pages-in-development',
    apply: 'serve',
    configureServer: (server) => () => {
      const pageAt = async (address: string): Promise<string> => {
        const module = await server.ssrLoadModule('/src/site/development.tsx')
        const page = await (module.developmentPage as typeof developmentPage)(must(address.split(/[?#]/)[0]))
        return server.transformIndexHtml(address, page)
      }
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        pageAt(request.originalUrl ?? '/').then(
          (page) => response.setHeader('content-type', 'text/html').end(page),
          next,
        )
      })
    },
  }
}
