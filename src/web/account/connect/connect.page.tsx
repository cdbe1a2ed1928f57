import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { viewConnection } from '#contract/connections.ts'
import { isTokenScope } from '#core/account/token-scopes.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import { settings as englishSettings } from '../../strings/en/settings.ts'
import { tokens as english } from '../../strings/en/tokens.ts'
import { Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConnectForm, type Asked } from './connect-form.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.tokens ?? english).connection.meta]

/** Where a person's own assistant sends them to be let in (OAuth 2.1). */
export default function ConnectPage() {
  const tokens = useRoom('tokens', english)
  const settings = useRoom('settings', englishSettings)
  const [params] = useSearchParams()
  const asked = readAsked(params)
  return (
    <Strings of={{ tokens, settings }}>
      <Page className="max-w-160">{asked ? <Connection asked={asked} /> : <Incomplete />}</Page>
    </Strings>
  )
}

function Incomplete() {
  const words = useStrings('tokens').connection
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <Banner>{words.incomplete}</Banner>
    </div>
  )
}

function Connection({ asked }: { asked: Asked }) {
  const words = useStrings('tokens').connection
  const { clientId, redirectUri } = asked
  const query = useQuery(queryOf(viewConnection, { query: { clientId, redirectUri } }))
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <Loaded query={query} skeleton={<Skeleton className="h-60 rounded-lg" />} otherwise={words.incomplete}>
        {(client) => (
          <>
            <p className="text-ink-2 wrap-anywhere">{words.lead(client.name)}</p>
            {client.isClaim ? <Banner>{words.claim(client.name, client.leadsTo)}</Banner> : null}
            <p className="font-semibold wrap-anywhere">{words.leadsTo(client.leadsTo)}</p>
            <ConnectForm asked={asked} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function readAsked(params: URLSearchParams): Asked | undefined {
  const [clientId, redirectUri, codeChallenge] = ['client_id', 'redirect_uri', 'code_challenge'].map((name) =>
    params.get(name),
  )
  if (!clientId || !redirectUri || !codeChallenge) return undefined
  if (params.get('response_type') !== 'code' || params.get('code_challenge_method') !== 'S256') return undefined
  return {
    clientId,
    redirectUri,
    codeChallenge,
    state: params.get('state') ?? undefined,
    scopes: (params.get('scope') ?? '').split(' ').filter(isTokenScope),
  }
}
