import { Problem } from '#contract/problem.ts'
import { quoteOrNull } from '#core/assistant/quote.ts'
import { saveAd as keepAd } from '#server/ads/saved-ads.ts'
import { addApplication } from '#server/applications/add-application.ts'
import { viewDetail, type ApplicationView } from '#server/applications/application-view.ts'
import { moveApplication as move } from '#server/applications/change-application.ts'
import { getToday } from '#server/applications/get-today.ts'
import { listApplications as list } from '#server/applications/list-applications.ts'
import { recordEvent } from '#server/applications/record-event.ts'
import type { Tool } from './tool.ts'

/** What an assistant learns about an application. Titles and names stand in ads, so they are quotes as well. */
function brief(view: ApplicationView) {
  return {
    id: view.id,
    title: quoteOrNull('job ad', view.title),
    company: quoteOrNull('job ad', view.company),
    location: quoteOrNull('job ad', view.location),
    url: view.url,
    adId: view.adId,
    stage: view.stage,
    outcome: view.outcome,
    stageSinceOn: view.stageSinceOn,
    appliedOn: view.appliedOn,
    deadlineOn: view.deadlineOn,
    reminder: view.reminder,
    tags: view.tags,
  }
}

export const listApplications: Tool<'list_applications'> = async (deps, { userId }, { search, ...query }) => {
  const page = await list(deps, userId, { ...query, q: search })
  return { applications: page.items.map(brief), nextCursor: page.nextCursor, counts: page.counts }
}

export const getApplication: Tool<'get_application'> = async (deps, { userId }, { id }) => {
  const view = await viewDetail(deps, userId, id)
  return {
    ...brief(view),
    notes: quoteOrNull('note', view.notes),
    history: view.events.map(({ id: eventId, kind, from, to, onDate, by, text, replacesEventId }) => ({
      id: eventId,
      kind,
      from,
      to,
      onDate,
      by,
      text: quoteOrNull('note', text),
      replacesEventId,
    })),
    tasks: view.tasks.map((task) => ({ ...task, title: quoteOrNull('note', task.title) })),
    interviews: view.interviews.map(({ kind, onDate, atTime, timeZone, minutes, outcome, note }) => ({
      kind,
      onDate,
      atTime,
      timeZone,
      minutes,
      outcome,
      note: quoteOrNull('note', note),
    })),
    // who they are and how to reach them is theirs: no scope gives it
    people: view.contacts.map(({ role }) => ({ role: quoteOrNull('note', role) })),
  }
}

export const today: Tool<'today'> = async (deps, { userId }) => {
  const { items, nextOn } = await getToday(deps, userId)
  return {
    items: items.map(({ application, reminder, what, atTime, isOverdue }) => ({
      application: brief(application),
      reminder,
      what: quoteOrNull('note', what),
      atTime,
      isOverdue,
    })),
    nextOn,
  }
}

/** Keeps the ad; the card beside it only with the scope for applications. */
export const saveAd: Tool<'save_ad'> = async (deps, { userId, token }, { url, text, title, company }) => {
  if (url === undefined && text === undefined) {
    const detail = 'Give the link or the text of the ad'
    throw new Problem('request.invalid', detail, { fields: { url: detail } })
  }
  const { ad } = await keepAd(deps, userId, { url, text, title, company })
  const saved = {
    adId: ad.id,
    title: quoteOrNull('job ad', ad.title),
    company: quoteOrNull('job ad', ad.company),
    validThrough: ad.validThrough,
    warnings: ad.flags.map(({ kind, words }) => ({ kind, words: quoteOrNull('job ad', words) })),
  }
  if (!token.scopes.includes('applications:write'))
    return { ...saved, applicationId: null, why: 'The token lacks applications:write, so only the ad was kept.' }
  return { ...saved, ...(await cardFor(deps, userId, { ad })) }
}

async function cardFor(
  deps: Parameters<typeof addApplication>[0],
  userId: string,
  { ad }: Pick<Awaited<ReturnType<typeof keepAd>>, 'ad'>,
) {
  const wish = {
    title: ad.title,
    company: ad.company,
    location: ad.locations[0]?.slice(0, 200) ?? null,
    url: ad.url,
    adId: ad.id,
    deadlineOn: ad.validThrough?.slice(0, 10) ?? null,
    stage: 'saved' as const,
  }
  try {
    const { application, notices } = await addApplication(deps, userId, wish, 'mcp')
    return { applicationId: application.id, isNew: true, notices }
  } catch (error) {
    // the same link again: the one that is there
    const known = error instanceof Problem && error.code === 'applications.duplicate' && error.fields?.applicationId
    if (known) return { applicationId: known, isNew: false }
    if (error instanceof Problem && error.code === 'applications.nameless')
      return { applicationId: null, why: 'The ad names neither title nor company. Give one of them to track it.' }
    throw error
  }
}

export const moveApplication: Tool<'move_application'> = async (deps, { userId }, { id, confirm, ...wish }) => {
  if (wish.stage === undefined && wish.outcome === undefined)
    throw new Problem('request.invalid', 'Say where it moves: give a stage or an outcome.')
  const before = brief(await viewDetail(deps, userId, id))
  if (!confirm)
    return {
      isMoved: false,
      wouldMove: { from: { stage: before.stage, outcome: before.outcome }, to: wish },
      application: before,
      next: 'Ask the user, then call again with confirm: true.',
    }
  return { isMoved: true, application: brief(await move(deps, userId, id, wish, 'mcp')) }
}

export const addNote: Tool<'add_note'> = async (deps, { userId }, { id, text }) => {
  const view = await recordEvent(deps, userId, id, { kind: 'note', text }, 'mcp')
  return { isAdded: true, eventId: view.events.at(-1)?.id ?? null }
}
