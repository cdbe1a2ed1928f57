/** The tables of this room; a part of the schema. */
export type ArenaTables = {
  skill_attempts: SkillAttemptsTable
  recall_cards: RecallCardsTable
  challenge_draws: ChallengeDrawsTable
  credential_statuses: CredentialStatusesTable
  check_items: CheckItemsTable
  skill_credentials: SkillCredentialsTable
  challenges: ChallengesTable
  challenge_shares: ChallengeSharesTable
  challenge_answers: ChallengeAnswersTable
}

/** A skill check. `scored_day` is the person's local date, null for practice; `drawn`, `answers` and `result` are JSON. */
export type SkillAttemptsTable = {
  id: string
  user_id: string
  skill_id: string
  mode: 'scored' | 'practice'
  scored_day: string | null
  drawn: string
  answers: string
  is_recheck: number
  is_adaptive: number
  started_at: string
  ends_at: string
  ended_at: string | null
  score: number | null
  passed: number | null
  result: string | null
}

/** What is to come back by spaced repetition: a passed skill (no `item_id`) or a missed practice item. `card` is JSON of ts-fsrs. */
export type RecallCardsTable = { user_id: string; skill_id: string; item_id: string; due_at: string; card: string }

/** A person's own challenge of a day, where something came back to them. */
export type ChallengeDrawsTable = { user_id: string; local_date: string; drawn: string }

/** A credential's place in the public status list. */
export type CredentialStatusesTable = { place: number; credential_id: string; revoked_at: string | null }

/** What answers have taught of an item of a scored check; `state` is an ItemState as JSON. */
export type CheckItemsTable = { item_id: string; skill_id: string; state: string; is_retired: number }

/** A passed check as a signed credential; others see it only while `is_public`. */
export type SkillCredentialsTable = {
  id: string
  user_id: string
  attempt_id: string
  jwt: string
  is_public: number
  issued_at: string
}

/** What a dream role's challenge asks on a local date, as JSON: drawn once, whatever becomes of the bank. */
export type ChallengesTable = { role_id: string; local_date: string; drawn: string }

/** How many people tried an item of a challenge and got it right. Names nobody. */
export type ChallengeSharesTable = {
  role_id: string
  local_date: string
  item_id: string
  tried: number
  answered_right: number
}

export type ChallengeAnswersTable = {
  user_id: string
  local_date: string
  role_id: string
  answers: string
  points: number
  at: string
}
