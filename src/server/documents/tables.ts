export type DocumentTables = {
  career_profiles: CareerProfilesTable
  documents: DocumentsTable
  document_versions: DocumentVersionsTable
  sent_copies: SentCopiesTable
}

/** The facts that a person's documents are made of. */
export type CareerProfilesTable = {
  user_id: string
  profile: string
  /** What the resume said when the facts last followed it, as JSON; null: before that was kept, or there was none. */
  taken: string | null
  version: number
  updated_at: string
}

export type DocumentsTable = {
  id: string
  user_id: string
  kind: 'resume' | 'letter'
  name: string
  language: string
  content: string
  /** The advert it was tailored to; null: none. */
  ad_text: string | null
  /** What its facts said when its owner last looked at them, as JSON; null: before that was kept. */
  facts_seen: string | null
  version: number
  created_at: string
  updated_at: string
}

export type DocumentVersionsTable = {
  document_id: string
  user_id: string
  version: number
  content: string
  saved_at: string
}

/** What was sent, as it was. It outlives its document. */
export type SentCopiesTable = {
  id: string
  user_id: string
  document_id: string
  file_name: string
  file_bytes: Uint8Array
  note: string
  sent_at: string
  /** What it was sent for; it stays when the application goes. */
  application_id: string | null
}
