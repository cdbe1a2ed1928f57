import type { Generated } from 'kysely'
import type { Language } from '#core/account/languages.ts'
import type { AdTables } from '#server/ads/tables.ts'
import type { ApplicationTables } from '#server/applications/tables.ts'
import type { BillingTables } from '#server/billing/tables.ts'
import type { ArenaTables } from '#server/arena/tables.ts'
import type { ProgressTables } from '#server/progress/tables.ts'
import type { DocumentTables } from '#server/documents/tables.ts'
import type { NoticeTables } from '#server/notices/tables.ts'
import type { OpeningTables } from '#server/openings/tables.ts'
import type { AllowancesTable, RefreshTokensTable, SignInsTable } from './session-tables.ts'

/**
 * The tables, portable between SQLite and PostgreSQL: text ids, whole numbers, instants as ISO-8601 UTC
 * text, JSON as text that is read through Zod, truth as 0 or 1.
 */
export type Schema = AdTables &
  ApplicationTables &
  DocumentTables &
  BillingTables &
  OpeningTables &
  NoticeTables &
  ArenaTables &
  ProgressTables & {
    users: UsersTable
    user_revisions: UserRevisionsTable
    sign_ins: SignInsTable
    refresh_tokens: RefreshTokensTable
    password_resets: PasswordResetsTable
    second_factors: SecondFactorsTable
    recovery_codes: RecoveryCodesTable
    email_checks: EmailChecksTable
    personal_tokens: PersonalTokensTable
    login_failures: LoginFailuresTable
    allowances: AllowancesTable
    known_addresses: KnownAddressesTable
    idempotency_keys: IdempotencyKeysTable
    contact_messages: ContactMessagesTable
    career_answers: CareerAnswersTable
    learning_path: LearningPathTable
    skill_evidence: SkillEvidenceTable
    resumes: ResumesTable
    match_history: MatchHistoryTable
    link_reports: LinkReportsTable
    shared_ways: SharedWaysTable
    conversations: ConversationsTable
    conversation_messages: ConversationMessagesTable
    interview_rounds: InterviewRoundsTable
    interview_answers: InterviewAnswersTable
    model_days: ModelDaysTable
    model_person_days: ModelPersonDaysTable
    model_calls: ModelCallsTable
  }

export type UsersTable = {
  id: string
  email: string
  first_name: string
  last_name: string
  password_hash: string
  /** Raised by deletion and a password change: every access token of before is refused at once. */
  token_version: Generated<number>
  time_zone: string
  zone_changed_at: string | null
  leaderboard_visibility: Generated<'name' | 'initials' | 'hidden'>
  game_elements: Generated<number>
  plan: Generated<'explorer' | 'pathfinder' | 'accelerator'>
  /** 0: an uploaded file is read and forgotten, only the facts are kept. */
  keep_resume_files: Generated<number>
  /** The plan a pricing link carried. */
  wished_plan: string | null
  language: Generated<Language>
  /** When the person opened the link that was mailed to `email`. */
  email_verified_at: Generated<string | null>
  joined_at: string
}

/** Changes with every change of a user's rows that kept answers are made from: triggers see to it (migration 0040). */
export type UserRevisionsTable = { user_id: string; revision: number }

export type PasswordResetsTable = { hash: string; user_id: string; created_at: string; expires_at: string }

/** The key of an authenticator app, sealed under AUTH_SECRET; `last_step` is the latest time step whose code was used. */
export type SecondFactorsTable = {
  user_id: string
  sealed_secret: string
  last_step: number
  confirmed_at: string | null
  created_at: string
}

/** Each is deleted when it is used. */
export type RecoveryCodesTable = { hash: string; user_id: string }

export type EmailChecksTable = { hash: string; user_id: string; created_at: string; expires_at: string }

/** `hash` is keyed; `scopes` is a JSON list; `token_version` is the account's when it was made. */
export type PersonalTokensTable = {
  id: string
  user_id: string
  name: string
  hash: string
  scopes: string
  token_version: number
  created_at: string
  expires_at: string
  last_used_at: string | null
}

/** Keys are HMACs: neither an e-mail nor an address can be read from a stolen table. */
export type LoginFailuresTable = { id: string; account_key: string; address_key: string; at: string }

export type KnownAddressesTable = { user_id: string; address_key: string; seen_at: string }

export type IdempotencyKeysTable = {
  user_id: string
  key: string
  call: string
  body_hash: string
  /** null while the first request is under way. */
  status: number | null
  response: string | null
  at: string
}

export type ContactMessagesTable = { id: string; name: string; email: string; message: string; at: string }

export type CareerAnswersTable = {
  user_id: string
  /** A role id, which the catalogue may no longer have. */
  dream_role: string
  /** JSON: the answers without the dream role and the courses. */
  answers: string
  /** JSON: the recommended courses as the engine wrote them. */
  recommended_courses: string
  saved_at: string
}

export type LearningPathTable = {
  user_id: string
  course_id: string
  position: number
  status: 'planned' | 'started' | 'completed'
  started_at: string | null
  completed_at: string | null
  /** 'recommended' ones follow the engine while only planned; 'own' ones stay where the person put them. */
  origin: 'recommended' | 'own'
}

export type SkillEvidenceTable = {
  user_id: string
  skill_id: string
  kind: 'word' | 'course' | 'resume' | 'check'
  /** What it came from: a resume id, a course id, an attempt id, or 'self'. */
  source_id: string
  at: string
}

export type ResumesTable = {
  id: string
  user_id: string
  file_name: string | null
  /** SHA-256 of the file: the same file is known again. */
  file_hash: string | null
  /** SHA-256 of the words read, so that a re-export of the same text is known too. */
  text_hash: string | null
  media_type: string | null
  file_bytes: Uint8Array | null
  status: 'draft' | 'confirmed' | 'manual'
  /** As read from the file, never changed. */
  facts: string
  /** What the person made of it; null until they confirm. */
  corrections: string | null
  evidence: string
  warnings: string
  saved_at: string
  /** Raised by every correction. */
  version: Generated<number>
}

/** The percent of a dream role, by its id, on a local day it changed; the last of the day stands. `rules`: their version. */
export type MatchHistoryTable = { user_id: string; role: string; local_date: string; percent: number; rules: number }

/** 'This link is wrong', once per person and course. */
export type LinkReportsTable = { user_id: string; course_id: string; note: string; at: string }

/** The link by which anybody may see a person's plan; `token` is what the link ends in. */
export type SharedWaysTable = {
  user_id: string
  token: string
  is_named: number
  cheers: number
  created_at: string
}

/** With the advisor. `resume` is JSON: its name and the numbered lines that answers refer to, as they were then. */
export type ConversationsTable = {
  id: string
  user_id: string
  kind: 'analysis' | 'chat'
  title: string
  resume: string | null
  created_at: string
  updated_at: string
}

export type ConversationMessagesTable = {
  id: string
  conversation_id: string
  user_id: string
  position: number
  role: 'user' | 'assistant'
  content: string
  /** 'open': an answer that is under way, or whose process died. */
  state: 'open' | 'complete' | 'cut_off' | 'stopped' | 'failed'
  at: string
}

/** Tokens that the server asked of the AI provider on a UTC day, reservations included. */
export type ModelDaysTable = { day: string; tokens: number }

export type ModelPersonDaysTable = { user_id: string; day: string; tokens: number }

/** A call under way, with what it reserved of the day. The process that deletes the row settles it: once. */
export type ModelCallsTable = { id: string; user_id: string; day: string; tokens: number; at: string }

export type InterviewRoundsTable = {
  id: string
  user_id: string
  role_id: string
  /** JSON: the five questions as they were asked. */
  questions: string
  /** JSON: ids of the questions marked completed. */
  completed: string
  /** 1: the month's quota counts it. */
  is_counted: number
  started_at: string
  /** When its marks were last cleared. */
  reset_at: string | null
  /** null: in progress. */
  ended_at: string | null
}

export type InterviewAnswersTable = {
  id: string
  user_id: string
  round_id: string
  question_id: string
  answer: string
  /** null: typed. */
  spoken_seconds: number | null
  saved_at: string
  /** JSON; null: not judged yet. */
  feedback: string | null
  feedback_at: string | null
}
