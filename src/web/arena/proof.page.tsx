import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import { useParams } from 'react-router'
import { getCredential, getIssuerKeys } from '#contract/credentials.ts'
import { systemClock } from '#core/time.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryClient, queryOf } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import { OpenLanguage } from '../lib/open-language.tsx'
import type { Catalogue } from '../strings/catalogue.ts'
import { proof } from '../strings/en/proof.ts'
import { Rich } from '../strings/rich.tsx'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { saveAsFile } from '../lib/save-as-file.ts'
import { SignatureLine } from './signature-line.tsx'
import { checkSignature, readCredential, type ReadCredential } from './verify-credential.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.proof ?? proof).meta, { name: 'robots', content: 'noindex' }]

/** What somebody sees who was given the link of a proof: who showed what, when, and whether the signature fits. */
export default function ProofPage() {
  const { credentialId = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <OpenLanguage>
        <Strings of={{ proof }}>
          <FoundProof credentialId={credentialId} />
        </Strings>
      </OpenLanguage>
    </QueryClientProvider>
  )
}

function FoundProof({ credentialId }: { credentialId: string }) {
  const words = useStrings('proof')
  const found = useQuery(queryOf(getCredential, { params: { credentialId } }))
  return (
    <div className="wrap max-w-190 pt-6 pb-16 sm:pt-12 sm:pb-24">
      {found.data ? null : <h1 className="mb-4 text-2xl tracking-heading">{words.heading}</h1>}
      <Loaded query={found} skeleton={<Skeleton className="h-96 rounded-lg" />} otherwise={words.notLoaded}>
        {({ jwt, topicsInTurkish }) => <Proof id={credentialId} jwt={jwt} topics={topicsInTurkish} />}
      </Loaded>
    </div>
  )
}

type Topics = Readonly<Record<string, string>>

function Proof({ id, jwt, topics }: { id: string; jwt: string; topics: Topics }) {
  const words = useStrings('proof')
  const signature = useQuery({
    queryKey: ['signature', jwt],
    queryFn: async ({ client }) => checkSignature(jwt, (await client.fetchQuery(queryOf(getIssuerKeys))).keys),
  })
  const said = readCredential(jwt)
  if (!said) return <EmptyState title={words.unreadable} />
  const address = `${window.location.origin}/credentials/${id}`
  return (
    <div className="grid gap-5">
      <section aria-labelledby="proof" className="dawn rounded-lg p-6 sm:p-9">
        <p className="flex items-center gap-2 text-sm font-semibold text-ink-2">
          <BadgeCheck size={18} aria-hidden className="text-brand-ink" />
          {words.heading}
        </p>
        <h1 id="proof" className="mt-1 text-3xl tracking-heading break-words">
          {words.who(said.name, said.skill)}
        </h1>
        <p className="mt-2 max-w-text text-ink-2">{words.signed(said.description)}</p>
        <p className="mt-2 max-w-text text-sm text-ink-2">{words.ownName}</p>
        <Facts said={said} topics={topics} />
        <LinkButton to={paths.arena({ skill: said.skill })} variant="secondary" className="mt-6">
          {words.tryIt}
        </LinkButton>
      </section>
      <SignatureLine state={signature.data} isError={signature.isError} />
      <Card aria-labelledby="check-it">
        <CardHeader id="check-it" title={words.yourself.title} note={words.yourself.note} />
        <ul className="grid gap-1.5 text-md break-all">
          <li>
            <Rich
              text={words.yourself.credential}
              values={{ address: <span className="text-ink-2">{address}</span> }}
            />
          </li>
          <li>
            <Rich
              text={words.yourself.key}
              values={{
                address: <span className="text-ink-2">{`${window.location.origin}${getIssuerKeys.path}`}</span>,
              }}
            />
          </li>
          <li>
            <Rich
              text={words.yourself.status}
              values={{
                address: <span className="text-ink-2">{`${window.location.origin}/credentials/status/1`}</span>,
              }}
            />
          </li>
        </ul>
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => saveAsFile('credential.jwt', jwt, 'application/vc+jwt')}
        >
          {words.yourself.save}
        </Button>
      </Card>
    </div>
  )
}

function Facts({ said, topics }: { said: ReadCredential; topics: Topics }) {
  const { facts: words, signed } = useStrings('proof')
  const isOver = said.until < systemClock.now()
  const facts = [
    [words.passedOn, words.day(said.from)],
    [isOver ? words.counted : words.counts, words.day(said.until)],
    [words.criteria, signed(said.criteria)],
    ...(said.evidence === '' ? [] : ([[words.evidence, signed(said.evidence, topics)]] as const)),
    [words.issuer, said.issuer.replace(/^https?:\/\//, '')],
  ] as const
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd className="font-mid break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
