import { describe, expect, it } from 'vitest'
import { plain } from '../plain.ts'
import { type Act, ACTS } from './bank/acts.ts'
import { EN } from './bank/en.ts'
import { FR } from './bank/fr.ts'
import { PL } from './bank/pt-pl.ts'
import { TR } from './bank/tr.ts'
import { actsOf, spell } from './learn-acts.ts'
import { hearActs, idleOf, weighActs } from './weigh-acts.ts'
import { splitSentences } from './own-part.ts'

const likeliest = (text: string) => {
  const shares = actsOf(plain(text), text.endsWith('?'))
  return ACTS.toSorted((one, other) => shares[other] - shares[one])[0]
}
const weigh = (text: string, names: string[] = []) => weighActs(hearActs(splitSentences(text), names))?.meaning ?? null

describe('what a sentence does', () => {
  it('spells a line so that every way occurs', () => {
    expect(spell('we {will|shall} not {go on|proceed|continue}')).toHaveLength(3)
    expect(spell('we {will|shall} not {go on|proceed|continue}').join(' ')).toMatch(
      /(?=.*shall)(?=.*go on)(?=.*continue)/,
    )
    expect(spell('a plain line')).toEqual(['a plain line'])
  })

  it.each<[string, Act]>([
    ['After much thought the practice has settled on another vet for this job.', 'rejection'],
    ['Would Tuesday at 10 suit you for a first conversation with our head baker?', 'invite'],
    ['Please solve the exercise in the attachment and return it before Sunday.', 'task'],
    ['We still lack a copy of your diploma; could you send it?', 'info'],
    ['We are delighted to offer you the job from 1 March.', 'offer'],
    ['Your documents have reached us and will be read next week.', 'received'],
    ['Hiring for this post is paused until the budget is approved.', 'hold'],
    ['Leider haben wir die Stelle an eine andere Person vergeben.', 'rejection'],
    ['Görüşme için salı günü saat 11 uygun mu?', 'invite'],
    ['Nous avons bien reçu votre dossier et le lirons bientôt.', 'received'],
    ['Adjuntamos un ejercicio; tienes hasta el lunes para entregarlo.', 'task'],
    ['Ci dispiace, abbiamo scelto un altro candidato.', 'rejection'],
    ['Heb je dinsdag om 10 uur tijd voor een gesprek?', 'invite'],
    ['Recebemos a sua candidatura e daremos resposta em breve.', 'received'],
    ['Prosimy o przesłanie kopii dyplomu.', 'info'],
  ])('%s', (text, act) => {
    expect(likeliest(text)).toBe(act)
  })

  it('knows its own bank', () => {
    for (const bank of [EN, TR, FR, PL]) {
      const lines = ACTS.flatMap((act) =>
        bank[act]
          .split('\n')
          .filter(Boolean)
          .map((line) => ({ act, text: spell(line)[0] ?? '' })),
      )
      const known = lines.filter(({ act, text }) => likeliest(text) === act)
      expect(known.length / lines.length).toBeGreaterThan(0.93)
    }
  })

  it('claims nothing of words that it does not know', () => {
    expect(actsOf(plain('Zxq wvut rbbl'), false).rejection).toBeLessThan(0.1)
    expect(weigh('Zxq wvut rbbl. La la la!')).toBeNull()
  })
})

describe('what a letter says', () => {
  it('needs more than one sign of an offer', () => {
    expect(weigh('They do like you.')).toBeNull()
    expect(weigh('We would like to hire you. Your contract is in the post and your first day is Monday.')).toBe('offer')
  })

  it('does not read a post that is called a test as a test', () => {
    const text = 'Thank you for applying as Test Analyst. We have received your application for Test Analyst.'
    expect(weigh(text, ['test analyst'])).toBe('received')
  })

  it('leaves out how a process goes', () => {
    const [steps] = hearActs(
      splitSentences('Our hiring process: application, online assessment, interview, offer.'),
      [],
    )
    expect(idleOf(steps ? [steps] : []).size).toBe(1)
  })

  it('puts rest before a receipt, and advertising before its own words', () => {
    expect(weigh('Thank you for your application. The process is on hold until the budget is approved.')).toBe(
      'unknown',
    )
    expect(weigh('12 new jobs for you this week. Apply now. Unsubscribe.')).toBe('newsletter')
  })
})
