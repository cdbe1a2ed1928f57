import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createBrotliCompress } from 'node:zlib'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** A folder of built files, compressed and cached as a good host would. */
export function serveFolder(folder) {
  const root = path.resolve(folder)
  const server = createServer((request, response) => {
    const asked = path.join(root, decodeURIComponent(new URL(request.url, 'http://x').pathname))
    const file = [asked, path.join(asked, 'index.html'), path.join(root, 'index.html')].find(
      (name) => name.startsWith(root) && existsSync(name) && statSync(name).isFile(),
    )
    if (!file) return response.writeHead(404).end()
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
    const isText = /text|json|svg/.test(type)
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=31536000',
      ...(isText ? { 'content-encoding': 'br' } : {}),
    })
    const bytes = createReadStream(file)
    return isText ? bytes.pipe(createBrotliCompress()).pipe(response) : bytes.pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }),
    )
  })
}
