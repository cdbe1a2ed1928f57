import { z } from 'zod'
import { adToSaveSchema } from './ads.ts'
import { JOB_SEARCH_PATH, noticeSchema } from './applications.ts'
import { endpoint } from './endpoint.ts'

/** What the page 'Save a job', the browser extension and the bookmark call: the ad and its application in one step. */
export const saveJob = endpoint({
  method: 'POST',
  path: `${JOB_SEARCH_PATH}/saved-jobs`,
  auth: 'person',
  scope: 'ads:write',
  tag: 'applications',
  summary: 'Reads a job page by its link, its HTML or its text, keeps it, and adds it to the applications as saved',
  status: 201,
  idempotent: true,
  body: adToSaveSchema,
  output: z.object({
    applicationId: z.string(),
    /** False when this posting was saved before: then that application is named. */
    isNew: z.boolean(),
    adId: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    /** Others of this firm that are worth knowing of. */
    notices: z.array(noticeSchema),
  }),
})
