const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)

/** HTML for somebody's own page: the picture of a proof, leading to the page where it is checked. No script, no frame. */
export function embedCode(address: string, title: string): string {
  const [href, alt] = [address, title].map(escapeHtml)
  return `<a href="${href}"><img src="${href}/card.png" width="500" height="263" alt="${alt}"></a>`
}
