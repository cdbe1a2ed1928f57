import { named, namedList } from './names.ts'

/** A step that is no course, as core/career/routes/draft-routes.ts calls it; titles of courses stay as their providers write them. */
export function stepTitle(title: string): string {
  const [, proven] = /^Prove (.{1,300})$/.exec(title) ?? []
  if (proven !== undefined) return `${namedList(proven)}: beceriyi kanıtla`
  const [, role] = /^Practise for (.{1,120}) with projects of your own$/.exec(title) ?? []
  return role === undefined ? title : `${named(role)} için kendi projelerinle alıştırma`
}
