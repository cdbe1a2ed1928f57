import { spawn } from 'node:child_process'

/**
 * Runs a program to its end with this terminal's streams, passes signals on, and gives its exit code.
 * With a limit it runs in its own group, which is ended as a whole when the time is over: what a
 * hanging program started would otherwise keep this terminal's streams open.
 */
export function runToEnd(command, args, env = process.env, limitMs) {
  return new Promise((resolve) => {
    const detached = limitMs !== undefined && process.platform !== 'win32'
    const child = spawn(command, args, { stdio: 'inherit', env, detached })
    const passOn = (signal) => child.kill(signal)
    process.on('SIGTERM', passOn)
    process.on('SIGINT', passOn)
    const limit =
      limitMs &&
      setTimeout(() => {
        console.error(`Ended after ${limitMs / 60_000} minutes without coming to an end`)
        if (detached && child.pid) process.kill(-child.pid, 'SIGKILL')
        else child.kill('SIGKILL')
      }, limitMs)
    child.on('error', (error) => {
      clearTimeout(limit)
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => {
      clearTimeout(limit)
      resolve(code ?? 1)
    })
  })
}
