const MAX_BYTES = 5 * 1024 * 1024
const READABLE_NAME = /\.(pdf|docx)$/i
const READABLE_TYPES = new Set([
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
])

export const ONE_FILE = 'Please upload only one file'
export const WRONG_TYPE = 'Please upload a PDF or DOCX file'
export const TOO_LARGE = 'The file is larger than 5 MB'

/** Why these files are not sent, or nothing. What the file really holds is for the server to say. */
export function refuseFiles(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | undefined {
  const [file, second] = files
  if (second) return ONE_FILE
  if (!file) return undefined
  if (!isReadable(file)) return WRONG_TYPE
  return file.size > MAX_BYTES ? TOO_LARGE : undefined
}

/** By its name; a name without an ending (some phones give none) is believed by its type. */
function isReadable({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return READABLE_NAME.test(name) || (!name.includes('.') && READABLE_TYPES.has(type))
}
