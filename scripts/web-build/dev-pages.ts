import type { Plugin } from 'vite'
import type { developmentPage } from '../../src/site/development.tsx'

/** `npm run dev`: an address of the public site is rendered anew each time, any other page begins as the app's shell. */
export function servePagesInDevelopment(): Plugin {
  return {
    name: 'waymark:pages-in-development',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        const address = request.originalUrl ?? '/'
        try {
          const module = await server.ssrLoadModule('/src/site/development.tsx')
          const page = await (module.developmentPage as typeof developmentPage)(address.split(/[?#]/)[0]!)
          response.setHeader('content-type', 'text/html')
          response.end(await server.transformIndexHtml(address, page))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
