import { sql, type RawBuilder } from 'kysely'

/** Whether a column holds these words as they stand, whatever the letters' size; signs of patterns are plain letters. */
export function holdsWords(column: string, words: string): RawBuilder<boolean> {
  const pattern = `%${words.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
