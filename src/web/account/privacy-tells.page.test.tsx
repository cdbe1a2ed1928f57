import { expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useApp } from '#test/support/render-app.tsx'
import { privacy as de } from '#web/strings/de/privacy.ts'
import { privacy as en } from '#web/strings/en/privacy.ts'
import { privacy as tr } from '#web/strings/tr/privacy.ts'

const { app } = useApp()

/** The words of the page for what each table holds, in the order of its list. */
const TOLD: Record<string, RegExp> = {
  account: /Your account/,
  user_revisions: /Your account/,
  sign_ins: /when you signed in/,
  known_addresses: /network addresses/,
  personal_tokens: /access tokens/,
  idempotency_keys: /applications with their history/,
  billing_customers: /subscription/,
  subscriptions: /subscription/,
  plan_grants: /subscription with its changes/,
  plan_changes: /subscription with its changes/,
  career_answers: /the seven questions/,
  learning_path: /courses recommended/,
  skill_evidence: /skills/,
  match_history: /how your match moved/,
  resumes: /last three files/,
  career_profiles: /career profile/,
  documents: /resumes and letters/,
  document_versions: /earlier versions/,
  sent_copies: /copies of what you sent/,
  ads: /job adverts/,
  applications: /applications/,
  application_events: /history/,
  application_tags: /tags/,
  application_tasks: /tasks/,
  application_interviews: /interviews with their dates and notes/,
  application_contacts: /contacts with name, role, e-mail address, phone/,
  application_imports: /files you imported/,
  stage_names: /applications/,
  saved_views: /views you saved/,
  opening_watches: /openings you watch/,
  hidden_openings: /or hid/,
  shared_ways: /public links to your plan/,
  skill_credentials: /proofs of skill checks/,
  calendar_feeds: /address of your calendar/,
  calendar_entries: /address of your calendar/,
  notice_settings: /\*\*Reminders/,
  notice_people: /\*\*Reminders/,
  push_subscriptions: /devices they go to/,
  notices: /which were sent/,
  point_events: /points/,
  progress: /Your progress/,
  streak_days: /the days you were active/,
  badges: /badges/,
  milestone_notes: /Your progress/,
  seen_progress: /Your progress/,
  quota_uses: /monthly limits/,
  quota_reservations: /monthly limits/,
  model_person_days: /monthly limits/,
  model_calls: /monthly limits/,
  skill_attempts: /skill checks with your answers/,
  recall_cards: /challenges/,
  challenge_draws: /challenges/,
  challenge_answers: /challenges/,
  conversations: /Your conversations/,
  conversation_messages: /Your conversations/,
  interview_rounds: /interview answers/,
  interview_answers: /interview answers/,
  contact_messages: /Messages/,
  product_feedback: /feedback on Waymark/,
  link_reports: /reports of broken links/,
}

it('the privacy page names whatever the export holds, and no less in another language', async () => {
  const person = await signUpPerson(app.server)
  const { exportedAt: _day, ...tables } = await person.api.call(exportAccount)
  const held = Object.keys(tables)
  const text = JSON.stringify(en.sections.what.body)
  const untold = held.filter((table) => !TOLD[table]?.test(text))
  expect(untold).toEqual([])
  expect(Object.keys(TOLD).filter((table) => !held.includes(table))).toEqual([])
  const entries = (page: typeof de) =>
    page.sections.what.body.map((part) => (typeof part === 'string' ? 0 : part.length))
  expect(entries(tr)).toEqual(entries(en))
  expect(entries(de)).toEqual(entries(en))
})
