import type { FastifyInstance } from 'fastify'
import * as files from '#contract/application-reports.ts'
import * as lists from '#contract/application-lists.ts'
import * as applications from '#contract/applications.ts'
import { saveJob as saveJobCall } from '#contract/saved-jobs.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { addApplication } from './add-application.ts'
import { type ApplicationDetail, viewDetail } from './application-view.ts'
import { getBoard } from './board.ts'
import { listOffers } from './list-offers.ts'
import { listNames } from './application.repo.ts'
import { changeApplication, changeMany, moveApplication, setTrash } from './change-application.ts'
import { exportApplications } from './export-applications.ts'
import { getInsights, getToday } from './get-today.ts'
import { commitImport, previewImport, undoImport } from './import/import-applications.ts'
import { draftFollowUp, getWorkRecord, printWorkRecord, readReply } from './letters.ts'
import { listApplications } from './list-applications.ts'
import { getPreparation } from './preparation.ts'
import { saveJob } from './save-job.ts'
import { getListOptions, removeView, saveView } from './saved-views.ts'
import { readStageNames, saveStageNames } from './stage-names.ts'
import { confirmReply, recordEvent, removePart, saveContact, saveInterview, saveTask } from './record-event.ts'

const FILES_PER_MINUTE = 20
const REPLIES_PER_MINUTE = 60

/** No scope of a personal token gives names and addresses of other people: that is what its owner agreed to. */
async function shownTo({ token }: { token?: unknown }, detail: Promise<ApplicationDetail>): Promise<ApplicationDetail> {
  return token === undefined ? detail : { ...(await detail), contacts: [] }
}

export function registerApplicationRoutes(app: FastifyInstance, deps: Deps): void {
  const perMinute = { perMinute: FILES_PER_MINUTE }
  serve(app, deps, applications.listApplications, ({ caller, query }) => listApplications(deps, caller.userId, query), {
    isKept: true,
  })
  serve(app, deps, applications.addApplication, ({ caller, body }) => addApplication(deps, caller.userId, body))
  serve(app, deps, saveJobCall, ({ caller, body }) => saveJob(deps, caller.userId, body), {
    perMinute: REPLIES_PER_MINUTE,
  })
  const inTurn = { turns: deps.queues.reckoning }
  serve(app, deps, lists.listOffers, ({ caller }) => listOffers(deps, caller.userId), inTurn)
  serve(app, deps, lists.getBoard, ({ caller, query }) => getBoard(deps, caller.userId, query.limit), inTurn)
  serve(app, deps, lists.listApplicationNames, ({ caller }) => listNames(deps.db, caller.userId), inTurn)
  serve(app, deps, lists.getListOptions, ({ caller }) => getListOptions(deps, caller.userId))
  serve(app, deps, lists.saveView, ({ caller, body }) => saveView(deps, caller.userId, body))
  serve(app, deps, lists.removeView, ({ caller, params }) => removeView(deps, caller.userId, params.id))
  serve(app, deps, lists.getStageNames, ({ caller }) => readStageNames(deps.db, caller.userId))
  serve(app, deps, lists.saveStageNames, ({ caller, body }) => saveStageNames(deps, caller.userId, body))
  serve(app, deps, applications.getToday, ({ caller }) => getToday(deps, caller.userId), inTurn)
  serve(app, deps, files.getInsights, ({ caller }) => getInsights(deps, caller.userId), inTurn)
  serveFile(
    app,
    deps,
    files.exportApplications,
    ({ caller, query }) => exportApplications(deps, caller.userId, query),
    { ...perMinute, ...inTurn },
  )
  serveFile(app, deps, files.printWorkRecord, ({ caller, query }) => printWorkRecord(deps, caller.userId, query), {
    ...perMinute,
    ...inTurn,
  })
  serve(app, deps, files.getWorkRecord, ({ caller, query }) => getWorkRecord(deps, caller.userId, query), inTurn)
  serve(app, deps, files.readReply, ({ caller, body }) => readReply(deps, caller.userId, body), {
    perMinute: REPLIES_PER_MINUTE,
  })
  serve(app, deps, files.previewImport, ({ caller, upload }) => previewImport(deps, caller.userId, upload), perMinute)
  serve(app, deps, files.commitImport, ({ caller, upload }) => commitImport(deps, caller.userId, upload), perMinute)
  serve(app, deps, files.undoImport, ({ caller, params }) => undoImport(deps, caller.userId, params.id))
  serve(app, deps, applications.changeManyApplications, ({ caller, body }) => changeMany(deps, caller.userId, body))
  serve(app, deps, applications.getApplication, ({ caller, params }) =>
    shownTo(caller, viewDetail(deps, caller.userId, params.id)),
  )
  serve(app, deps, applications.changeApplication, ({ caller, params, body }) =>
    changeApplication(deps, caller.userId, params.id, body),
  )
  serve(app, deps, applications.removeApplication, async ({ caller, params, query }) => {
    await setTrash(deps, caller.userId, params.id, true, query.version)
    return {}
  })
  serve(app, deps, applications.restoreApplication, ({ caller, params, query }) =>
    setTrash(deps, caller.userId, params.id, false, query.version),
  )
  serve(app, deps, applications.moveApplication, ({ caller, params, body }) =>
    moveApplication(deps, caller.userId, params.id, body),
  )
  serve(app, deps, applications.addApplicationEvent, ({ caller, params, body }) =>
    shownTo(caller, recordEvent(deps, caller.userId, params.id, body)),
  )
  serve(app, deps, files.confirmReply, ({ caller, params, body }) => confirmReply(deps, caller.userId, params.id, body))
  serve(app, deps, applications.saveApplicationTask, ({ caller, params, body }) =>
    shownTo(caller, saveTask(deps, caller.userId, params.id, body)),
  )
  serve(app, deps, applications.saveApplicationInterview, ({ caller, params, body }) =>
    saveInterview(deps, caller.userId, params.id, body),
  )
  serve(app, deps, applications.saveApplicationContact, ({ caller, params, body }) =>
    saveContact(deps, caller.userId, params.id, body),
  )
  serve(app, deps, applications.removeApplicationPart, ({ caller, params }) =>
    removePart(deps, caller.userId, params.id, params.partId),
  )
  serve(app, deps, lists.getPreparation, ({ caller, params }) => getPreparation(deps, caller.userId, params.id), {
    isLong: true,
  })
  serve(app, deps, files.writeFollowUp, ({ caller, params, query }) =>
    draftFollowUp(deps, caller.userId, params.id, query),
  )
}
