import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

type Case = [language: string, line: string, rewrite: string]
const says = (language: string, line: string, rewrite: string, title = 'Picker', kind = 'job') =>
  proveLine(language, line, rewrite, { title, kind, end: '2023-06' }).ok

describe('words by what they can claim', () => {
  it.each<Case>([
    // a line that only names a thing: that it was made or dealt with goes without saying
    ['en', 'Leaflets for small bakeries, 12 in total', 'Produced 12 leaflets for small bakeries'],
    ['en', '90 crates an hour', 'Picked 90 crates an hour'],
    ['es', 'Hojas de cálculo para las notas', 'Elaboré hojas de cálculo para las notas'],
    ['de', 'Etiketten für Normteile, täglich etwa 25', 'Täglich etwa 25 Etiketten für Normteile erstellt'],
    // what was before, which one, nothing in particular
    ['en', 'Suggested a lamp rule, it was accepted', 'Suggested a lamp rule, which was once accepted'],
    ['en', 'Answered calls about routers', 'Answered calls from users about routers'],
    [
      'de',
      'Regeln gepflegt, nach Freigabe durch den Leiter',
      'Regeln gepflegt, jeweils nach Freigabe durch den Leiter',
    ],
    // a verb of the same broad kind
    ['en', 'Conducted the falls audit', 'Ran the falls audit'],
    // a figure behind a comma
    ['en', 'Wrote pages for the portal, about 30 of them', 'Wrote roughly 30 pages for the portal'],
    ['en', 'Trained new starters on the tills, around 20 people', 'Trained around 20 new starters on the tills'],
    ['en', 'Average call time 8 min, target was 9', 'Average call time of 8 minutes against a target of 9'],
    ['en', 'Cleaned exports, some 2 million rows', 'Cleaned roughly 2M rows of exports'],
    [
      'en',
      'Wrote two notes (phishing, lost keys) reviewed by lead',
      'Authored two notes on phishing and lost keys, reviewed by the team lead',
    ],
    // a note whose only verb is a participle
    ['en', '~50 crates a month sorted and indexed', 'Sorted and indexed roughly fifty crates every month'],
    ['en', 'Exhibition stand built with four classmates', 'Built an exhibition stand with four classmates'],
    ['tr', 'Günde 20 çağrı yanıtladım', 'Günde 20 çağrıya cevap verdim'],
    // a thing in a clause of other words
    ['en', 'Answered data requests from audit', "Responded to audit's data requests"],
  ])('%s: %s, also: %s', (...pair) => expect(says(...pair)).toBe(true))

  it.each<Case>([
    ['en', 'Leaflets for small bakeries', 'Led leaflets for small bakeries'],
    ['en', 'Leaflets for small bakeries', 'Published leaflets for small bakeries'],
    ['en', 'Leaflets for small bakeries', 'Produced leaflets for small bakeries and restaurants'],
    ['en', 'Was shown how to sow', 'Taught how to sow'],
    ['en', '90 crates an hour', 'Checked 90 crates an hour'],
    ['es', 'Hojas de cálculo para las notas', 'Lideré hojas de cálculo para las notas'],
    // alone they say something of no line
    ['en', 'Answered calls about routers', 'Answered calls about routers, issues of users'],
    ['en', 'Acting head for 3 weeks in summer 2023', 'Acting head throughout summer 2023'],
    ['en', 'Kept the minutes of the meetings', 'Ran the meetings'],
    ['en', 'Wrote pages for the portal, about 30 of them', 'Wrote pages for 30 portals'],
    ['en', 'Served meals in the hall, 40 people', 'Served 40 meals in the hall'],
    ['en', 'Trained new starters on the tills, around 20 people', 'Trained new starters on 20 tills'],
    ['en', 'Average call time 8 min, target was 9', 'Average call time of 9 minutes against a target of 8'],
    ['en', 'Crates sorted by the night shift', 'Sorted crates'],
    ['en', 'Sales increased in 2020', 'Increased sales in 2020'],
    ['en', 'Kitchen passed its check', 'Passed the check of the kitchen'],
    ['en', 'Learned a tool built for bakers', 'Built a tool for bakers'],
    ['tr', 'Kasada eğitim aldım', 'Kasada eğitim verdim'],
    ['en', 'Crates counted by lead', 'Crates counted as team lead'],
    // what a name did stays that name's
    ['en', 'I did the cache; Jonas did the page', 'Built the page and the cache'],
  ])('%s: %s, not: %s', (...pair) => expect(says(...pair)).toBe(false))
})
