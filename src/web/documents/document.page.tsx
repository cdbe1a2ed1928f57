import { useParams } from 'react-router'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { Loaded } from '../lib/loaded.tsx'
import { OtherResumeNote } from '../lib/other-resume-note.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { documents as english } from '../strings/en/documents.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { IconButton } from '../ui/button.tsx'
import { KeepsFocus } from '../ui/keeps-focus.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChangedFacts } from './changed-facts.tsx'
import { LetterFields } from './letter-fields.tsx'
import { FitNote } from './fit-note.tsx'
import { LookCard } from './look-card.tsx'
import { NameCard } from './name-card.tsx'
import { NotSaved } from './not-saved.tsx'
import { PagesView } from './pages-view.tsx'
import { SectionOrder } from './section-order.tsx'
import { ResumeOutline } from './resume-outline.tsx'
import { ExplainCard, TailorCard } from './tailor-card.tsx'
import { TakeCard } from './take-card.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useDocument, useStoredDocument, type ShownDocument } from './use-document.ts'
import { type StoredProfile, useStoredFacts } from './use-facts.ts'
import { usePreview } from './use-preview.ts'
import { useTexts } from './use-texts.ts'
import { VersionsCard } from './versions-card.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.documents ?? english).editor.meta]

export default function DocumentPage() {
  const { documentId = '' } = useParams()
  const { language, documents } = useTexts()
  const document = useStoredDocument(documentId)
  const profile = useStoredFacts()
  return (
    <Strings of={{ documents }} language={language}>
      <div className="wrap pt-6 pb-16 sm:pt-9" lang={language}>
        <Link to={paths.documents()}>{documents.editor.all}</Link>
        <Loaded
          query={document}
          isPage
          skeleton={<Skeleton className="mt-4 h-96 rounded-lg" />}
          otherwise={documents.notLoaded}
        >
          {(loaded) => (
            <Loaded
              query={profile}
              skeleton={<Skeleton className="mt-4 h-96 rounded-lg" />}
              otherwise={documents.notLoaded}
            >
              {(stored) => <Editor key={loaded.documentId} loaded={loaded} stored={stored} />}
            </Loaded>
          )}
        </Loaded>
      </div>
    </Strings>
  )
}

function Editor({ loaded, stored }: { loaded: ShownDocument; stored: StoredProfile }) {
  const { editor: words, otherResume } = useStrings('documents')
  const editing = useDocument(loaded)
  const { content } = editing
  const preview = usePreview(loaded.documentId, { content, language: editing.language }, stored.version)
  return (
    <>
      <div className="mt-2 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 basis-full text-2xl break-words sm:flex-1 sm:basis-0">
          {editing.name.trim() || editing.stored.name}
        </h1>
        <p role="status" className="text-ink-2 max-sm:flex-1">
          {editing.error || editing.name.trim() === '' ? words.notSaved : editing.isSaving ? words.saving : words.saved}
        </p>
        <IconButton label={words.undo} disabled={!editing.canUndo} onClick={editing.undo}>
          <Undo size={18} aria-hidden />
        </IconButton>
        <IconButton label={words.redo} disabled={!editing.canRedo} onClick={editing.redo}>
          <Redo size={18} aria-hidden />
        </IconButton>
      </div>
      <UnsavedGuard editing={editing} />
      <KeepsFocus>
        <NotSaved editing={editing} note={words.saveOverNote} />
        <OtherResumeNote words={otherResume} />
        <ChangedFacts editing={editing} />
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <NameCard editing={editing} />
            <Link to={paths.facts()} className="justify-self-start">
              {words.toFacts}
            </Link>
            {content.kind === 'resume' ? (
              <>
                <ResumeOutline content={content} editing={editing} stored={stored} />
                <SectionOrder content={content} editing={editing} />
                <LookCard editing={editing} />
                <TailorCard editing={editing} />
                <ExplainCard editing={editing} />
              </>
            ) : (
              <>
                <LetterFields content={content} editing={editing} profile={stored.profile} />
                <LookCard editing={editing} />
              </>
            )}
            <TakeCard editing={editing} person={stored.profile.basics.name} />
            <VersionsCard editing={editing} profile={stored.profile} />
          </div>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself, and the arrow keys must reach it
            tabIndex={0}
            className="grid min-w-0 grid-cols-1 gap-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:p-1"
          >
            <FitNote preview={preview} editing={editing} profile={stored.profile} />
            <PagesView preview={preview} paper={content.look.paper} />
          </div>
        </div>
      </KeepsFocus>
    </>
  )
}
