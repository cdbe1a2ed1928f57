/** Where something comes from, each by name and link. */
export function SourceLinks({ sources }: { sources: readonly { id: string; name: string; url: string }[] }) {
  return sources.map(({ id, name, url }, index) => (
    <span key={id}>
      {index > 0 ? ', ' : ''}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="font-semibold text-brand-ink underline underline-offset-3"
      >
        {name}
      </a>
    </span>
  ))
}
