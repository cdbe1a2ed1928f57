import type { FastifyInstance } from 'fastify'
import * as resumeFile from '#contract/resume-file.ts'
import * as resumeCheck from '#contract/resume-check.ts'
import * as resume from '#contract/resume.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/route.ts'
import { serveFile } from '#server/http/serve-file.ts'
import { checkFile, checkLatest } from './check-resume.ts'
import { compareResumes } from './compare-resumes.ts'
import { getLatestResume } from './get-latest-resume.ts'
import { deleteKeptFile, getKeptFile, listKeptFiles, setFileKeeping } from './keep-files.ts'
import { onlyFile } from './only-file.ts'
import { parseResume } from './parse-resume.ts'
import { printResume } from './print-resume.ts'
import { saveCorrections } from './save-corrections.ts'
import { settleDoubt } from './settle-doubt.ts'
import { showPage, showText } from './show-document.ts'

export function registerResumeRoutes(app: FastifyInstance, deps: Deps): void {
  const { reading } = deps.queues
  serve(
    app,
    deps,
    resume.parseResume,
    ({ caller, upload, signal }) => parseResume(deps, caller.userId, upload, signal),
    { perMinute: 240, turns: reading },
  )
  const check = resumeCheck.checkResume
  serve(
    app,
    deps,
    check,
    ({ caller, body, upload, signal }) =>
      body ? checkLatest(deps, caller.userId, signal) : checkFile(deps, caller.userId, onlyFile(upload), signal),
    { perMinute: 240, turns: reading },
  )
  serve(app, deps, resumeCheck.compareResumes, ({ caller }) => compareResumes(deps, caller.userId), {
    perMinute: 240,
    turns: reading,
  })
  serve(app, deps, resume.getLatestResume, ({ caller }) => getLatestResume(deps, caller.userId), {
    perMinute: 600,
  })
  serve(app, deps, resume.saveLatestResume, ({ caller, body }) => saveCorrections(deps, caller.userId, body), {
    perMinute: 240,
    isLong: true,
  })
  serve(app, deps, resume.settleDoubt, ({ caller, body }) => settleDoubt(deps, caller.userId, body), { perMinute: 240 })
  serve(app, deps, resumeFile.getResumeText, ({ caller, signal }) => showText(deps, caller.userId, signal), {
    perMinute: 240,
    turns: reading,
  })
  serveFile(
    app,
    deps,
    resumeFile.getResumePage,
    ({ caller, params, signal }) => showPage(deps, caller.userId, params.page, signal),
    { perMinute: 240, turns: reading },
  )
  serveFile(
    app,
    deps,
    resumeFile.downloadResume,
    ({ caller, query, signal }) => printResume(deps, caller.userId, query.format, signal),
    { perMinute: 240, isLong: true },
  )
  serve(app, deps, resumeFile.getKeptFiles, ({ caller }) => listKeptFiles(deps, caller.userId))
  serve(app, deps, resumeFile.setFileKeeping, ({ caller, body }) =>
    setFileKeeping(deps, caller.userId, body.keepsFiles),
  )
  serveFile(app, deps, resumeFile.getKeptFile, ({ caller, params }) =>
    getKeptFile(deps, caller.userId, params.resumeId),
  )
  serve(app, deps, resumeFile.deleteKeptFile, ({ caller, params }) =>
    deleteKeptFile(deps, caller.userId, params.resumeId),
  )
}
