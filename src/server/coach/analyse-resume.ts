import { randomBytes } from 'node:crypto'
import { Problem } from '#contract/problem.ts'
import type { ResumeCheckResult } from '#contract/resume-check.ts'
import { resumeAnalysisPrompt } from '#core/coach/prompts/resume-analysis.v1.ts'
import { resumeCheckFact } from '#core/coach/resume-check-fact.ts'
import { RESUME_TOKENS } from '#core/coach/resume-lines.ts'
import type { Deps } from '#server/deps.ts'
import { isPdf, type Upload, type UploadedFile } from '#server/http/upload.ts'
import { openModelCall } from '#server/model/open-call.ts'
import { checkMeasured, checkSaved } from '#server/resume/check-resume.ts'
import { loadLatest, toSavedResume } from '#server/resume/get-latest-resume.ts'
import { hashOf } from '#server/resume/hash-of.ts'
import { onlyFile } from '#server/resume/only-file.ts'
import { openDocument } from '#server/resume/open-document.ts'
import { findLatestResume } from '#server/resume/resume.repo.ts'
import { rulesFor } from './answer-rules.ts'
import { isOnFile, toConversationResume, toShownResume, type ConversationResume } from './conversation-resume.ts'
import { loadCareerFacts } from './load-grounding.ts'
import { loadResumeCheck } from './load-resume-check.ts'
import { openAnalysis } from './open-conversation.ts'
import { tellAnswer, type AnswerEvent } from './tell-answer.ts'

export type CoachDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'model' | 'documents' | 'catalogue' | 'workers'>

/** The specification's. */
const ANSWER_TOKENS = 2_000
const TEMPERATURE = 0.7
/** The resume, the facts and the rules at their largest: reserved before the file is read. */
const PROMPT_TOKENS = RESUME_TOKENS + 3_000

/** Analyses an uploaded PDF or the resume on file, as the first message of a new conversation. */
export async function analyseResume(
  deps: CoachDeps,
  userId: string,
  source: Upload | 'latest',
  signal: AbortSignal,
): Promise<AsyncIterable<AnswerEvent>> {
  // reserved first: of many files at once, two are read
  const call = await openModelCall(deps, userId, PROMPT_TOKENS + ANSWER_TOKENS)
  try {
    const { resume, check } =
      source === 'latest'
        ? { resume: await readLatest(deps, userId), check: undefined }
        : await readUploaded(deps, userId, onlyPdf(source), signal)
    const facts = {
      ...(await loadCareerFacts(deps, userId, resume.facts)),
      ...(check ? { resumeCheck: resumeCheckFact(check) } : await loadResumeCheck(deps, userId, resume, signal)),
    }
    const mark = randomBytes(8).toString('hex')
    const opened = await openAnalysis(deps, userId, {
      kind: 'analysis',
      title: resume.fileName ? `Analysis of ${resume.fileName}` : 'Analysis of your resume',
      resume,
    })
    return tellAnswer(deps, {
      ...opened,
      userId,
      call,
      messages: resumeAnalysisPrompt({ facts, resumeLines: resume.lines }, mark),
      options: { signal, maxTokens: ANSWER_TOKENS, temperature: TEMPERATURE },
      rules: rulesFor(deps, mark, resume.lines),
    })
  } catch (error) {
    await call.close()
    throw error
  }
}

/** The file on file is counted and checked as its owner corrected it. */
async function readUploaded(
  deps: CoachDeps,
  userId: string,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<{ resume: ConversationResume; check: ResumeCheckResult }> {
  const fileName = file.fileName || null
  const measured = await openDocument(() => deps.documents.measure(file.bytes, { signal, fileName: file.fileName }))
  const { evidence: _evidence, warnings: _warnings, ...facts } = measured.resume
  const shown = toShownResume(fileName, facts)
  const onFile = await findLatestResume(deps.db, userId)
  if (!onFile || (onFile.file_hash !== hashOf(file.bytes) && !isOnFile(onFile, shown)))
    return { resume: shown, check: await checkMeasured(deps, userId, measured, fileName) }
  const saved = { ...toSavedResume(onFile), fileName }
  return {
    resume: toConversationResume(fileName, saved.facts),
    check: await checkSaved(deps, userId, saved, measured.measures),
  }
}

async function readLatest({ db }: CoachDeps, userId: string): Promise<ConversationResume> {
  const latest = await loadLatest(db, userId)
  if (!latest) throw new Problem('resume.none', 'There is no resume on file yet. Choose a PDF.')
  return toConversationResume(latest.fileName, latest.facts)
}

/** The page asks for a PDF, and nothing else is taken. */
function onlyPdf(upload: Upload): UploadedFile {
  const file = onlyFile(upload, 'Please choose a PDF file')
  if (!isPdf(file.bytes)) throw new Problem('resume.unsupported', 'Please upload a PDF file')
  return file
}
