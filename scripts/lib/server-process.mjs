// How the server's process is started: small in memory, and quick the second time.

/**
 * A young generation of 4 MB keeps the idle process some 25 MB smaller. And the heap is collected when it has grown by a quarter,
 * not by several times: under attack it stays 50 MB smaller.
 */
export const serverArguments = ['--max-semi-space-size=4', '--heap-growing-percent=25', 'src/server/main.ts']

/**
 * Node keeps the compiled modules, types already stripped, from one start to the next. And what takes more than 128 KB (a
 * body, an answer, the 19 MB of a password's hash) goes back to the system at once: glibc would keep it after the first time.
 */
export function serverEnvironment(env = process.env) {
  const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
  return { NODE_COMPILE_CACHE: '.cache/node', ...memory, ...env }
}
