import type { EvidenceKind, EvidenceRecord } from '#core/career/skills/evidence.ts'
import type { Db } from '#server/db/connect.ts'

export async function listEvidence(db: Db, userId: string): Promise<EvidenceRecord[]> {
  const rows = await db.selectFrom('skill_evidence').selectAll().where('user_id', '=', userId).execute()
  return rows.map((row) => ({ skillId: row.skill_id, kind: row.kind, sourceId: row.source_id, at: row.at }))
}

/** Adds evidence; what is already there keeps its first instant. */
export async function addEvidence(db: Db, userId: string, records: EvidenceRecord[]): Promise<void> {
  if (records.length === 0) return
  await db
    .insertInto('skill_evidence')
    .values(
      records.map(({ skillId, kind, sourceId, at }) => ({
        user_id: userId,
        skill_id: skillId,
        kind,
        source_id: sourceId,
        at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'skill_id', 'kind', 'source_id']).doNothing())
    .execute()
}

/** Puts new evidence of one kind in place of the old: a new resume replaces what the last one said. */
export async function replaceEvidence(
  db: Db,
  userId: string,
  kind: EvidenceKind,
  records: EvidenceRecord[],
): Promise<void> {
  await db.deleteFrom('skill_evidence').where('user_id', '=', userId).where('kind', '=', kind).execute()
  await addEvidence(db, userId, records)
}

export async function removeEvidence(db: Db, userId: string, kind: EvidenceKind, sourceId: string): Promise<void> {
  await db
    .deleteFrom('skill_evidence')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('source_id', '=', sourceId)
    .execute()
}
