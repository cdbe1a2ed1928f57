import { z } from 'zod'

/** Every code of a failure, and its status. The web turns codes into behaviour, never into words. */
export const problemStatus = {
  'request.malformed': 400,
  'request.invalid': 400,
  'request.timeout': 408,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.not_found': 404,
  'request.in_progress': 409,
  'request.key_reused': 422,
  'request.method_not_allowed': 405,
  'request.conflict': 409,
  'request.too_many': 429,
  'request.given_up': 499,
  'auth.required': 401,
  'auth.invalid_login': 401,
  'auth.expired': 401,
  'auth.refresh_refused': 401,
  'auth.second_factor_required': 401,
  'auth.second_factor_refused': 401,
  'auth.forbidden': 403,
  'auth.token_refused': 403,
  'auth.scope_missing': 403,
  'auth.too_many_attempts': 429,
  'account.email_taken': 409,
  'account.weak_password': 400,
  'account.reset_link_refused': 422,
  'account.zone_change_too_soon': 422,
  'account.second_factor_on': 409,
  'account.second_factor_off': 409,
  'account.second_factor_not_started': 409,
  'account.wrong_code': 403,
  'account.code_required': 403,
  'account.unknown_session': 404,
  'account.no_mail': 409,
  'account.email_verified': 409,
  'account.email_link_refused': 422,
  'billing.subscribed': 409,
  'billing.no_subscription': 409,
  'billing.not_verified': 400,
  'billing.away': 503,
  'tokens.unknown': 404,
  'tokens.too_many': 409,
  'career.unknown_role': 422,
  'career.unknown_course': 404,
  'career.no_answers': 422,
  'career.no_skills_found': 422,
  'career.signs_of_a_scam': 422,
  'career.path_full': 422,
  'career.course_completed': 422,
  'career.already_on_path': 409,
  'career.no_started_course': 422,
  'progress.milestone_too_soon': 422,
  'progress.feedback_spent': 429,
  'progress.quota_spent': 429,
  'ads.link_refused': 422,
  'ads.file_refused': 422,
  'ads.not_a_job': 422,
  'ads.too_many': 409,
  'ads.unknown': 404,
  'applications.unknown': 404,
  'applications.nameless': 400,
  'applications.duplicate': 409,
  'applications.stale': 409,
  'applications.in_trash': 409,
  'applications.full': 422,
  'applications.history_full': 422,
  'applications.too_many_views': 422,
  'applications.no_ad': 422,
  'applications.future_day': 422,
  'applications.too_late': 422,
  'applications.unreadable_file': 422,
  'openings.unknown': 404,
  'openings.off': 409,
  'openings.unknown_board': 422,
  'openings.too_many_watches': 409,
  'arena.unknown_skill': 404,
  'arena.unknown_attempt': 404,
  'arena.unknown_credential': 404,
  'arena.tried_today': 409,
  'arena.already_ended': 409,
  'arena.too_many_today': 429,
  'arena.too_fast': 429,
  'arena.all_seen': 409,
  'arena.not_asked': 409,
  'arena.check_open': 409,
  'interview.unknown_round': 404,
  'interview.unknown_question': 404,
  'interview.changed_elsewhere': 409,
  'interview.short_answer': 422,
  'care.distress': 422,
  'documents.unknown': 404,
  'documents.changed_elsewhere': 409,
  'documents.too_many': 422,
  'documents.not_read': 422,
  'documents.open_slots': 422,
  'resume.two_files': 422,
  'resume.no_file': 422,
  'resume.unsupported': 415,
  'resume.not_a_resume': 422,
  'resume.pdf_named_docx': 415,
  'resume.docx_named_pdf': 415,
  'resume.too_large': 413,
  'resume.too_long': 422,
  'resume.damaged': 422,
  'resume.encrypted': 422,
  'resume.no_text': 422,
  'resume.too_slow': 408,
  'resume.invalid_answers': 422,
  'resume.none': 404,
  'resume.changed_elsewhere': 409,
  'resume.no_file_kept': 404,
  'resume.no_page': 404,
  'resume.not_printable': 422,
  'ai.not_configured': 422,
  'ai.quota_exceeded': 429,
  'ai.too_many_streams': 429,
  'ai.rate_limited': 503,
  'ai.timeout': 504,
  'ai.unreachable': 503,
  'ai.disconnected': 502,
  'ai.auth': 502,
  'ai.model_not_found': 502,
  'ai.provider': 502,
  'ai.invalid_output': 502,
  'coach.unknown_conversation': 404,
  'coach.nothing_to_retry': 409,
  'coach.answer_under_way': 409,
  'server.stopping': 503,
  'server.busy': 503,
  'server.too_slow': 503,
  'server.storage_full': 503,
  'server.database_away': 503,
  'server.failed': 500,
} as const

export type ProblemCode = keyof typeof problemStatus

/** What the web finds out by itself, before or without an answer of the server. */
export type ClientCode = 'client.offline' | 'client.broken_off' | 'client.timeout' | 'client.file_gone'

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemStatus, code)
}

const problemCodeSchema = z.enum(Object.keys(problemStatus) as [ProblemCode]).meta({ id: 'ProblemCode' })

/** The body of every failure. `detail` is a sentence for people, `code` is for machines. */
export const problemSchema = z.object({
  detail: z.string(),
  code: problemCodeSchema,
  /** What is wrong with each field of the input, by its name. */
  fields: z.record(z.string(), z.string()).optional(),
})

export type ProblemBody = z.infer<typeof problemSchema>

/** A reason that the user can act on. Thrown by use-cases; rebuilt as the same class in the web. */
export class Problem extends Error {
  readonly code: ProblemCode | ClientCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ProblemCode | ClientCode,
    detail: string,
    more: { status?: number; fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause })
    this.name = 'Problem'
    this.code = code
    this.status = more.status ?? (isProblemCode(code) ? problemStatus[code] : 500)
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  get detail(): string {
    return this.message
  }

  toBody(): ProblemBody {
    const code = isProblemCode(this.code) ? this.code : 'server.failed'
    return { detail: this.message, code, ...(this.fields ? { fields: this.fields } : {}) }
  }
}
