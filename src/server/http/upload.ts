import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { tidy } from '#core/text/sanitise.ts'
import { dropUnseen } from '#core/text/unseen.ts'
import { refuseNul } from './nul-characters.ts'

export type UploadedFile = { field: string; fileName: string; bytes: Uint8Array }
export type Upload = { files: UploadedFile[]; fields: Record<string, string> }

export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** Limits for the multipart parser: one file too many is let in, so that it can be named. */
export const uploadLimits = {
  fileSize: MAX_UPLOAD_BYTES,
  files: 2,
  fields: 5,
  parts: 7,
  fieldSize: 64 * 1024,
  headerPairs: 50,
}

/** Reads a multipart body into memory, within `uploadLimits`. */
export async function readUpload(request: FastifyRequest, reply: FastifyReply): Promise<Upload> {
  if (!request.isMultipart()) {
    throw new Problem('request.unsupported_type', 'Send the file as a form (multipart/form-data).')
  }
  const upload: Upload = { files: [], fields: {} }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') upload.files.push(await readFile(part))
      else if (part.valueTruncated)
        throw new Problem('request.too_large', `The field ${part.fieldname} is longer than 64 KB.`)
      else if (typeof part.value === 'string') upload.fields[part.fieldname] = part.value
    }
    refuseNul(upload.fields)
    return upload
  } catch (error) {
    // What is left of the body is not read: the connection cannot be used again.
    reply.header('connection', 'close')
    throw toProblem(error)
  }
}

/** By content: the standard lets up to a kilobyte stand before the mark. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

async function readFile(part: {
  fieldname: string
  filename: string
  toBuffer(): Promise<Buffer>
}): Promise<UploadedFile> {
  return { field: part.fieldname, fileName: plainFileName(part.filename), bytes: await part.toBuffer() }
}

/** The last part of the path a browser may send, without control or direction characters. */
function plainFileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  return tidy(dropUnseen(last)).slice(0, 200)
}

function toProblem(error: unknown): unknown {
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem('resume.too_large', 'The file is larger than 5 MB')
    case 'FST_FILES_LIMIT':
      return new Problem('resume.two_files', 'Please upload only one file')
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new Problem('request.malformed', 'The form has more parts than expected.')
    default:
      return error instanceof Problem || isServerFault(error)
        ? error
        : new Problem('request.malformed', 'The form could not be read.', { cause: error })
  }
}

function isServerFault(error: unknown): boolean {
  return ((error as { statusCode?: number }).statusCode ?? 400) >= 500
}
