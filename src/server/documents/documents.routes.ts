import type { FastifyInstance } from 'fastify'
import * as documents from '#contract/documents.ts'
import * as profileCalls from '#contract/document-profile.ts'
import * as resume from '#contract/resume.ts'
import { Problem } from '#contract/problem.ts'
import { PDF_TYPE } from '#contract/resume-file.ts'
import { profileForPrograms } from '#core/assistant/profile-for-programs.ts'
import { utcMonthOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { deleteResumeWithFacts } from './delete-resume-facts.ts'
import { deleteDocument, findCopy, listCopies, listDocuments, listVersions } from './documents.repo.ts'
import {
  loadProfile,
  mergeProfile,
  proposeMerge,
  refuseOldVersion,
  refuseTooLong,
  saveProfile,
} from './keep-profile.ts'
import { describeCopy, keepSentCopy, printDocument } from './print-document.ts'
import { readProfileFile } from './read-profile-file.ts'
import { previewDocument } from './preview-document.ts'
import { contentOf, headOf, loadRow, showDocument } from './show-document.ts'
import { suggestRewrites } from './suggest-rewrites.ts'
import { createDocument, saveDocument, seeFacts, tailorDocument } from './write-document.ts'

export function registerDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, profileCalls.getProfile, async ({ caller: { userId, token } }) => {
    const stored = await loadProfile(deps, userId)
    return token === undefined ? stored : { ...stored, profile: profileForPrograms(stored.profile) }
  })
  serve(app, deps, profileCalls.saveProfile, ({ caller, body }) => saveProfile(deps, caller.userId, body), {
    refuseEarly: ({ userId }, body) => refuseOldVersion(deps, userId, body),
    turns: deps.queues.saving,
  })
  serve(app, deps, profileCalls.proposeMerge, ({ caller, body }) => proposeMerge(deps, caller.userId, body))
  serve(
    app,
    deps,
    profileCalls.readProfileFile,
    ({ caller, upload, signal }) => readProfileFile(deps, caller.userId, upload, signal),
    { perMinute: 60, turns: deps.queues.reading },
  )
  serve(app, deps, profileCalls.mergeProfile, ({ caller, body }) => mergeProfile(deps, caller.userId, body), {
    refuseEarly: async ({ userId }, body) => {
      await refuseOldVersion(deps, userId, body)
      refuseTooLong(body)
    },
    turns: deps.queues.saving,
  })
  serve(
    app,
    deps,
    documents.proveSentence,
    async ({ caller: { userId }, body: { factId, text, language } }) => {
      const { profile } = await loadProfile(deps, userId)
      const asked = { profile, text, language, asOf: utcMonthOf(deps.clock.now()), ...(factId ? { factId } : {}) }
      return { offending: await deps.workers.run('proveSentence', asked, { userId }) }
    },
    { isLong: true },
  )
  serve(app, deps, documents.listDocuments, async ({ caller }) =>
    (await listDocuments(deps.db, caller.userId)).map(headOf),
  )
  serve(app, deps, documents.createDocument, ({ caller, body }) => createDocument(deps, caller.userId, body))
  serve(app, deps, documents.getDocument, async ({ caller, params }) => {
    const { profile } = await loadProfile(deps, caller.userId)
    return showDocument(deps, await loadRow(deps, caller.userId, params.documentId), profile)
  })
  serve(
    app,
    deps,
    documents.saveDocument,
    ({ caller, params, body }) => saveDocument(deps, caller.userId, params.documentId, body),
    {
      perMinute: 120,
    },
  )
  serve(app, deps, documents.seeFacts, ({ caller, params }) => seeFacts(deps, caller.userId, params.documentId))
  serve(app, deps, documents.tailorDocument, ({ caller, params, body }) =>
    tailorDocument(deps, caller.userId, params.documentId, body),
  )
  serve(
    app,
    deps,
    documents.suggestRewrites,
    ({ caller, params, signal }) => suggestRewrites(deps, caller.userId, params, signal),
    { perMinute: 30, isLong: true },
  )
  serve(app, deps, documents.deleteDocument, async ({ caller, params }) => {
    if (!(await deleteDocument(deps.db, caller.userId, params.documentId)))
      throw new Problem('documents.unknown', 'There is no such document.')
    return {}
  })
  serve(app, deps, documents.listVersions, async ({ caller, params }) => {
    await loadRow(deps, caller.userId, params.documentId)
    const versions = await listVersions(deps.db, caller.userId, params.documentId)
    return versions.map((row) => ({ version: row.version, savedAt: row.saved_at, content: contentOf(row) }))
  })
  serveFile(
    app,
    deps,
    documents.printDocument,
    ({ caller, params, query }) => printDocument(deps, caller.userId, params.documentId, query.format),
    {
      perMinute: 240,
      isLong: true,
    },
  )
  serve(
    app,
    deps,
    documents.previewDocument,
    ({ caller, params, body, signal }) => previewDocument(deps, caller.userId, params.documentId, body, signal),
    { perMinute: 240, turns: deps.queues.reading },
  )
  serve(app, deps, documents.keepSentCopy, ({ caller, params, body }) =>
    keepSentCopy(deps, caller.userId, params.documentId, body),
  )
  serve(app, deps, documents.listSentCopies, async ({ caller, query }) =>
    (await listCopies(deps.db, caller.userId, query.applicationId)).map(describeCopy),
  )
  serve(app, deps, resume.deleteLatestResume, ({ caller, query }) => deleteResumeWithFacts(deps, caller.userId, query))
  serveFile(app, deps, documents.getSentCopy, async ({ caller, params }) => {
    const copy = await findCopy(deps.db, caller.userId, params.copyId)
    if (!copy) throw new Problem('documents.unknown', 'There is no such copy.')
    return { bytes: copy.file_bytes, mediaType: PDF_TYPE, fileName: copy.file_name }
  })
}
