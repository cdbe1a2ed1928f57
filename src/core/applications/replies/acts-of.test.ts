import { describe, expect, it } from 'vitest'
import { plain } from '../plain.ts'
import { type Act, ACTS } from './acts.ts'
import { actsOf } from './acts-of.ts'
import { hearActs, idleOf } from './hear-acts.ts'
import { splitSentences } from './own-part.ts'

const likeliest = (text: string) => {
  const shares = actsOf(plain(text), text.endsWith('?'))
  return ACTS.toSorted((one, other) => shares[other] - shares[one])[0]
}

describe('what a sentence does', () => {
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

  it('claims nothing of words that it does not know', () => {
    expect(actsOf(plain('Zxq wvut rbbl'), false).rejection).toBeLessThan(0.1)
  })

  it('does not read a post that is called a test as a test', () => {
    const text = 'Thank you for applying as Test Analyst. We have received your application for Test Analyst.'
    const heard = hearActs(splitSentences(text), ['test analyst'])
    expect(Math.max(...heard.map(({ shares }) => shares.task))).toBeLessThan(0.2)
  })

  it('leaves out how a process goes', () => {
    const [steps] = hearActs(
      splitSentences('Our hiring process: application, online assessment, interview, offer.'),
      [],
    )
    expect(idleOf(steps ? [steps] : []).size).toBe(1)
  })
})
