import { spawn } from 'node:child_process'

/** Runs a program to its end with this terminal's streams, passes signals on, and gives its exit code. */
export function runToEnd(command, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env })
    const passOn = (signal) => child.kill(signal)
    process.on('SIGTERM', passOn)
    process.on('SIGINT', passOn)
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
