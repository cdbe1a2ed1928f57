import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import type { ResumeContent } from '#core/documents/content.ts'
import { NO_PROFILE, type Profile } from '#core/documents/profile.ts'
import * as edit from './edit-content.ts'

const kinds = fc.array(fc.constantFrom('job', 'education', 'project'), { minLength: 1, maxLength: 9 })
const entryOf = (kind: Profile['entries'][number]['kind'], at: number): Profile['entries'][number] => ({
  id: `exp_${1000 + at}`,
  kind,
  title: `Entry ${at}`,
  organisation: '',
  location: '',
  start: '',
  end: '',
  note: '',
  url: '',
  bullets: [],
  isOnHold: false,
  sources: [],
})
const documents = kinds.map((list) => {
  const profile: Profile = { ...NO_PROFILE, entries: list.map((kind, at) => entryOf(kind as 'job', at)) }
  const content: ResumeContent = {
    kind: 'resume',
    look: FIRST_LOOK,
    headline: '',
    summary: '',
    sections: ['job', 'education', 'project'],
    entries: profile.entries.map(({ id }) => ({ factId: id, bullets: [] })),
    skills: [],
  }
  return { profile, content }
})
const ids = (content: ResumeContent) => content.entries.map(({ factId }) => factId)

it('moves an entry one place among those of its kind, and back', () => {
  fc.assert(
    fc.property(documents, fc.nat(), ({ profile, content }, which) => {
      const id = ids(content)[which % content.entries.length] ?? ''
      const before = edit.entriesLike(content, profile, id)
      const down = edit.moveEntry(content, profile, id, 1)
      const after = edit.entriesLike(down, profile, id)
      expect(ids(down).toSorted()).toEqual(ids(content).toSorted())
      const [from, to] = [before.indexOf(id), after.indexOf(id)]
      expect(to).toBe(Math.min(from + 1, before.length - 1))
      expect(edit.entriesLike(edit.moveEntry(down, profile, id, -1), profile, id)).toEqual(
        from + 1 < before.length
          ? before
          : from > 0
            ? edit.entriesLike(edit.moveEntry(content, profile, id, -1), profile, id)
            : before,
      )
    }),
  )
})

it('puts a row where another stands and keeps the order of the rest', () => {
  fc.assert(
    fc.property(documents, fc.nat(), fc.nat(), ({ content }, one, other) => {
      const list = ids(content)
      const [id, to] = [list[one % list.length] ?? '', list[other % list.length] ?? '']
      const next = ids(edit.putEntry(content, id, to))
      expect(next.indexOf(id)).toBe(list.indexOf(to))
      expect(next.filter((each) => each !== id)).toEqual(list.filter((each) => each !== id))
      expect(ids(edit.putEntry(content, id, 'exp_none'))).toEqual(list)
    }),
  )
})

it('chooses and orders certificates; a document that never chose shows all of them', () => {
  const named = (id: string) => ({ id, name: id, detail: '', date: '', isOnHold: id === 'crt_held', sources: [] })
  const profile: Profile = { ...NO_PROFILE, certifications: ['crt_1', 'crt_held', 'crt_2', 'crt_3'].map(named) }
  const content: ResumeContent = {
    kind: 'resume',
    look: FIRST_LOOK,
    headline: '',
    summary: '',
    sections: ['certifications'],
    entries: [],
    skills: [],
  }
  const shown = ({ certifications }: ResumeContent) => certifications?.map(({ factId }) => factId)
  const without = edit.showCertificate(content, profile, 'crt_1', false)
  expect(shown(without)).toEqual(['crt_2', 'crt_3'])
  expect(shown(edit.showCertificate(without, profile, 'crt_1', true))).toEqual(['crt_2', 'crt_3', 'crt_1'])
  expect(shown(edit.moveCertificate(content, profile, 'crt_3', -1))).toEqual(['crt_1', 'crt_3', 'crt_2'])
})
