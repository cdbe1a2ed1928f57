import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveJob } from '#contract/saved-jobs.ts'
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '#core/documents/content.ts'
import { letterLanguage } from '#core/documents/first-language.ts'
import { api } from '../../lib/api.ts'
import type { OutputOf } from '../../lib/api-client.ts'
import type { readJobAd } from '#contract/career-plan.ts'
import { messageOf } from '../../lib/errors.ts'
import { LanguageOptions } from '../../lib/language-options.tsx'
import { useMakeForAd } from '../../lib/make-for-ad.ts'
import { OtherResumeNote } from '../../lib/other-resume-note.tsx'
import { refreshApplications } from '../../lib/refresh-applications.ts'
import { paths } from '../../paths.ts'
import { useLanguage, useStrings } from '../../strings/strings.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { takeLostFocus } from '../../ui/focus-now.ts'
import { BehindWarning } from './flag-list.tsx'

type Ad = OutputOf<typeof readJobAd>['ad']

/** What comes after comparing, each in one press and from the text that was pasted. */
export function NextSteps({ ad, text }: { ad: Ad; text: string }) {
  const { next: words, scam } = useStrings('jobAd').result
  const title = ad.facts.title?.value ?? null
  const company = ad.facts.company?.value ?? null
  const save = useMutation({
    mutationFn: () =>
      api.call(saveJob, {
        // where the reader of pages finds no title, the one that is shown here is kept
        body: {
          text,
          title: title?.slice(0, 200) || words.untitled,
          ...(company ? { company: company.slice(0, 200) } : {}),
        },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => refreshApplications(),
  })
  const making = useMakeForAd()
  const ofAd = letterLanguage(text)
  const app = useLanguage()
  const [language, setLanguage] = useState<DocumentLanguage>(ofAd ?? app)
  const make = (kind: 'resume' | 'letter') => {
    const name = words.nameOf[kind]([title ?? words.untitled, company].filter(Boolean).join(', '))
    making.mutate({ kind, name, ad: text, role: title ?? '', company: company ?? '', language })
  }
  return (
    <Card aria-labelledby="ad-next">
      <CardHeader id="ad-next" title={words.title} note={words.note} />
      <BehindWarning flags={ad.flags} words={scam}>
        {save.isError ? <Banner>{messageOf(save.error)}</Banner> : null}
        {making.isError ? <Banner>{messageOf(making.error)}</Banner> : null}
        {save.data ? (
          <p role="status" className="mb-3 font-semibold">
            {save.data.isNew ? words.saved : words.savedBefore}
          </p>
        ) : null}
        <OtherResumeNote words={words.otherResume} />
        <div className="flex flex-wrap gap-2">
          {save.data ? (
            <LinkButton ref={takeLostFocus} to={paths.application(save.data.applicationId)}>
              {words.open}
            </LinkButton>
          ) : (
            <Button isLoading={save.isPending} onClick={() => save.mutate()}>
              {words.save}
            </Button>
          )}
          {(['resume', 'letter'] as const).map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              isLoading={making.isPending && making.variables.kind === kind}
              disabled={making.isPending}
              onClick={() => make(kind)}
            >
              {words[kind]}
            </Button>
          ))}
        </div>
        <Select
          label={words.letterLanguage}
          hint={ofAd === language ? words.languageOfAd : words.languageNote}
          className="mt-4 max-w-80"
          value={language}
          onChange={(event) => setLanguage(event.target.value as DocumentLanguage)}
        >
          <LanguageOptions of={DOCUMENT_LANGUAGES} />
        </Select>
      </BehindWarning>
    </Card>
  )
}
