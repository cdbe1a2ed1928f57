import { once } from 'node:events'

/** A reader's child that takes longer to start than a file may take to read, and then answers at once. */
const LATE_MS = 900

setTimeout(() => process.send?.({ kind: 'ready' }), LATE_MS)
const [request] = (await once(process, 'message')) as [{ id: number }]
process.send?.({ kind: 'problem', id: request.id, code: 'no_text', isClean: true })
