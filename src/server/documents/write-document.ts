import type { z } from 'zod'
import type * as contract from '#contract/documents.ts'
import { Problem } from '#contract/problem.ts'
import { wholeContent } from '#core/documents/compose.ts'
import type { DocumentContent, DocumentLanguage } from '#core/documents/content.ts'
import { factsUsed, keepSeen } from '#core/documents/facts-seen.ts'
import { firstLanguage, letterLanguage } from '#core/documents/first-language.ts'
import { writeLetter } from '#core/documents/letter.ts'
import { roleSaid } from '#core/documents/role-said.ts'
import type { Profile } from '#core/documents/profile.ts'
import { FIRST_LOOK, type Look } from '#core/resume/export/look.ts'
import { utcMonthOf } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import { languageOf } from '#server/users/user.repo.ts'
import { requireBearable } from '#server/text-limit.ts'
import { changeDocument, insertDocument, keepFactsSeen, listDocuments, type DocumentRow } from './documents.repo.ts'
import { changedElsewhere, loadProfile } from './keep-profile.ts'
import { contentOf, factsSeenOf, loadRow, showDocument, type DocumentDeps } from './show-document.ts'

const MOST_DOCUMENTS = 100

type Shown = z.output<typeof contract.documentSchema>
type NewDocument = z.output<NonNullable<typeof contract.createDocument.body>>

export async function createDocument(deps: DocumentDeps, userId: string, wish: NewDocument): Promise<Shown> {
  const { profile } = await loadProfile(deps, userId)
  if ((await listDocuments(deps.db, userId)).length >= MOST_DOCUMENTS)
    throw new Problem(
      'documents.too_many',
      `You have ${MOST_DOCUMENTS} documents. Please delete one you no longer need.`,
    )
  const now = deps.clock.now()
  const language =
    wish.language ??
    (wish.kind === 'letter' ? letterLanguage(wish.ad ?? '') : null) ??
    firstLanguage(profile, await languageOf(deps.db, userId))
  const content = await firstContent(deps, userId, profile, { ...wish, language })
  const row = {
    id: newId('doc'),
    user_id: userId,
    kind: wish.kind,
    name: wish.name,
    language,
    content: JSON.stringify(content),
    ad_text: wish.ad?.trim() || null,
    facts_seen: JSON.stringify(factsUsed(profile, content)),
    version: 1,
    created_at: now,
    updated_at: now,
  }
  // shown first: that takes a worker, which may refuse, and then there is no document
  const shown = await showDocument(deps, row, profile)
  await insertDocument(deps.db, row)
  return shown
}

async function firstContent(
  deps: DocumentDeps,
  userId: string,
  profile: Profile,
  { kind, ad, language, mostPages, letter }: NewDocument & { language: DocumentLanguage },
): Promise<DocumentContent> {
  if (kind === 'resume') {
    const look = { ...FIRST_LOOK, mostPages }
    return ad?.trim() ? tailored(deps, userId, { profile, ad, language, look }) : { ...wholeContent(profile), look }
  }
  const found = ad?.trim()
    ? await deps.workers.run('answerAd', { profile, ad, language, today: deps.clock.now() }, { userId })
    : {
        role: '',
        company: '',
        person: null,
        reference: '',
        wanted: [],
        askedLanguages: [],
        bulletIds: [],
        brings: [],
        certificateIds: [],
      }
  const heading = letter?.role || found.role
  const role = ad?.trim() ? roleSaid(heading, titlesOf(profile)) : heading
  if (letter && !role) {
    const detail = 'Which role is it about?'
    throw new Problem('request.invalid', detail, { fields: { role: detail } })
  }
  return writeLetter(profile, {
    language,
    role: role || '…',
    company: letter?.company || found.company,
    quote: letter?.quote ?? '',
    practical: letter?.practical ?? '',
    tone: letter?.tone,
    bulletIds: letter?.bulletIds ?? found.bulletIds,
    brings: found.brings,
    person: found.person,
    reference: found.reference,
    wanted: found.wanted,
    certificateIds: found.certificateIds,
    askedLanguages: found.askedLanguages,
    asOf: utcMonthOf(deps.clock.now()),
  })
}

const titlesOf = ({ entries }: Profile) => entries.filter(({ isOnHold }) => !isOnHold).map(({ title }) => title)

function tailored(
  { workers, clock }: DocumentDeps,
  userId: string,
  wish: { profile: Profile; ad: string; language: DocumentLanguage; look: Look },
): Promise<DocumentContent> {
  return workers.run('tailor', { ...wish, today: clock.now() }, { userId })
}

export async function tailorDocument(
  deps: DocumentDeps,
  userId: string,
  documentId: string,
  { ad, mostPages }: { ad: string; mostPages: number },
): Promise<Shown> {
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  if (row.kind !== 'resume') throw new Problem('documents.unknown', 'Only a resume can be tailored.')
  const language = row.language as DocumentLanguage
  const look = { ...contentOf(row).look, mostPages }
  const content = await tailored(deps, userId, { profile, ad, language, look })
  const change = {
    name: row.name,
    language: row.language,
    ad_text: ad,
    content: JSON.stringify(content),
    facts_seen: seenAfter(row, profile, content),
    updated_at: deps.clock.now(),
  }
  if (!(await changeDocument(deps.db, row, change))) throw changedElsewhere()
  return showDocument(deps, await loadRow(deps, userId, documentId), profile)
}

export async function saveDocument(
  deps: DocumentDeps,
  userId: string,
  documentId: string,
  {
    version,
    name,
    language,
    content,
  }: { version: number; name: string; language: DocumentLanguage; content: DocumentContent },
): Promise<Shown> {
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  if (row.version !== version || row.kind !== content.kind) throw changedElsewhere()
  requireBearable(content)
  const change = {
    name,
    language,
    ad_text: row.ad_text,
    content: JSON.stringify(content),
    facts_seen: seenAfter(row, profile, content),
    updated_at: deps.clock.now(),
  }
  if (!(await changeDocument(deps.db, row, change))) throw changedElsewhere()
  return showDocument(deps, await loadRow(deps, userId, documentId), profile)
}

function seenAfter(row: DocumentRow, profile: Profile, content: DocumentContent): string {
  return JSON.stringify(keepSeen(factsSeenOf(row) ?? {}, profile, content))
}

/** The owner looked at what changed in the facts: from now on they are as they are today. */
export async function seeFacts(deps: DocumentDeps, userId: string, documentId: string): Promise<Shown> {
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  await keepFactsSeen(deps.db, row, JSON.stringify(factsUsed(profile, contentOf(row))))
  return showDocument(deps, await loadRow(deps, userId, documentId), profile)
}
