/** The tables of this room; a part of the schema. */
export type ProgressTables = {
  point_events: PointEventsTable
  progress: ProgressTable
  streak_days: StreakDaysTable
  badges: BadgesTable
  outage_days: OutageDaysTable
  product_feedback: ProductFeedbackTable
  milestone_notes: MilestoneNotesTable
  quota_uses: QuotaUsesTable
  quota_reservations: QuotaReservationsTable
  seen_progress: SeenProgressTable
}

export type PointEventsTable = {
  id: string
  user_id: string
  category: 'platformEngagement' | 'learningProgress'
  activity: string
  points: number
  source_key: string
  local_date: string
  at: string
  zone: string
  rule_version: number
  /** The source key this event takes back, null for an award. */
  reverses: string | null
}

export type ProgressTable = {
  user_id: string
  total_points: number
  level_number: number
  /** When the total was reached: who got there first stands above. */
  reached_at: string
  /** The Monday (UTC date) that `week_points` counts from. */
  week_start: string
  week_points: number
  week_reached_at: string
  /** The last qualifying action: when, in which zone, and which day it made. */
  last_action_at: string | null
  last_action_zone: string | null
  last_action_date: string | null
  /** 1 for people who take no rank; kept beside the points, so that the boards' indexes leave them out. */
  is_hidden: number
}

/** `is_jump`: travel or a skipped calendar day made the date jump by two. */
export type StreakDaysTable = { user_id: string; local_date: string; is_jump: number }

/** `source_key` names the point event that earned it. */
export type BadgesTable = { user_id: string; badge_id: string; source_key: string; at: string }

export type OutageDaysTable = { local_date: string; note: string }

export type ProductFeedbackTable = { id: string; user_id: string; rating: number; feedback: string; at: string }

/** The person's own words on a career milestone. */
export type MilestoneNotesTable = { user_id: string; type: string; note: string; at: string }

/** How many of a kind a UTC calendar month ('YYYY-MM') has used, reservations included. */
export type QuotaUsesTable = { user_id: string; kind: 'mockInterview' | 'skillCheck'; month: string; used: number }

/** A use that has not been delivered yet. The process that deletes the row settles or refunds it: once. */
export type QuotaReservationsTable = {
  id: string
  user_id: string
  kind: 'mockInterview' | 'skillCheck'
  month: string
  at: string
}

/** Up to which point event the person was shown what they earned, and the level they knew then. */
export type SeenProgressTable = {
  user_id: string
  event_id: string
  level_number: number
  board_name_chosen_at: string | null
}
