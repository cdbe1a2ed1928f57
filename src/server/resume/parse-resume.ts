import { toCareerQuestions, toParsedCourse } from '#contract/other-names.ts'
import { Problem } from '#contract/problem.ts'
import type { ParseResumeResult } from '#contract/resume.ts'
import { DOCX_TYPE, PDF_TYPE } from '#contract/resume-file.ts'
import { questionnaireAnswersSchema, type QuestionnaireAnswers } from '#core/career/questionnaire-schema.ts'
import { dreamRoleByTitle, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import { carryCorrections, correctionsKept, isCorrectionsKept } from '#core/resume/carry-corrections.ts'
import { NO_RESUME } from '#core/resume/parse/warnings.ts'
import type { ParsedResume, ResumeFacts } from '#core/resume/schema.ts'
import { newId } from '#server/new-id.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { renewRecommendations, storeAnswers } from '#server/career/save-career-questions.ts'
import { loadAnswers } from '#server/career/load-person.ts'
import { offeredTitles } from '#core/career/routes/stepping-stones.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps, Within } from '#server/deps.ts'
import { isPdf, type Upload, type UploadedFile } from '#server/http/upload.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { factsOf, factsRead, loadLatest, warningsOf } from './get-latest-resume.ts'
import { hashOf } from './hash-of.ts'
import { keepCorrectedSkills } from './keep-resume-skills.ts'
import { onlyFile } from './only-file.ts'
import { openDocument } from './open-document.ts'
import { keepsFiles } from './resume-files.repo.ts'
import {
  deleteOldResumes,
  findLatestResume,
  findResumeByText,
  insertResume,
  takeSameFile,
  type SavedResumeRow,
} from './resume.repo.ts'

type ParseDeps = Pick<Deps, 'db' | 'clock' | 'documents' | 'catalogue'>

/** Reads an uploaded resume, saves it as a draft with the answers, and recommends courses from both. */
export async function parseResume(
  deps: ParseDeps,
  userId: string,
  upload: Upload,
  signal: AbortSignal,
): Promise<ParseResumeResult> {
  const file = onlyFile(upload)
  const answers = readAnswers(deps.catalogue, upload.fields.questionnaireData)
  if (!answers && !(await loadAnswers(deps, deps.db, userId))) throw answersMissing()
  const saidYesTo = new Set(upload.fields.anyway?.split(','))
  const isReadByContent = saidYesTo.has('resume.pdf_named_docx') || saidYesTo.has('resume.docx_named_pdf')
  const named = isReadByContent ? {} : { fileName: file.fileName }
  const parsed = await openDocument(() => deps.documents.read(file.bytes, { signal, ...named }))
  const isResume = !parsed.warnings.some(({ code }) => code === NO_RESUME.code)
  if (!isResume && !saidYesTo.has('resume.not_a_resume'))
    throw new Problem('resume.not_a_resume', `${NO_RESUME.message} Nothing was saved.`)
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const draft = await saveDraft(deps, tx, userId, file, parsed)
    await keepCorrectedSkills(deps, tx, userId, await findLatestResume(tx, userId))
    const courses = answers
      ? (await storeAnswers(deps, tx, userId, toCareerQuestions(answers))).recommendedCourses
      : await renewRecommendations(deps, tx, userId)
    const saved = await loadAnswers(deps, tx, userId)
    const pointsAwarded = isResume ? await pay(deps, tx, userId, draft.isDifferentText) : 0
    const { facts, evidence, warnings } = must(await loadLatest(tx, userId))
    return {
      ...facts,
      evidence,
      warnings,
      recommendations: { courses: courses.map(toParsedCourse) },
      resumeId: draft.id,
      interimRoles: saved?.dreamRole ? offeredTitles(deps.catalogue, saved.dreamRole) : [],
      pointsAwarded,
    }
  })
}

function readAnswers(catalogue: Catalogue, json: string | undefined): QuestionnaireAnswers | undefined {
  if (json === undefined) return undefined
  const parsed = questionnaireAnswersSchema.safeParse(parseJson(json))
  if (parsed.success && dreamRoleByTitle(catalogue, parsed.data.dreamRole)) return parsed.data
  const fields = parsed.success
    ? { dreamRole: 'Choose one of the dream roles' }
    : Object.fromEntries(
        parsed.error.issues.map(({ path, message }) =>
          path.length > 0 ? [path.join('.'), message] : ['questionnaireData', 'This is no object in JSON'],
        ),
      )
  throw new Problem('resume.invalid_answers', 'Your answers could not be read. Please go back and check them.', {
    fields,
  })
}

function answersMissing(): Problem {
  return new Problem('resume.invalid_answers', 'Please answer the seven questions first.')
}

/**
 * The same file again keeps its corrections, and takes the place of its earlier reading. Another one keeps those that hold
 * for it too, and is a draft until somebody has looked at it.
 */
async function saveDraft(deps: Within<ParseDeps>, tx: Db, userId: string, file: UploadedFile, parsed: ParsedResume) {
  const { evidence, warnings, ...facts } = parsed
  const id = newId('res')
  const textHash = hashOf(JSON.stringify(facts))
  const isDifferentText = (await findResumeByText(tx, userId, textHash)) === undefined
  const fileHash = hashOf(file.bytes)
  const latest = await findLatestResume(tx, userId)
  const same = await takeSameFile(tx, userId, fileHash)
  const carried = same ? null : carriedFrom(latest, facts)
  const corrections = same?.corrections ?? carried?.corrections ?? null
  const saysKept = same ? warningsOf(same).filter(isCorrectionsKept) : (carried?.warnings ?? [])
  await insertResume(tx, {
    id,
    user_id: userId,
    file_name: file.fileName || null,
    file_hash: fileHash,
    text_hash: textHash,
    media_type: isPdf(file.bytes) ? PDF_TYPE : DOCX_TYPE,
    file_bytes: (await keepsFiles(tx, userId)) ? file.bytes : null,
    status: same && corrections !== null ? same.status : 'draft',
    facts: JSON.stringify(facts satisfies ResumeFacts),
    corrections,
    evidence: JSON.stringify(evidence),
    warnings: JSON.stringify([...saysKept, ...warnings]),
    saved_at: deps.clock.now(),
  })
  await deleteOldResumes(tx, userId)
  return { id, isDifferentText }
}

/** What was said of the file before, where this one is read alike; facts without a file were never read. */
function carriedFrom(latest: SavedResumeRow | undefined, fresh: ResumeFacts) {
  if (!latest || latest.corrections === null || latest.status === 'manual') return null
  const { facts, kept } = carryCorrections({ read: factsRead(latest), said: factsOf(latest) }, fresh)
  if (kept.length === 0) return null
  return { corrections: JSON.stringify(facts), warnings: [correctionsKept(kept)] }
}

/** The first resume is paid once; later ones when their text is new, once a week. */
async function pay(deps: Within<ParseDeps>, tx: Db, userId: string, isDifferentText: boolean): Promise<number> {
  const first = await award(deps, tx, userId, { activity: 'resumeUploaded' })
  if (first.kind === 'awarded') return first.points
  return pointsOf(await award(deps, tx, userId, { activity: 'resumeImproved', isDifferentText }))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
