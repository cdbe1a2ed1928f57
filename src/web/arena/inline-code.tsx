/** The bank writes code within a sentence between backticks, as one does; one without its other half is a letter like any. */
export function InlineCode({ text }: { text: string }) {
  const parts = text.split(/`([^`\n]+)`/)
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one fixed text
      <code key={at} className="rounded-box bg-sunken px-1 py-px font-mono text-[0.92em] break-words">
        {part}
      </code>
    ),
  )
}
