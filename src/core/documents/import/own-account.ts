import { resumeFactsSchema } from '#core/resume/schema.ts'
import { NO_PROFILE, profileSchema, type Profile } from '../profile.ts'
import { profileFromFacts, type MakeId } from '../profile-from-facts.ts'
import { factsOfAccount } from './account-file.ts'
import { nodesOf, parseNode, textOf } from './json-nodes.ts'

/** The facts in the file with everything of an account, else those of its newest resume; null when the text is no such file. */
export function readOwnAccount(text: string, makeId: MakeId): Profile | null {
  const root = parseNode(text)
  const account = root && factsOfAccount(root)
  if (!account) return null
  const [kept] = nodesOf(account.career_profiles)
  const profile = profileSchema.safeParse(kept?.profile)
  if (profile.success && profile.data.entries.length + profile.data.skills.length > 0)
    return withNewIds(profile.data, makeId)
  const [newest] = nodesOf(account.resumes).toSorted((one, other) =>
    textOf(one.created_at, 40) < textOf(other.created_at, 40) ? 1 : -1,
  )
  const facts = resumeFactsSchema.safeParse(newest?.corrections ?? newest?.facts)
  if (!facts.success) return NO_PROFILE
  return profileFromFacts(facts.data, { kind: 'resume', name: textOf(newest?.file_name, 200) || 'Waymark' }, makeId)
}

/** The account may be the one it came from: no fact is to be taken for the one that is there. */
function withNewIds(profile: Profile, makeId: MakeId): Profile {
  const named = (prefix: 'skl' | 'crt' | 'lng', list: Profile['skills']) =>
    list.map((one) => ({ ...one, id: makeId(prefix) }))
  return {
    ...profile,
    entries: profile.entries.map((entry) => ({
      ...entry,
      id: makeId(({ job: 'exp', education: 'edu', project: 'prj' } as const)[entry.kind]),
      bullets: entry.bullets.map((bullet) => ({ ...bullet, id: makeId('bul') })),
    })),
    skills: named('skl', profile.skills),
    certifications: named('crt', profile.certifications),
    languages: named('lng', profile.languages),
  }
}
