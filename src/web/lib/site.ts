import { useEffect, useState } from 'react'
import type { Site } from '#contract/public.ts'

/** What a page shows until this server's own settings arrive, and when they do not. */
export const neutralSite: Site = {
  supportEmail: '',
  social: { linkedin: 'https://www.linkedin.com/', instagram: 'https://www.instagram.com/' },
  team: [
    { name: 'The founder', role: 'CEO & Founder', bio: 'Sets where the product goes and answers for it.' },
    { name: 'The head of AI', role: 'Head of AI', bio: 'Looks after the models and what they may be used for.' },
  ],
  mailConfigured: false,
  ai: { configured: false, fake: false },
  billing: false,
  planPrices: {
    pathfinder: { monthlyPriceCents: 999, yearlyPriceCents: 8_999 },
    accelerator: { monthlyPriceCents: 1_999, yearlyPriceCents: 17_999 },
  },
}

let request: Promise<Site | undefined> | undefined

/** A bare fetch: the contract's schema would bring Zod into every public page. */
function fetchSite(): Promise<Site | undefined> {
  request ??= fetch('/site', { headers: { accept: 'application/json' } })
    .then(async (response) => (response.ok ? ((await response.json()) as { data: Site }).data : undefined))
    .catch(() => undefined)
  return request
}

/** The next page asks again: for tests, where one window meets several servers. */
export function forgetSite(): void {
  request = undefined
}

/** This server's public settings; `isKnown` turns true once they came from the server. */
export function useSite(): Site & { isKnown: boolean } {
  const [site, setSite] = useState<Site>()
  useEffect(() => {
    let isHere = true
    void fetchSite().then((loaded) => {
      if (isHere && loaded) setSite(loaded)
      return undefined
    })
    return () => {
      isHere = false
    }
  }, [])
  return { ...(site ?? neutralSite), isKnown: site !== undefined }
}
