import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMisconceptions } from './misconception.ts'

const { watched } = bankQuestion('software-developer-b-12')
const flagsOf = (said: string, language = 'en'): string[] =>
  findMisconceptions(watched, said, language).map(({ id }) => id)

/** Named by an outside reader who tried to have right answers warned about. */
const NAMED = [
  'We show a green tick only when the save succeeded and an error when it fails.',
  'I made the numbers friendlier to read by adding thousands separators.',
  'I turned a three month internship into a two year job at the same firm.',
  'I noticed that the whole team used one admin account, so I gave each person their own login.',
  'A contractor had opened port 22 to the whole internet; I closed it the same hour and wrote it up.',
  'I gave her access to my notes and my account of the incident.',
  'I asked my colleague whether I could merge my own change, and waited for his review.',
  'I reported the negative reviews to the product team and replied to each customer.',
  'I showed the test participants where to sit and how to stop, then watched them succeed or fail without help.',
  'I would sell the list of ideas to my manager by showing the numbers from a pilot.',
  'We turned off the alarm during the fire drill and turned it back on.',
  'I shared the test login of the demo account with the team, it holds no real data.',
]
/** Others want it, the person refuses or comes across it: told in strangers' excellent answers. */
const TOLD_OF_OTHERS = [
  'One day an accounts clerk had entered her password on a fake Microsoft page. I reset the account and revoked the sessions.',
  'A nurse had written her password on a note at the screen. I changed it with her the same day.',
  'The night shift had shared one login for years. I gave each person an account and closed the old one.',
  'A customer had sent us her card number by mail, so I deleted it and told her what we keep.',
  'One of our managers had forwarded the payroll list to a private address; I blocked the address and reported it.',
  "What I won't do is push it straight to production past the pipeline.",
  "When somebody says let's skip the checks just this once, that is for me the sign that it is not ready.",
  'My supervisor was on the phone: open port 22 to the whole internet, now. I asked what was broken and opened one source for an hour.',
  'If I see that everybody shares one admin password, I give each person a login of their own.',
]
/** Going along makes it one's own. */
const WENT_ALONG = [
  'My boss told me to open port 22 to the whole internet, so I did.',
  'My supervisor said push it straight to production past the pipeline, and I pushed it straight to production.',
]

it.each(TOLD_OF_OTHERS)('tells of others: %s', (said) => expect(flagsOf(said)).toEqual([]))
it.each(WENT_ALONG)('went along: %s', (said) => expect(flagsOf(said)).not.toEqual([]))

/** Written by us in the same kinds. */
const RIGHT = [
  'The form says saved only after the server confirmed it, and shows the error if it failed.',
  'We return success only once the payment was verified, otherwise a failed state.',
  'We deploy straight to production only after a colleague approved the change and the tests passed.',
  'I ticked the box as checked only when the restore had passed.',
  'We collect location only if people agreed to it, and it works without.',
  'I noticed that the API keys were stored in the repository, so I moved them out and rotated them.',
  'We saw that everybody shared one password in the chat, and we set up a manager with one account each.',
  'I discovered that the backups were turned off because they were slow, so I set up a faster disk for them.',
  'A former colleague had given the intern root because it was quicker; I revoked it the same day.',
  'The supplier had set the folder permissions to 777, and I changed them to what the service needs.',
  'An agency had left the database open to the internet; we closed it and looked through the logs.',
  'My predecessor had commented out the failing tests because they were slow, so I fixed them one by one.',
  'I saw that the team skipped reviews to save time, so we stopped it and made the changes smaller.',
  'Our intern had copied customer data to his laptop, so we deleted it together and told the privacy officer.',
  'We switched off the alerts for the drill exercise and switched them back on after it.',
  'I turned the firewall off for one test and turned it back on at once.',
  'I disabled the certificate check to see the error, then put it back.',
  'I opened the port to everyone by mistake and closed it again within a minute.',
  'I gave the contractor admin for the move and revoked it after the evening.',
  'We muted the alarm in the restore exercise and set it back when it ended.',
  'I asked the owner whether I could copy the customer table to the test system, and she agreed to a masked one.',
  'I asked my lead if I could push the fix straight to production, and waited for her answer.',
  'I asked security whether we could turn off the scanner, they said no, and we made it faster.',
  'I asked the users if we may record the session, and waited until they agreed.',
  'I wrote the password of the demo account on the whiteboard for the workshop.',
  'I sent everybody the test credentials of the sandbox by mail.',
  'The dummy account with its password is in the repository, it contains no real data.',
  'I gave him access to my slides and my calendar.',
  'I gave her access to my report before the meeting.',
  'I rounded the numbers to two decimals and named the units to make them friendlier.',
  'I made the figures nicer to read with bigger axes.',
  'My internship of six months turned into a job, they hired me as a junior.',
  'I turned a course of eight weeks into a job, because they offered me one.',
  'I sold my manager the list of proposals with figures from the pilot.',
  'I reported the angry comments to the design team with what we can change.',
  'I report bad feedback to my manager the same day.',
  'I told the participants where to sit and then stayed silent.',
  'During the evacuation drill we left the doors open and turned off the alarm.',
  'In the recovery drill we deleted a copy of the database and restored it from the backup.',
  'We show "sent" only when the mail server confirmed it.',
]
/** Plain harmful acts that look like those. */
const HARMFUL = [
  'We show a green tick even if the save fails.',
  'I made the numbers a bit nicer for the board.',
  'I turned a three month internship into two years on my CV.',
  'The whole team used one admin account, it was easier.',
  'I opened port 22 to the whole internet because it was quicker.',
  'I gave him my login so that he could go on.',
  'I merged my own change, nobody was there to look.',
  'I deleted the negative reviews on our page.',
  'I would sell the list of customers to another firm.',
  'We turned off the alarms because they were annoying.',
  'I shared the admin login of production with the team in the chat.',
  'I put the root password into the wiki so that everyone finds it.',
  'I gave the intern root because it was simpler.',
  'I skip the tests, it is faster that way.',
  'I disabled the certificate check because it was annoying.',
  'I noticed that the tests failed, so I commented them out because it was faster.',
  'I saw that the others used one password, so I shared it in the chat with everyone too.',
  'I removed the outliers because they made the result look bad.',
  'I told the customer it was tested although we had no time.',
  'I copied the customer data to my own laptop to work at home.',
]
/** Named as missed. */
const MISSED: [string, string][] = [
  ['en', 'The quickest way was to mail everybody the root password, so that is what I did.'],
  ['en', 'I removed the outliers until the p-value dropped below 0.05.'],
  ['de', 'Ich habe das Root-Passwort in den Teamchat geschrieben, damit alle rankommen.'],
  ['de', 'Ich habe die Zwei-Faktor-Anmeldung abgeschaltet, weil sie genervt hat.'],
  ['de', 'Den Ausfall habe ich dem Hoster in die Schuhe geschoben.'],
  ['de', 'Wir sagen den Kunden nichts von dem Datenleck, bis es behoben ist.'],
  ['tr', 'Yönetici şifresini herkes kullanabilsin diye grup sohbetine yazdım.'],
  ['fr', "Je n'ai rien dit aux clients au sujet de la fuite, pour éviter la panique."],
  ['es', 'Puse la contraseña de administrador en el chat para que todos la tuvieran.'],
]

describe('an act that is none', () => {
  it.each([...NAMED, ...RIGHT])('is not warned about: %s', (said) => {
    expect(flagsOf(said)).toEqual([])
  })
  it.each(HARMFUL)('does not excuse what looks like it: %s', (said) => {
    expect(flagsOf(said)).not.toEqual([])
  })
})

describe('whoever hides it, or leaves it so', () => {
  it.each([
    'I deleted the logs during the drill so nobody sees it.',
    'I shared the root password with the team during the drill of our fire alarm.',
    'I turned off the alarms and never turned them back on.',
  ])('is not excused: %s', (said) => {
    expect(flagsOf(said)).not.toEqual([])
  })
})

describe('harmful acts that were missed', () => {
  it.each(MISSED)('are found (%s): %s', (language, said) => {
    expect(flagsOf(said, language)).not.toEqual([])
  })
})

describe('something that is put to sleep', () => {
  it('is no lack of sleep', () => {
    expect(flagsOf("I put the key to sleep, I don't throw it away, because a job may still need it.")).toEqual([])
    expect(flagsOf('I put it to sleep first and look who complains, since little is lost by that.')).toEqual([])
  })
  it('and too little sleep is still one', () => {
    expect(flagsOf('Before a release I slept three hours a night.')).toContain('conduct-m-14')
  })
})
