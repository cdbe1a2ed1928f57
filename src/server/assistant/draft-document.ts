import type { ToolInput } from '#contract/assistant-tools.ts'
import { quote } from '#core/assistant/quote.ts'
import { sourcedSentences } from '#core/assistant/sourced-sentences.ts'
import { viewAd } from '#server/ads/saved-ads.ts'
import { requireOutOfTrash, viewDetail } from '#server/applications/application-view.ts'
import { addEvent, write } from '#server/applications/change-application.ts'
import { ownToday } from '#server/applications/application-view.ts'
import type { Deps } from '#server/deps.ts'
import { loadProfile } from '#server/documents/keep-profile.ts'
import { createDocument } from '#server/documents/write-document.ts'
import type { PersonalCaller } from '#server/http/caller.ts'
import { requireScope } from '#server/http/personal-caller.ts'
import type { Tool } from './tool.ts'

type Wish = ToolInput<'draft_document'>

/** A draft from the user's own facts: no sentence of an assistant gets in, and each one names its source. */
export const draftDocument: Tool<'draft_document'> = async (deps, caller, wish) => {
  const { userId } = caller
  if (wish.applicationId !== undefined) {
    requireScope(caller, 'applications:write')
    await requireOutOfTrash(deps.db, userId, wish.applicationId)
  }
  const about = await whatItIsAbout(deps, caller, wish)
  const { profile } = await loadProfile(deps, userId)
  const name =
    wish.name ?? [about.company, about.role, wish.kind === 'resume' ? 'resume' : 'letter'].filter(Boolean).join(' – ')
  const draft = await createDocument(deps, userId, {
    kind: wish.kind,
    name: name.slice(0, 120),
    language: wish.language,
    ad: about.ad,
    mostPages: wish.mostPages,
    ...(wish.kind === 'letter' ? { letter: letterOf(wish, about) } : {}),
  })
  if (wish.applicationId !== undefined) await noteDraft(deps, userId, wish.applicationId, draft)
  return {
    documentId: draft.documentId,
    kind: draft.kind,
    name: quote('user', draft.name),
    pages: draft.pages,
    sentences: sourcedSentences(profile, draft.content).map(({ place, text, sources }) => ({
      place,
      ...quote(sources.some(({ kind }) => kind === 'ad') ? 'job ad' : 'profile', text),
      sources,
    })),
    notEvidenced: draft.explained
      .filter(({ asked, places, stand }) => asked.level === 'must' && places.length === 0 && stand === 'missing')
      .map(({ asked }) => quote('job ad', asked.words)),
    doubts: draft.doubts,
    undo: 'The user can change or delete the draft under Documents.',
  }
}

type About = { ad?: string; company: string; role: string }

async function whatItIsAbout(deps: Deps, caller: PersonalCaller, wish: Wish): Promise<About> {
  if (wish.adId !== undefined) requireScope(caller, 'ads:write')
  const ad = wish.adId === undefined ? undefined : await viewAd(deps, caller.userId, wish.adId)
  const application =
    wish.applicationId === undefined ? undefined : await viewDetail(deps, caller.userId, wish.applicationId)
  const text = wish.adText ?? ad?.descriptionText ?? undefined
  return {
    ...(text === undefined ? {} : { ad: text }),
    company: wish.company ?? ad?.company ?? application?.company ?? '',
    role: wish.role ?? ad?.title ?? application?.title ?? '',
  }
}

function letterOf(wish: Wish, { ad, company, role }: About) {
  return {
    company,
    role,
    quote: wish.quote && ad?.includes(wish.quote) ? wish.quote : '',
    ...(wish.factIds ? { bulletIds: wish.factIds } : {}),
    practical: wish.practical ?? '',
  }
}

async function noteDraft(
  deps: Deps,
  userId: string,
  applicationId: string,
  draft: { documentId: string; name: string },
): Promise<void> {
  const { today } = await ownToday(deps, userId)
  await deps.db.transaction().execute(async (tx) => {
    const row = await requireOutOfTrash(tx, userId, applicationId)
    await addEvent(deps, tx, row, { kind: 'document', to: draft.documentId, on: today, by: 'mcp', text: draft.name })
    await write(deps, tx, row, {})
  })
}
