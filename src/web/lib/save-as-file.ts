/** Hands a text or a file to the browser as a download. */
export function saveAsFile(name: string, text: BlobPart, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
