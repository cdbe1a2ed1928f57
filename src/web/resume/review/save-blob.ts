/** Hands a file to the browser as a download. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // some browsers read the address only after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
