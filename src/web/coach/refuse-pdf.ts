const MAX_BYTES = 5 * 1024 * 1024

export type PdfRefusal = 'several' | 'noPdf' | 'tooLarge'

/** Why these files are not sent, or nothing. What the file really holds is for the server to say. */
export function refusePdf(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): PdfRefusal | undefined {
  const [file, second] = files
  if (second) return 'several'
  if (!file) return undefined
  // some phones give no ending: then the type is believed
  const isPdf = /\.pdf$/i.test(file.name) || (!file.name.includes('.') && file.type === 'application/pdf')
  if (!isPdf) return 'noPdf'
  return file.size > MAX_BYTES ? 'tooLarge' : undefined
}
