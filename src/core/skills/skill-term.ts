/** What the reader must know of a skill: a part of an entry of data/skills.json. */
export type SkillTerm = {
  id: string
  name: string
  /** Lower-case synonyms. */
  aliases: string[]
  category: string
  /** Skills that it is often used with. */
  related?: string[]
  /** Terms that are everyday words too: they count only beside other signs. */
  ambiguousTerms?: string[]
  /** Terms that count only with the capitals of the name. */
  caseSensitiveTerms?: string[]
}

/** `id` is null for a name that the catalogue lacks. */
export type WrittenSkill = { id: string | null; text: string; isSure: boolean }
