import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/web/paths.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // No server rendering: public pages are written out at build time, the rest starts from one fallback page.
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config
