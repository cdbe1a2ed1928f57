const MAX_BYTES = 5 * 1024 * 1024

/** Why these files are not sent, or nothing. What the file really holds is for the server to say. */
export function refusePdf(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): string | undefined {
  const [file, second] = files
  if (second) return 'Please upload only one file'
  if (!file) return undefined
  // some phones give no ending: then the type is believed
  const isPdf = /\.pdf$/i.test(file.name) || (!file.name.includes('.') && file.type === 'application/pdf')
  if (!isPdf) return 'Please upload a PDF file'
  return file.size > MAX_BYTES ? 'The file is larger than 5 MB' : undefined
}
