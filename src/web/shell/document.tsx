import type { ReactNode } from 'react'
import type { SiteLanguage } from '#core/account/languages.ts'
import latinFont from '../fonts/figtree-latin.woff2?url'
import type { HeadEntry } from '../lib/page-meta.ts'
import { factsOf } from '../strings/languages.ts'
import { Raw } from './raw.tsx'

export type PageHead = {
  language: SiteLanguage
  head: readonly HeadEntry[]
  /** Runs before the first paint. */
  firstScript: string
  /** Stands in the page, for its first paint or as all there is. */
  sheet?: string
  more?: ReactNode
}

/** A whole page as the build writes it; the app and the public site fill its body. */
export function PageDocument({
  language,
  head,
  firstScript,
  sheet,
  more,
  children,
  ...body
}: PageHead & { bodyClass?: string; appFiles?: string; children: ReactNode }) {
  const fonts = [latinFont, ...(factsOf(language).fonts ?? [])]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fafafd" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c0d18" media="(prefers-color-scheme: dark)" />
        <Raw tag="script" text={firstScript} />
        {head.map((entry) => (
          <HeadPart key={JSON.stringify(entry)} entry={entry} />
        ))}
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {sheet ? <Raw tag="style" text={sheet} /> : null}
        {more}
      </head>
      <body className={body.bodyClass} data-app={body.appFiles}>
        {children}
      </body>
    </html>
  )
}

function HeadPart({ entry }: { entry: HeadEntry }) {
  if ('title' in entry) return <title>{entry.title}</title>
  if ('tagName' in entry) {
    const { tagName: Tag, ...link } = entry
    return <Tag {...link} />
  }
  return <meta {...entry} />
}
