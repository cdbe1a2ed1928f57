import type { Profile } from '#core/documents/profile.ts'

const sources = [{ kind: 'resume' as const, name: 'cv.pdf' }]
const held = { isOnHold: false, sources }

/** A welder who learned to program; with a fact that no document may see. */
export const PROFILE_OF_A_WELDER: Profile = {
  basics: {
    name: 'Ada Walker',
    headline: 'Welder and programmer',
    email: 'welder@mail.example',
    phone: '+44 7700 900 123',
    location: 'Oban',
    summary: 'Wrote programs for a shipyard. Reach me at welder@mail.example.',
    links: [],
  },
  entries: [
    {
      id: 'exp_yard0001',
      kind: 'job',
      title: 'Programmer',
      organisation: 'Oban Yard',
      location: 'Oban',
      start: '2021-03',
      end: 'present',
      note: '',
      url: '',
      ...held,
      bullets: [
        { id: 'bul_python01', text: 'Built a planner in Python and SQL that 12 crews use', ...held },
        { id: 'bul_second01', text: 'Taught SQL to 4 colleagues.', ...held },
        { id: 'bul_hidden01', text: 'never use this line', isOnHold: true, sources },
      ],
    },
  ],
  skills: [
    { id: 'skl_python01', name: 'Python', detail: '', date: '', ...held },
    { id: 'skl_sql00001', name: 'SQL', detail: '', date: '', ...held },
  ],
  certifications: [],
  languages: [{ id: 'lng_english1', name: 'English', detail: 'fluent', date: '', ...held }],
}
