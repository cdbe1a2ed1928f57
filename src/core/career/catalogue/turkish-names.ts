import names from '../../../../data/names/tr.json' with { type: 'json' }

/** What Turkish calls roles, parts of roles and skills, by the names of the catalogue. Names that are not here, such as React, are the same in both. */
export const TURKISH_NAMES: ReadonlyMap<string, string> = new Map(
  [names.roles, names.topics, names.skills].flatMap((part) => Object.entries(part)),
)

export const turkishName = (name: string): string => TURKISH_NAMES.get(name) ?? name
