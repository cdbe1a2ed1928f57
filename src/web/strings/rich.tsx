import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { splitRich } from './split-rich.ts'
import { usePublicPaths } from './use-public-paths.ts'

/**
 * A text of the catalogue with marks in it: `**strong**`, `[words](pricing)` or `[words](https://…)`, `{name}` for what
 * the page knows. Each language puts them where its grammar wants them.
 */
export function Rich({
  text,
  values = {},
  linkClass,
  opensTab = false,
}: {
  text: string
  values?: Record<string, ReactNode>
  linkClass?: string
  opensTab?: boolean
}) {
  const places = { ...paths, ...usePublicPaths() }
  const tab = opensTab ? { target: '_blank' } : {}
  return splitRich(text).map((part, index) => {
    const key = `${index}-${part.kind}`
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>
    if (part.kind === 'value') return <span key={key}>{values[part.name]}</span>
    if (part.kind === 'text') return part.text
    if (part.to.startsWith('https:')) {
      return (
        <a key={key} href={part.to} className={linkClass}>
          {part.text}
        </a>
      )
    }
    const place = places[part.to as 'pricing']
    return (
      <Link key={key} to={place()} className={linkClass} {...tab}>
        {part.text}
      </Link>
    )
  })
}
