import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { findMisconceptions } from './misconception.ts'

const { watched } = bankQuestion('software-developer-b-12')
const found = (sentence: string, language = 'en'): string[] =>
  findMisconceptions(watched, sentence, language).map(({ id }) => id)

const WRONG = [
  "With a transaction around it the second save can't overwrite the first one any more.",
  'I put an index on every column, then all queries get faster.',
  'We hash the address and decrypt it when the mail is sent.',
  "In incognito mode the site doesn't know who you are, you're anonymous.",
  'Behind the VPN everything I open is safe from malware.',
  "A container is isolated, so it doesn't matter that it runs as root.",
  "The cloud keeps backups of everything by itself, that's included.",
  'Serverless always costs less because you pay nothing for machines.',
  'One hundred percent coverage means there are no bugs in it.',
  'Microservices are always easier to scale and to understand.',
  'MongoDB is faster than a relational database in any case.',
  'I wrap everything in useMemo, that makes each component faster.',
  'As key I take the index, this is always unique.',
  "The token goes to localStorage, there it's safe because only our domain reads it.",
  'CORS protects our API against attackers.',
  'Once the user is logged in he may see all the records.',
  "I hide the SSID, then nobody finds the network and it's secure.",
  'The switch drops the frame when its TTL has run out.',
  "UDP guarantees the order, TCP doesn't.",
  'DNS changes are visible everywhere at once.',
  'If each group improves, the total must improve as well.',
  "We removed gender from the inputs, so the model can't discriminate.",
  'All values in the interval are equally likely.',
  'More data always removes the bias.',
  'Temperature zero means the answer is factual.',
  'Five users prove that version B is better.',
  'They stay longer on the page, so they like it.',
  'The API key is compiled into the app, nobody can read it there.',
  'With SPF the sender is genuine.',
  'Git reset deletes the commit for everyone.',
  'Async code runs in parallel on all cores.',
  'Binary search works on any list.',
]
const RIGHT = [
  "The transaction alone doesn't stop the second save, so I compare the version.",
  "I'd put an index on the column we filter by and look at the plan again.",
  "Hashing can't be reversed, so for the address we used encryption.",
  'Incognito mode helps with cookies, the provider still sees where I go.',
  'The VPN gets me into the office network, after that the usual checks apply.',
  'The container ran as root, and I changed this first.',
  "I asked the provider whether backups are included; they're not.",
  'Serverless was cheaper for us until we had constant load.',
  'We had ninety percent coverage and still shipped a wrong rounding.',
  'We split one service off because it needed its own release rhythm.',
  'A document store fitted, since each order is read as a whole.',
  'useMemo costs something too, so I measure before.',
  "The key is the record's id, because rows get sorted.",
  "The token sits in an HttpOnly cookie, so a script can't read it.",
  'CORS is for browsers; the server checks the permission anyway.',
  'After the login we check for each record whether it belongs to this user.',
  'We use WPA3 with a certificate per device.',
  'A frame has no TTL, so a loop goes on until somebody blocks a port.',
  "TCP resends what's lost; for the game we took UDP because old positions are useless.",
  'Before the move we lowered the TTL to five minutes and waited a day.',
  'Each region improved, yet the total fell, because more visitors came where we sell less.',
  'We removed gender, and the postcode told the same thing, so we compared error rates.',
  'The interval is wide since half of the revenue hangs on one customer.',
  'More data helped only for the rare class.',
  'We set the temperature to zero to get repeatable answers, and it still invented a source.',
  'Five users showed us that the button was hidden.',
  "They stayed longer because they couldn't find the exit.",
  'The key stays on our server and the app asks it.',
  'SPF passed, but the domain was one letter off.',
  'I reverted the commit on the shared branch instead of resetting it.',
  "The calls wait at the same time, it's still a single thread.",
  'The list has to be sorted first, then binary search needs twenty steps for a million.',
]

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
    ['The lock never fails, so I trust it', 'conduct-m-58'],
    ['A hash does not fail and can be trusted', 'conduct-m-58'],
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
    'After that the import did not fail for four months and the team stopped getting paged at night',
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
  it('are mostly known in sentences that were written after them', () => {
    const missed = WRONG.filter((sentence) => found(sentence).length === 0)
    expect(missed.length / WRONG.length, missed.join('\n')).toBeLessThan(0.2)
  })
  it('are not seen in right sentences on the same subjects', () => {
    expect(RIGHT.filter((sentence) => found(sentence).length > 0)).toEqual([])
  })
})
