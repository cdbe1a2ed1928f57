/** 'First-Last-Role-Company', of what is known. */
export function fileNameOf(parts: readonly string[], ending: string): string {
  const name = parts
    .map((part) => part.replaceAll(/[^\p{L}\p{N} .-]/gu, ' ').trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, '-')
    .slice(0, 120)
    // 'A.Ş.' and an ending make two full stops
    .replace(/[. -]+$/, '')
  return `${name || 'document'}.${ending}`
}
