import { GIVES_WAY } from '#server/adapters/give-way.ts'
import { DocumentProblem, type DocumentReader } from '#server/resume/document-reader.port.ts'
import { LIMITS } from './limits.ts'
import { type ProcessLimits, ReaderProcess } from './reader-process.ts'
import { checkName, sniffKind } from './sniff.ts'

export type DocumentReaderOptions = Partial<ProcessLimits> & {
  /** Child processes at most. */
  processes?: number
  /** Files that may wait for one; more are refused as 'busy'. */
  queue?: number
  /** A child is replaced after this many, so that nothing builds up in it. */
  filesPerProcess?: number
  /** Idle processes that outlive this reader. */
  lasting?: ReaderProcess[]
}

type Waiting = { start: (reader: ReaderProcess) => void; refuse: (error: Error) => void }

const DEFAULTS = {
  timeMs: 10_000,
  startMs: 20_000,
  processorMs: 2_000,
  processorMsPerByte: 0.005,
  heapMegabytes: 256,
  residentMegabytes: 600,
  niceness: GIVES_WAY,
  processes: 2,
  queue: 20,
  filesPerProcess: 50,
}

/** Reads files in child processes, started when the first file comes. */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const settings = { ...DEFAULTS, ...options }
  const idle = options.lasting ?? []
  const busy = new Set<ReaderProcess>()
  const waiting: Waiting[] = []
  let isClosed = false

  function acquire(signal?: AbortSignal): Promise<ReaderProcess> {
    if (busy.size < settings.processes) return Promise.resolve(take())
    if (waiting.length >= settings.queue) return Promise.reject(new DocumentProblem('busy'))
    return new Promise((resolve, reject) => {
      const turn: Waiting = { start: resolve, refuse: reject }
      waiting.push(turn)
      signal?.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(turn)
          if (at >= 0) waiting.splice(at, 1)
          reject(reasonOf(signal))
        },
        { once: true },
      )
    })
  }

  function take(): ReaderProcess {
    let reader = idle.pop()
    while (reader?.isSpent) reader = idle.pop()
    reader ??= new ReaderProcess(settings)
    busy.add(reader)
    return reader
  }

  function release(reader: ReaderProcess): void {
    busy.delete(reader)
    const isWorn = reader.files >= settings.filesPerProcess
    if (reader.isSpent || isClosed || isWorn) reader.stop()
    else idle.push(reader)
    // started before the next file comes, which would wait for it
    if (isWorn && !isClosed) idle.push(new ReaderProcess(settings))
    const next = isClosed ? undefined : waiting.shift()
    if (next) next.start(take())
  }

  async function use<T>(
    file: Uint8Array,
    signal: AbortSignal | undefined,
    work: (reader: ReaderProcess) => Promise<T>,
    fileName?: string,
  ): Promise<T> {
    if (isClosed) throw new DocumentProblem('busy')
    if (signal?.aborted) throw reasonOf(signal)
    if (file.length > LIMITS.fileBytes) throw new DocumentProblem('too_large')
    const kind = sniffKind(file)
    if (fileName !== undefined) checkName(file, kind, fileName)
    const reader = await acquire(signal)
    try {
      return await work(reader)
    } finally {
      release(reader)
    }
  }

  return {
    read: (file, { signal, fileName } = {}) => use(file, signal, (reader) => reader.read(file, signal), fileName),
    measure: (file, { signal, fileName } = {}) => use(file, signal, (reader) => reader.measure(file, signal), fileName),
    view: (file, { signal } = {}) => use(file, signal, (reader) => reader.view(file, signal)),
    attachments: (file, { signal } = {}) => use(file, signal, (reader) => reader.attachments(file, signal)),
    draw: (file, page, { signal } = {}) => use(file, signal, (reader) => reader.draw(file, page, signal)),
    async close() {
      isClosed = true
      for (const turn of waiting.splice(0)) turn.refuse(new DocumentProblem('busy'))
      for (const reader of [...busy, ...(options.lasting ? [] : idle.splice(0))]) reader.stop()
    },
  }
}

const reasonOf = (signal: AbortSignal) => (signal.reason instanceof Error ? signal.reason : new Error('aborted'))
