import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type * as contract from '#contract/documents.ts'
import { Problem } from '#contract/problem.ts'
import type { DocumentLanguage } from '#core/documents/content.ts'
import { usableProfile, type Profile } from '#core/documents/profile.ts'
import type { Offence } from '#core/documents/prove-rewrite.ts'
import { repairRewrites, rewritePrompt, type Claimed } from '#core/documents/rewrite-prompt.ts'
import { fold } from '#core/text/fold.ts'
import type { Deps } from '#server/deps.ts'
import type { ChatModel, ModelMessage } from '#server/model/chat-model.port.ts'
import { ModelFault } from '#server/model/model-fault.ts'
import { openModelCall, tokensFor, type ModelCall } from '#server/model/open-call.ts'
import { loadProfile } from './keep-profile.ts'
import { contentOf, loadRow, type DocumentDeps } from './show-document.ts'

const MOST_TOKENS = 1_500
const MOST_BULLETS = 20

const claimedSchema: z.ZodType<Claimed> = z.object({
  rewrites: z.array(z.object({ line: z.int().min(1).max(MOST_BULLETS), text: z.string().max(600) })).max(MOST_BULLETS),
})

type Needs = DocumentDeps & Pick<Deps, 'config'> & { model?: ChatModel | undefined }
type Suggested = z.output<typeof contract.suggestRewrites.output>
type Tried = { line: number; factId: string; text: string; offending: readonly Offence[] }

/**
 * How a model would say the bullets of one entry. Only what the proof accepts comes back; what it refuses is asked for once
 * more, and then the bullet stays as it is. Nothing is stored: the person takes each one, or leaves it.
 */
export async function suggestRewrites(
  deps: Needs,
  userId: string,
  { documentId, entryId }: { documentId: string; entryId: string },
  signal: AbortSignal,
): Promise<Suggested> {
  const { profile } = await loadProfile(deps, userId)
  const row = await loadRow(deps, userId, documentId)
  const content = contentOf(row)
  const entry = usableProfile(profile).entries.find(({ id }) => id === entryId)
  const shown = content.kind === 'resume' ? content.entries.find(({ factId }) => factId === entryId) : undefined
  const bullets = (shown?.bullets ?? [])
    .flatMap(({ factId }) => entry?.bullets.filter(({ id }) => id === factId) ?? [])
    .slice(0, MOST_BULLETS)
    .map(({ id, text }) => ({ factId: id, text }))
  if (!entry || bullets.length === 0) throw new Problem('documents.unknown', 'There is nothing here to rewrite.')

  const language = row.language as DocumentLanguage
  const asked = row.ad_text ? await deps.workers.run('wordsAsked', { ad: row.ad_text }, { userId }) : []
  const prompt = rewritePrompt({ ...entry, bullets, asked, language, mark: randomBytes(8).toString('hex') })
  const prove = proverOf(deps, userId, profile, language)
  const call = await openModelCall(deps, userId, 2 * tokensFor(prompt, MOST_TOKENS))
  try {
    const first = await prove(bullets, await ask(call, prompt, signal))
    const refused = first.filter(({ offending }) => offending.length > 0)
    const second =
      refused.length > 0
        ? await prove(bullets, await ask(call, repairRewrites(prompt, refused), signal).catch(orNothing))
        : []
    const good = [...first, ...second].filter(({ offending }) => offending.length === 0)
    const rewrites = [...new Map(good.map(({ factId, text }) => [factId, { factId, text }])).values()]
    const said = new Set(rewrites.map(({ factId }) => factId))
    return {
      rewrites,
      refused: refused
        .filter(({ factId }) => !said.has(factId))
        .map(({ factId, offending }) => ({ factId, words: offending.map(({ words }) => words) })),
    }
  } catch (error) {
    throw error instanceof ModelFault ? error.toProblem() : error
  } finally {
    await call.close()
  }
}

const ask = async (call: ModelCall, messages: readonly ModelMessage[], signal: AbortSignal) =>
  (await call.object(messages, claimedSchema, { signal, maxTokens: MOST_TOKENS, temperature: 0.2 })).value

/** A second answer that cannot be used changes nothing about the first. */
function orNothing(error: unknown): Claimed {
  if (error instanceof ModelFault) return { rewrites: [] }
  throw error
}

/** What was claimed for a bullet that was asked about, in words that no bullet has, with what the proof says. */
function proverOf({ workers, clock }: Needs, userId: string, profile: Profile, language: DocumentLanguage) {
  return async (bullets: readonly { factId: string; text: string }[], { rewrites }: Claimed): Promise<Tried[]> => {
    const tried = rewrites.flatMap(({ line, text }) => {
      const bullet = bullets[line - 1]
      const said = text.trim()
      const isOther = bullet && said !== '' && !bullets.some((one) => fold(one.text) === fold(said))
      return isOther ? [{ line, factId: bullet.factId, text: said }] : []
    })
    const offences = await workers.run('prove', { profile, tried, language, today: clock.now() }, { userId })
    return tried.map((one, at) => ({ ...one, offending: offences[at] ?? [{ words: one.text, why: 'not proved' }] }))
  }
}
