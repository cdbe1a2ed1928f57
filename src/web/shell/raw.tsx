/** A script or style of ours, word by word; the server allows exactly this text, by its hash. */
export function Raw({ tag: Tag, type, text }: { tag: 'script' | 'style'; type?: string; text: string }) {
  // oxlint-disable-next-line react/no-danger -- the build's own text
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
