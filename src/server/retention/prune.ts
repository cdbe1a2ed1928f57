import { TRASH_MS } from '#core/applications/trash.ts'
import { addMs, DAY_MS, HOUR_MS, type Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteAllowancesBefore,
  deleteEmailChecksBefore,
  deleteFeedbackBefore,
  deleteEndedSignInsBefore,
  deleteIdempotencyKeysBefore,
  deleteKnownAddressesBefore,
  deleteLoginFailuresBefore,
  deleteResetsBefore,
  deleteNoticesBefore,
  deleteOpeningsBefore,
  deleteTokensBefore,
  deleteTrashBefore,
  deleteUnconfirmedFactorsBefore,
} from './retention.repo.ts'

type Passing = {
  what: string
  why: string
  keptMs: number
  kept: string
  prune: (db: Db, before: Instant) => Promise<number>
}

/** What is of use for a while only. It goes by itself; `waymark admin retention` tells of it. */
export const PASSING: readonly Passing[] = [
  {
    what: 'sign-ins',
    why: 'a replayed token of an ended sign-in is recognised',
    keptMs: DAY_MS,
    kept: '1 day after they end',
    prune: deleteEndedSignInsBefore,
  },
  { what: 'password links', why: 'to choose a new password', keptMs: 0, kept: '1 hour', prune: deleteResetsBefore },
  {
    what: 'address links',
    why: 'to confirm an email address',
    keptMs: 0,
    kept: '3 days',
    prune: deleteEmailChecksBefore,
  },
  {
    what: 'wrong passwords',
    why: 'to slow guessing, as keyed hashes',
    keptMs: HOUR_MS,
    kept: '1 hour',
    prune: deleteLoginFailuresBefore,
  },
  {
    what: 'counted requests',
    why: 'limits per address and person hold over all processes, as keyed hashes',
    keptMs: 0,
    kept: 'at most 1 hour',
    prune: deleteAllowancesBefore,
  },
  {
    what: 'openings',
    why: 'jobs that sources list; what people saved stays theirs',
    keptMs: 45 * DAY_MS,
    kept: '45 days after a source last listed it',
    prune: deleteOpeningsBefore,
  },
  {
    what: 'feedback',
    why: 'what people think of the product',
    keptMs: 730 * DAY_MS,
    kept: '2 years',
    prune: deleteFeedbackBefore,
  },
  {
    what: 'known addresses',
    why: 'a campus is not locked out, as keyed hashes',
    keptMs: 365 * DAY_MS,
    kept: '1 year after last use',
    prune: deleteKnownAddressesBefore,
  },
  {
    what: 'request keys',
    why: 'a repeated request gets the first answer',
    keptMs: DAY_MS,
    kept: '1 day',
    prune: deleteIdempotencyKeysBefore,
  },
  {
    what: 'unconfirmed app keys',
    why: 'a second step that was not finished',
    keptMs: DAY_MS,
    kept: '1 day',
    prune: deleteUnconfirmedFactorsBefore,
  },
  {
    what: 'personal tokens',
    why: 'to see which one ran out',
    keptMs: 30 * DAY_MS,
    kept: '30 days after they run out',
    prune: deleteTokensBefore,
  },
  {
    what: 'removed applications',
    why: 'a removal can be undone',
    keptMs: TRASH_MS,
    kept: '30 days in the trash',
    prune: deleteTrashBefore,
  },
  {
    what: 'reminders that were sent',
    why: 'none comes twice',
    keptMs: 90 * DAY_MS,
    kept: '90 days after they were due',
    prune: deleteNoticesBefore,
  },
]

export const OUTBOX_KEPT_MS = 30 * DAY_MS

/** Deletes what has had its time; tells how many of each. */
export async function prune({
  db,
  clock,
  mailer,
}: Pick<Deps, 'db' | 'clock' | 'mailer'>): Promise<{ what: string; deleted: number }[]> {
  const now = clock.now()
  const deleted: { what: string; deleted: number }[] = []
  for (const kind of PASSING) deleted.push({ what: kind.what, deleted: await kind.prune(db, addMs(now, -kind.keptMs)) })
  deleted.push({ what: 'waiting mails', deleted: await mailer.forgetBefore(addMs(now, -OUTBOX_KEPT_MS)) })
  return deleted
}

const EVERY_MS = 6 * HOUR_MS

/** Prunes now and then while the server runs; several servers doing it do no harm. Returns how to stop. */
export function pruneNowAndThen(deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'background'>): () => void {
  const run = (): void => deps.background.run('pruning', async () => void (await prune(deps)))
  const first = setTimeout(run, 60_000)
  const later = setInterval(run, EVERY_MS)
  first.unref()
  later.unref()
  return () => {
    clearTimeout(first)
    clearInterval(later)
  }
}
