import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMisconceptions } from './misconception.ts'

const { watched } = bankQuestion('software-developer-b-12')
const found = (sentence: string, language = 'en'): string[] =>
  findMisconceptions(watched, sentence, language).map(({ id }) => id)

describe('errors that turn up in answers to many questions', () => {
  it.each([
    ['A p-value of 0.03 means there is a 97 percent chance that it works', 'myths-m-01'],
    ['We stop as soon as it turns green, that saves money', 'myths-m-02'],
    ['I blocked all ICMP on the router', 'myths-m-04'],
    ['The token is encrypted, so nobody reads it', 'myths-m-05'],
    ['A UUID is impossible to guess', 'myths-m-06'],
    ['After a force push the commit is gone', 'myths-m-07'],
    ['RAID replaces our backup', 'myths-m-08'],
    ['The padlock shows that the site is honest', 'myths-m-10'],
    ['The ping works, so the network is fine', 'myths-m-03'],
    ['I keep it positive and always vague', 'conduct-m-72'],
    ['I wrote them down as outliers', 'conduct-m-73'],
    ['We paid the ransom quickly', 'conduct-m-74'],
    ['We showed the auditors a clean version', 'conduct-m-75'],
    ['I made cancelling more annoying', 'conduct-m-76'],
    ['The customers had never found out', 'conduct-m-77'],
  ])('“%s” is objected to', (sentence, id) => {
    expect(found(sentence)).toContain(id)
  })
  it.each([
    'If the customer asks, I say what I did and what went wrong',
    'If somebody asks who broke it, I say it was me',
    'The change approval takes two days, so I plan my releases around it',
    'I skipped the meeting because the review needs two quiet hours',
    'I turned off the noisy alerts and replaced them by one that pages when users are hurt',
    'It is practically impossible to test every case',
    'I rotate the key first, then delete the commit from the shared branch',
    'We stop early when a guard metric is significantly worse',
    'Our tokens are encrypted at rest',
    'I use TLS so the content is safe on the line',
    'The form hides fields and the server decides',
    'The correlation is strong, so I would ask what the cause is',
    'With retrieval the model looks up sources, and I check each',
    'NAT is done on the firewall',
    'A p-value does not mean a 95 percent chance that it works',
    'If we stop as soon as it is significant, the result is not reliable',
    'I suspect that somebody blocked ICMP on the way',
    'The token is signed and not encrypted',
    'A UUID is hard to guess, but I still check the owner',
    'After a force push the commit is not gone',
    'RAID is no backup',
    'The padlock does not show that the site is honest',
    'A ping works because it is small, so I test with larger packets',
    'We report the breach to the authority within three days',
    'We never pay a ransom',
    'I would not make cancelling harder',
    'I left those three sessions in the report, also the bad ones',
  ])('“%s” is not', (sentence) => {
    expect(found(sentence)).toEqual([])
  })
  it.each([
    ['de', 'Der Ping funktioniert, also ist das Netz in Ordnung'],
    ['fr', 'La réplication remplace la sauvegarde'],
    ['es', 'El RAID sustituye la copia'],
    ['tr', 'Denetçi için temiz sürüm gösterdim'],
  ])('some are known in %s: “%s”', (language, sentence) => {
    expect(found(sentence, language)).not.toEqual([])
  })
})
