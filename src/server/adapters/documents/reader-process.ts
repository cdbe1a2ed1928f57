import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { documentMeasuresSchema } from '#core/resume/checks/document-measures.ts'
import { type DocumentView, documentViewSchema } from '#core/resume/document-view.ts'
import { type ParsedResume, parsedResumeSchema } from '#core/resume/schema.ts'
import { giveWay } from '#server/adapters/give-way.ts'
import { DocumentProblem, type MeasuredFile } from '#server/resume/document-reader.port.ts'
import type { ChildAnswer, ChildTask } from './child-messages.ts'

/**
 * `timeMs` bounds the work on one file, counted from when the child is ready; `startMs` how long it may take to become
 * so. `childFile` is the program it runs.
 */
export type ProcessLimits = {
  timeMs: number
  startMs: number
  /** Processor time of a file, and how much more for each byte of it: a small file holds little that could take long. */
  processorMs: number
  processorMsPerByte: number
  heapMegabytes: number
  residentMegabytes: number
  niceness: number
  childFile?: string
  /** The program that reads scans; without it they are refused. */
  recogniser?: string | null
}

const WATCH_EVERY_MS = 50
/** Linux counts in hundredths, whatever the machine. */
const MS_PER_TICK = 10
/** A machine that is slow to start a child is as slow to read. */
const STARTS_ALLOWED = 2
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const measuredFileSchema = z.object({ resume: parsedResumeSchema, measures: documentMeasuresSchema })
const CHILD_FILE = fileURLToPath(new URL('./child.ts', import.meta.url))

/** One child process that reads one file at a time. After a kill or a stumble it is `isSpent`. */
export class ReaderProcess {
  isSpent = false
  files = 0
  private readonly child: ChildProcess
  private readonly limits: ProcessLimits
  private isReady = false
  private waiting: (() => void) | null = null
  private timer: NodeJS.Timeout | undefined
  private settle: ((answer: ChildAnswer | Error) => void) | null = null
  private nextId = 1
  /** Processor time of its start, and until the file that it reads now. */
  private startedInMs = 0
  private before = 0

  constructor(limits: ProcessLimits) {
    this.limits = limits
    this.child = fork(limits.childFile ?? CHILD_FILE, [], {
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--disable-warning=ExperimentalWarning'],
      env: {
        PATH: process.env.PATH ?? '',
        RECOGNISER: limits.recogniser ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    })
    giveWay(this.child, limits.niceness)
    this.child.unref()
    this.child.channel?.unref()
    this.child.on('message', (answer: ChildAnswer) => this.take(answer))
    this.child.on('exit', () => this.end(new DocumentProblem('damaged')))
    this.child.on('error', () => this.end(new DocumentProblem('damaged')))
  }

  async read(file: Uint8Array, signal?: AbortSignal): Promise<ParsedResume> {
    const answer = await this.ask({ kind: 'read' }, file, signal)
    return checked(answer.kind === 'read' && parsedResumeSchema.safeParse(answer.resume).data)
  }

  async measure(file: Uint8Array, signal?: AbortSignal): Promise<MeasuredFile> {
    const answer = await this.ask({ kind: 'measure' }, file, signal)
    return checked(answer.kind === 'measure' && measuredFileSchema.safeParse(answer).data)
  }

  async view(file: Uint8Array, signal?: AbortSignal): Promise<DocumentView> {
    const answer = await this.ask({ kind: 'view' }, file, signal)
    return checked(answer.kind === 'view' && documentViewSchema.safeParse(answer.view).data)
  }

  async attachments(file: Uint8Array, signal?: AbortSignal): Promise<string[]> {
    const answer = await this.ask({ kind: 'attachments' }, file, signal)
    return checked(answer.kind === 'attachments' && z.array(z.string()).safeParse(answer.texts).data)
  }

  async draw(file: Uint8Array, page: number, signal?: AbortSignal): Promise<Uint8Array> {
    const answer = await this.ask({ kind: 'draw', page }, file, signal)
    const picture = answer.kind === 'draw' && Buffer.from(answer.picture, 'base64')
    return checked(picture && picture.subarray(0, PNG.length).equals(PNG) && picture)
  }

  private async ask(task: ChildTask, file: Uint8Array, signal?: AbortSignal): Promise<ChildAnswer> {
    this.files += 1
    const id = this.nextId
    this.nextId += 1
    this.child.channel?.ref()
    const allowedMs = this.limits.processorMs + file.length * this.limits.processorMsPerByte
    const watch = setInterval(() => {
      if (this.usedMs() > Math.max(allowedMs, this.startedInMs * STARTS_ALLOWED))
        this.end(new DocumentProblem('too_slow'))
      if (this.residentMegabytes() > this.limits.residentMegabytes) this.end(new DocumentProblem('damaged'))
    }, WATCH_EVERY_MS)
    const abort = () => this.end(signal?.reason instanceof Error ? signal.reason : new Error('aborted'))
    signal?.addEventListener('abort', abort, { once: true })
    try {
      return await new Promise<ChildAnswer>((resolve, reject) => {
        this.settle = (result) => (result instanceof Error ? reject(result) : resolve(result))
        if (signal?.aborted) abort()
        else if (this.isSpent || !this.child.connected) this.end(new DocumentProblem('damaged'))
        else
          this.hand(() =>
            this.child.send(
              { ...task, id, file: Buffer.from(file).toString('base64') },
              (error) => error && this.end(new DocumentProblem('damaged')),
            ),
          )
      })
    } finally {
      this.settle = null
      this.waiting = null
      clearTimeout(this.timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', abort)
      if (this.child.connected) this.child.channel?.unref()
    }
  }

  stop(): void {
    this.isSpent = true
    this.child.kill('SIGKILL')
  }

  private take(answer: ChildAnswer): void {
    if (answer.kind === 'ready') {
      this.startedInMs = this.processorMs()
      this.begin()
      return
    }
    if (!this.settle) return
    if (answer.kind === 'problem') {
      if (!answer.isClean) this.stop()
      this.settle(new DocumentProblem(answer.code))
      return
    }
    this.settle(answer)
  }

  /** The first file waits until its child has started, for which the file is not to blame. */
  private hand(send: () => void): void {
    this.waiting = send
    if (this.isReady) this.begin()
    else this.startTimer(this.limits.startMs)
  }

  private begin(): void {
    this.isReady = true
    if (!this.waiting) return
    this.before = this.processorMs()
    this.startTimer(this.limits.timeMs)
    this.waiting()
    this.waiting = null
  }

  private startTimer(milliseconds: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(new DocumentProblem('too_slow')), milliseconds)
  }

  private end(reason: Error): void {
    this.stop()
    this.settle?.(reason)
  }

  private usedMs(): number {
    return this.isReady && !this.waiting ? this.processorMs() - this.before : 0
  }

  /** What a loop in WASM does no call from inside can count; 0 where it cannot be told. */
  private processorMs(): number {
    try {
      // behind the name in brackets, which may hold blanks: state, ten numbers, then ticks for itself and for the system
      const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
    } catch {
      return 0
    }
  }

  /** The heap flag does not bound what WASM takes, so the whole process is weighed from outside; 0 where it cannot be. */
  private residentMegabytes(): number {
    try {
      const pages = readFileSync(`/proc/${this.child.pid}/statm`, 'latin1').split(' ')[1]
      return (Number(pages) * 4096) / 1024 / 1024
    } catch {
      return 0
    }
  }
}

/** What the child says is checked like any other input. */
function checked<T>(answer: T | false | undefined): T {
  if (answer === false || answer === undefined) throw new DocumentProblem('damaged')
  return answer
}
