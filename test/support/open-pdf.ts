import { unzlibSync } from 'fflate'

/** One of our own PDFs, by its objects: they are plain text, and each stream is packed the same way. */
export function openPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes)
  const text = file.toString('latin1')
  const objects = new Map(
    [...text.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [Number(id), body ?? '']),
  )
  const of = (id: number | undefined) => objects.get(id ?? 0) ?? ''
  /** The objects that an entry of a dictionary names. */
  const refs = (body: string, key: string) => {
    const [, list, one] = new RegExp(`/${key} (?:\\[([^\\]]*)\\]|(\\d+) 0 R)`).exec(body) ?? []
    return [...(list ?? `${one} 0 R`).matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id))
  }
  const [root] = refs(/trailer\n(.*)/.exec(text)?.[1] ?? '', 'Root')
  const unpacked = (id: number | undefined): Uint8Array => {
    const start = file.indexOf('stream\n', file.indexOf(`\n${id} 0 obj\n`)) + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(of(id))?.[1])
    return unzlibSync(bytes.subarray(start, start + length))
  }
  const unpackedText = (id: number | undefined) => Buffer.from(unpacked(id)).toString('latin1')
  return { objects, of, refs, root: of(root), unpacked, unpackedText }
}

export type OpenedPdf = ReturnType<typeof openPdf>
