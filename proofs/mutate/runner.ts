import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

export type Verdict = 'passed' | 'failed' | 'out of time'

/** Runs test files in a copy of the tree, one after the other; one that does not end is ended with all it started. */
export class Runner {
  private child: ChildProcess | null = null
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** All tests of a file, or those of the names given. */
  async run(file: string, limitMs: number, names: string[] | null = null): Promise<Verdict> {
    const child = (this.child ??= await this.start())
    const timer = setTimeout(() => this.stop(), limitMs)
    try {
      const { passed, error } = await answerOf(child)
      if (error) throw new Error(error)
      return passed ? 'passed' : 'failed'
    } catch (error) {
      if (this.child === null) return 'out of time'
      throw error
    } finally {
      clearTimeout(timer)
    }

    function answerOf(asked: ChildProcess): Promise<{ passed: boolean; error?: string }> {
      return new Promise((resolve, reject) => {
        const ended = () => reject(new Error('the test runner ended'))
        asked.once('exit', ended)
        asked.once('message', (answer) => {
          asked.off('exit', ended)
          resolve(answer as { passed: boolean })
        })
        asked.send({ file, names })
      })
    }
  }

  stop(): void {
    const { child } = this
    this.child = null
    // its workers are of its group
    if (child?.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
  }

  private async start(): Promise<ChildProcess> {
    const child = fork(path.join(this.folder, 'proofs/mutate/test-runner.ts'), [], {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`the test runner ended with ${code}`)))
    })
    return child
  }
}
