import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications } from '../strings/en/applications.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { KeepsFocus } from '../ui/keeps-focus.tsx'
import { Segments } from '../ui/segments.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AddDialog } from './add-dialog.tsx'
import { Board } from './board.tsx'
import { Insights } from './insights.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { SearchList } from './search-list.tsx'
import { OffersCard } from './offers-card.tsx'
import { OwnStageNames } from './stage-names.tsx'
import { TodayList } from './today-list.tsx'
import { useCounts } from './use-applications.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.applications ?? applications).meta]

const VIEWS = ['today', 'board', 'list', 'insights'] as const
type View = (typeof VIEWS)[number]

export default function ApplicationsPage() {
  return (
    <Strings of={{ applications, applicationParts }}>
      <div className="wrap pt-6 pb-16 sm:pt-9 sm:pb-24">
        <OwnStageNames>
          <Applications />
        </OwnStageNames>
      </div>
    </Strings>
  )
}

function Applications() {
  const words = useStrings('applications')
  const [search, setSearch] = useSearchParams()
  const [dialog, setDialog] = useState<'add' | 'reply'>()
  const view = VIEWS.find((name) => name === search.get('view')) ?? 'today'
  const found = useCounts()
  return (
    <>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 max-w-text text-ink-2">{words.lead}</p>
      <FirstUse of="applications" stage={words.stages.interviewing} className="mt-5 mb-0!" />
      <div className="mt-6 mb-5 flex flex-wrap items-center gap-3">
        <Button onClick={() => setDialog('add')}>{words.add}</Button>
        <Button variant="secondary" onClick={() => setDialog('reply')}>
          {words.pasteReply}
        </Button>
        <LinkButton to={paths.importApplications()} variant="ghost">
          {words.importFile}
        </LinkButton>
        <LinkButton to={paths.workRecord()} variant="ghost">
          {words.record.link}
        </LinkButton>
      </div>
      <Loaded query={found} skeleton={<Skeleton className="h-80 rounded-lg" />} otherwise={words.notLoaded}>
        {({ counts }) =>
          Object.values(counts).every((count) => count === 0) ? (
            <Card>
              <EmptyState
                title={words.empty.title}
                action={<Button onClick={() => setDialog('add')}>{words.add}</Button>}
              >
                {words.empty.text}
              </EmptyState>
            </Card>
          ) : (
            <>
              <Segments
                label={words.views.label}
                options={VIEWS.map((id) => ({ id, label: words.views[id] }))}
                selected={view}
                onSelect={(value: View) => setSearch(value === 'today' ? {} : { view: value }, { replace: true })}
              />
              <div className="mt-5">
                {view === 'today' ? (
                  <KeepsFocus>
                    <TodayList saved={counts.saved} />
                  </KeepsFocus>
                ) : null}
                {view === 'today' && counts.offer > 1 ? <OffersCard /> : null}
                {view === 'board' ? <Board /> : null}
                {view === 'list' ? (
                  <KeepsFocus>
                    <SearchList />
                  </KeepsFocus>
                ) : null}
                {view === 'insights' ? <Insights /> : null}
              </div>
            </>
          )
        }
      </Loaded>
      <AddDialog isOpen={dialog === 'add'} onOpenChange={(isOpen) => setDialog(isOpen ? 'add' : undefined)} />
      <ReplyDialog isOpen={dialog === 'reply'} onOpenChange={(isOpen) => setDialog(isOpen ? 'reply' : undefined)} />
    </>
  )
}
