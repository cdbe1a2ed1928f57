import { useEffect, useRef, useState } from 'react'
import { parseResume, RESUME_QUESTIONS, type ParseResumeResult, type ResumeQuestion } from '#contract/resume.ts'
import type { QuestionnaireAnswers } from '#core/career/questionnaire-schema.ts'
import { Problem } from '#contract/problem.ts'
import { api } from '../lib/api.ts'
import { isAbort, messageOf, SOMETHING_WRONG } from '../lib/errors.ts'
import { refuseFiles } from './refuse-files.ts'

export const PARSE_FAILED = 'Failed to parse resume. Please try again.'

export type UploadState =
  | { stage: 'idle'; file?: File; refusal?: Refusal; saidYesTo?: readonly ResumeQuestion[] }
  /** `sent` is the part of the file that is on its way, 0 to 1. */
  | { stage: 'busy'; file: File; sent: number }

export type Refusal = {
  message: string
  /** Which file it is about, when it was not sent at all. */
  fileName?: string
  /** Of the server's problem; none when the file was not sent at all. */
  code?: string
  /** What it asks: the file is taken when the answer is yes. */
  question?: ResumeQuestion
}

/** One file at a time. Whatever goes wrong on the way, the file last chosen is kept for another try. */
export function useUpload(answers: QuestionnaireAnswers | undefined, onResult: (result: ParseResumeResult) => void) {
  const [state, setState] = useState<UploadState>({ stage: 'idle' })
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  const send = async (file: File, saidYesTo: readonly ResumeQuestion[] = []) => {
    const abort = new AbortController()
    underWay.current = abort
    setState({ stage: 'busy', file, sent: 0 })
    try {
      const form = await formOf(file, answers, saidYesTo)
      const onProgress = (sent: number) => setState((now) => (now.stage === 'busy' ? { ...now, sent } : now))
      onResult(await api.upload(parseResume, { form, onProgress, signal: abort.signal }))
    } catch (error) {
      if (!abort.signal.aborted) setState({ stage: 'idle', file, refusal: refusalOf(error), saidYesTo })
      else if (!isAbort(error)) throw error
    }
  }

  const pick = (files: File[]) => {
    const [file] = files
    const message = refuseFiles(files)
    // the file before it is no longer what is meant: it is not offered again
    if (message)
      setState({ stage: 'idle', refusal: { message, ...(file && !files[1] ? { fileName: file.name } : {}) } })
    else if (file) void send(file)
  }
  /** Sends it once more; where the refusal was a question, with the answer yes. */
  const retry = () => {
    if (state.stage !== 'idle' || !state.file) return
    const { file, refusal, saidYesTo = [] } = state
    void send(file, refusal?.question ? [...saidYesTo, refusal.question] : saidYesTo)
  }
  const cancel = () => {
    underWay.current?.abort()
    setState((now) => ({ stage: 'idle', ...(now.file ? { file: now.file } : {}) }))
  }
  return { state, pick, retry, cancel }
}

/** The answers go first, so that the server knows them before the file is through. */
async function formOf(
  file: File,
  answers: QuestionnaireAnswers | undefined,
  saidYesTo: readonly string[],
): Promise<FormData> {
  await mustStillBeThere(file)
  const form = new FormData()
  if (answers) form.set('questionnaireData', JSON.stringify(answers))
  if (saidYesTo.length > 0) form.set('anyway', saidYesTo.join(','))
  form.set('resume', file)
  return form
}

/** A file that was moved or changed since it was chosen would look like a dead network. */
async function mustStillBeThere(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new Problem('client.file_gone', 'This file was moved or changed. Please choose it again.', {
      status: 0,
      cause,
    })
  }
}

function refusalOf(error: unknown): Refusal {
  const message = messageOf(error, PARSE_FAILED)
  const code = error instanceof Problem ? error.code : undefined
  const question = RESUME_QUESTIONS.find((one) => one === code)
  return {
    message: message === SOMETHING_WRONG ? PARSE_FAILED : message,
    ...(code ? { code } : {}),
    ...(question ? { question } : {}),
  }
}
