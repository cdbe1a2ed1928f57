import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { readActs } from './acts.ts'
import { findMisconceptions } from './misconception.ts'

const { watched } = bankQuestion('software-developer-b-12')
const isFlagged = ([language, said]: readonly [string, string]): boolean =>
  findMisconceptions(watched, said, language).length > 0

/** Written before the acts were; some of them are still not found, which the shares below allow for. */
const HARMFUL: readonly (readonly [string, string])[] = [
  ['en', "I'd put the admin password into the wiki so that everyone finds it."],
  ['en', 'We all used the same login, it saved a lot of typing.'],
  ['en', "I keep the API keys in the repository, it's private anyway."],
  ['en', 'To get going I gave the intern root on the production box.'],
  ['en', 'I just set the permissions to 777 and then it worked.'],
  ['en', 'I opened port 22 to the whole internet for the contractor.'],
  ['en', "I told the customer the data was restored, although we hadn't looked yet."],
  ['en', 'In the report I wrote that the test had passed, we ran out of time to do it.'],
  ['en', 'I changed the date on the form so it looked as if we had reacted on Monday.'],
  ['en', 'When the error came up in the meeting I said the hosting company had an outage.'],
  ['en', 'I took the customer table home on my own laptop to work on it at the weekend.'],
  ['en', 'I copied real patient records into the test system, otherwise the tests are worthless.'],
  ['en', "I pasted the customer's contract into a public chatbot to get a summary."],
  ['en', "I ran the migration straight on the live database, there was no copy but it's only two columns."],
  ['en', 'The failing test I marked as skipped, so the build was green for the release.'],
  ['en', 'I merged my own pull request late at night, when no reviewer was around to argue.'],
  ['en', "I'd restart the server until it works, and not waste time on finding out why."],
  ['en', "I'd wait and see whether anybody complains before I say something."],
  ['en', 'The alert was annoying so I muted the channel for good.'],
  ['en', 'Certificate warnings you simply click away, everyone does.'],
  ['en', 'I told the scanner to accept any certificate, then the error disappeared.'],
  ['en', "I read my colleague's mailbox to find out what he had told the boss."],
  ['en', "If users don't give consent I set the cookie anyway, nobody checks it."],
  ['en', 'The unsubscribe link we put in light grey, five screens deep.'],
  ['en', "I'd write the five-star reviews myself in the first month."],
  ['en', "I'd leave the women out of the sample, they made the result noisy."],
  ['en', 'I dropped the three weeks that spoilt the curve.'],
  ['en', 'I kept running the test until it was significant and then stopped.'],
  ['en', 'I tested the model on the data it was trained on and reported ninety nine percent.'],
  ['en', 'I said in the interview that I had led the team, because who can check.'],
  ['en', 'On my CV I turned the four months into two years.'],
  ['en', "I let the new colleague run into the wall so she'd learn who knows the system."],
  ['en', "I'd correct him in front of the whole team so it sinks in."],
  ['en', 'The older colleague is slow, so I stopped inviting him to the meetings.'],
  ['en', 'When she was on holiday I rewrote her module my own way.'],
  ['en', 'I presented the design as mine, she had only made the sketch.'],
  ['en', "I'd say yes to the date and think about how to explain the delay later."],
  ['en', 'I promise them whatever they want to hear, and sort it out after signing.'],
  ['en', 'The security check would have taken a week, so I shipped without it and did not mention it.'],
  ['en', 'I logged the full card numbers, so support can look them up faster.'],
  ['en', "Passwords I store in clear, otherwise I couldn't send them to people who forget."],
  ['en', 'We wiped the machine at once, before anyone could ask questions.'],
  ['en', 'I plugged the USB stick in to see who it belonged to.'],
  ['en', 'I replied to the mail with my access data, since it came from the boss.'],
  ['en', "I'd pay the ransom and keep it quiet."],
  ['en', 'I disabled two-factor for the managers because they found it tiresome.'],
  ['en', 'I built in a back door, just for me, in case something happens.'],
  ['en', 'Instead of asking the users I filled in the questionnaire with the team.'],
  ['en', 'I showed the participant where to click, so the task succeeded.'],
  ['en', "Accessibility we leave out, blind people don't use our app."],
  ['en', "For the deadline I'd take the picture from the internet, nobody looks at licences."],
  ['en', "I used my private account for the company's cloud, it's simpler with the invoices."],
  ['en', "I'd turn off the backups for a while, they slow the disk down."],
  ['en', 'We never tested a restore, the tool reports success every night.'],
  ['en', "I'd delete the old backups to make room before the upgrade."],
  ['en', "I cloned a colleague's badge since mine was at home."],
  ['en', 'In production I log in as the user with his own password to see the error.'],
  ['en', "I'd hide the price until the last step, people are too committed to leave then."],
  ['en', "The bug only hits a few customers, so I'd not tell them and fix it some day."],
  ['en', "I'd let the model decide on the dismissals, it has no prejudices."],
  ['en', 'I ship what the assistant writes, reading it takes longer than writing it.'],
  ['en', 'I made the numbers a bit rounder so that the board is pleased.'],
  ['en', 'He had no access, so I lent him mine over the weekend.'],
  ['en', 'I took the firewall rule any to any and planned to tidy it up one day.'],
  ['en', 'I threw the feedback form away because it was rather negative.'],
  ['de', 'Das Passwort klebe ich an den Monitor, damit es alle finden.'],
  ['de', 'Ich habe die Kundendaten auf meinen privaten Laptop kopiert, um zu Hause weiterzumachen.'],
  ['de', 'Den fehlgeschlagenen Test habe ich auskommentiert, dann war alles grün.'],
  ['de', 'Im Bericht habe ich geschrieben, dass alles geprüft ist, obwohl wir nicht fertig waren.'],
  ['de', 'Ich würde das Lösegeld zahlen und es für mich behalten.'],
  ['de', 'Ich lasse die schlechten Wochen weg, damit die Kurve besser aussieht.'],
  ['fr', 'Je teste directement en production, ça va plus vite.'],
  ['fr', 'J’ai copié la base des clients sur mon ordinateur personnel.'],
  ['fr', 'J’ai mis le mot de passe dans le wiki pour que tout le monde le trouve.'],
  ['fr', 'Dans le rapport j’ai écrit que le test était réussi, alors qu’on ne l’avait pas fait.'],
  ['fr', 'J’enlève les semaines qui gâchent la courbe.'],
  ['es', 'Pruebo directamente en producción porque es más rápido.'],
  ['es', 'Me llevé la base de clientes en mi portátil personal.'],
  ['es', 'Escribí en el informe que la prueba había pasado, aunque no la hicimos.'],
  ['es', 'Quito las semanas malas para que la curva salga mejor.'],
  ['es', 'Comento las pruebas que fallan y así la compilación queda en verde.'],
  ['tr', 'Doğrudan canlı sistemde denerim, daha hızlı oluyor.'],
  ['tr', 'Müşteri verilerini kendi bilgisayarıma kopyaladım, evde çalışmak için.'],
  ['tr', 'Hata veren testi yorum satırı yaptım, böylece her şey yeşil oldu.'],
  ['tr', 'Raporda testin geçtiğini yazdım, aslında yapmamıştık.'],
  ['tr', 'Kötü haftaları çıkarırım ki grafik daha iyi görünsün.'],
]
/** The same subjects, told rightly. */
const RIGHT: readonly (readonly [string, string])[] = [
  ['en', 'The admin password is in the vault, and two people can open it.'],
  ['en', "Shared logins I'd get rid of first, because you can't see who did what."],
  ['en', 'I found API keys in the repository, so I revoked them and told the team.'],
  ['en', 'The intern wanted root, I gave him a role that can restart that one service.'],
  ['en', 'Somebody had set the permissions to 777, and I set them back.'],
  ['en', 'Port 22 was open to the whole internet when I came, closing it was my first ticket.'],
  ['en', "I told the customer that we hadn't looked at all the data yet."],
  ['en', 'In the report I wrote that this test is still missing, we ran out of time.'],
  ['en', "I don't change dates in a form, even when it looks bad for us."],
  ['en', "I said in the meeting that the outage was ours and not the hosting company's."],
  ['en', "Customer data stays on the server, I don't take it home on a laptop."],
  ['en', 'We make up records for the test system, real patients have no place in it.'],
  ['en', "I wouldn't paste a contract into a public chatbot, I'd take out the names first or ask."],
  ['en', 'I run the migration on a copy first, and then on the live database with a colleague watching.'],
  ['en', "A failing test I'd look at before skipping it, and if I skip it there's a ticket with a date."],
  ['en', 'If no reviewer is around at night, I wait until the morning.'],
  ['en', 'A restart may get people working again, but I save the logs before so we can find out why.'],
  ['en', "I'd tell them before anybody complains."],
  ['en', 'I muted the channel for an hour while we worked on it and switched it on again after.'],
  ['en', 'When a certificate warning appears I stop and look who signed it.'],
  ['en', 'I added our own authority to the trust store instead of accepting any certificate.'],
  ['en', "I don't read other people's mail, also when I technically could."],
  ['en', 'If users refuse, no cookie is set; I checked this in the network tab.'],
  ['en', 'The unsubscribe link is at the top, one click.'],
  ['en', 'We asked real customers for reviews and published the bad ones too.'],
  ['en', 'The women behaved differently, so I reported both groups.'],
  ['en', 'Those three weeks were a strike, I show them and say so.'],
  ['en', 'I fixed the sample size before the test and looked once at the end.'],
  ['en', "I keep a test set that the model hasn't seen, and I touch it once."],
  ['en', 'I said that I had been one of four in that team.'],
  ['en', 'On my CV it says four months, because it was four months.'],
  ['en', "I sat with the new colleague for the first week so she wouldn't run into the wall."],
  ['en', "I'd talk to him alone and ask how he sees it."],
  ['en', 'He is slower in meetings, so I send the questions a day before.'],
  ['en', 'She was on holiday, so I left a note in her module and waited.'],
  ['en', 'The sketch was hers, and I said so when I presented it.'],
  ['en', "I can't promise that date, I can promise the login by Friday."],
  ['en', "I told them before signing what we can't do."],
  ['en', 'The security check takes a week, so I asked for it early.'],
  ['en', 'We log the last four digits and nothing else.'],
  ['en', 'Passwords are hashed with argon2, so nobody can send them to you, you set a new one.'],
  ['en', "We took the machine off the net but didn't wipe it, since we needed the memory."],
  ['en', 'A USB stick I find goes to the security desk, not into my laptop.'],
  ['en', "The mail came from the boss's name, so I rang him before doing anything."],
  ['en', 'We did not pay, we restored from the offline copy and told the customers.'],
  ['en', 'The managers found two-factor tiresome, so we gave them a hardware key.'],
  ['en', 'I found a back door that an agency had left and closed it.'],
  ['en', "We asked eight users, because the team can't answer for them."],
  ['en', "I say nothing and let the participant look, also if it's painful."],
  ['en', 'I tested with a screen reader, and two buttons had no name.'],
  ['en', 'I checked the licence of the picture, it was not for commercial use, so I drew one.'],
  ['en', 'The invoices ran over a private account, I moved it to the company.'],
  ['en', 'Backups slowed the disk down, so we moved them to four in the morning.'],
  ['en', 'We test a restore each month, since green only says that a file was written.'],
  ['en', "Old backups are deleted by the schedule after ninety days, and I check there's a newer one that works."],
  ['en', 'If my badge is at home I go to the desk and sign in as a visitor.'],
  ['en', "To see a user's error I use a test account with the same role, never their password."],
  ['en', 'The price is on the first screen, fewer click but more of them buy.'],
  ['en', 'It hit only a few customers, we wrote to each of them the same day.'],
  ['en', 'The model sorts, a person decides, and the person sees why.'],
  ['en', 'I read what the assistant writes line by line, and I run it on the odd cases.'],
  ['en', "The board got the number with its range, even if they'd have liked a rounder one."],
  ['en', 'He had no access, so he asked the owner and had it in ten minutes.'],
  ['en', 'There was a rule any to any, and I replaced it over two weeks by eleven narrow ones.'],
  ['en', 'The feedback was rather negative, so I read it out to the team.'],
  ['de', 'Kundendaten kopiere ich nie auf meinen privaten Laptop.'],
  ['de', 'Den Test auszukommentieren wäre bequem, aber dann merkt man den Fehler erst beim Kunden.'],
  ['de', 'Ich habe im Bericht geschrieben, was noch nicht geprüft ist.'],
  ['de', 'Das Passwort liegt im Tresor, und zwei Leute kommen ran.'],
  ['de', 'Die drei Wochen waren ein Streik, deshalb zeige ich sie und schreibe es dazu.'],
  ['de', 'Bevor ich etwas auf dem Server ändere, mache ich eine Sicherung und sage Bescheid.'],
  ['fr', 'Je ne copie jamais la base des clients sur mon ordinateur.'],
  ['fr', 'Avant de toucher à la production je fais une sauvegarde et je préviens l’équipe.'],
  ['fr', 'J’ai écrit dans le rapport ce qui n’est pas encore testé.'],
  ['fr', 'Le mot de passe est dans le coffre, deux personnes y ont accès.'],
  ['fr', 'On a désactivé le compte du stagiaire le jour de son départ.'],
  ['es', 'Nunca pruebo en producción, tenemos un entorno igual.'],
  ['es', 'Los datos de clientes no salen del servidor.'],
  ['es', 'En el informe puse lo que aún no estaba probado.'],
  ['es', 'Si una prueba falla, miro por qué antes de seguir.'],
  ['es', 'Desactivamos la cuenta del becario el día que se fue.'],
  ['tr', 'Müşteri verilerini kendi bilgisayarıma asla kopyalamam.'],
  ['tr', 'Canlıya almadan önce yedek alırım ve ekibe haber veririm.'],
  ['tr', 'Raporda henüz denenmeyen kısımları da yazdım.'],
  ['tr', 'Test hata verirse önce nedenine bakarım.'],
  ['tr', 'Stajyer ayrıldığı gün hesabını kapattık.'],
]

describe('harmful acts in everyday words', () => {
  it('are found nine times in ten, whatever their wording', () => {
    const missed = HARMFUL.filter((said) => !isFlagged(said))
    expect(missed.length / HARMFUL.length, missed.map(([, said]) => said).join('\n')).toBeLessThan(0.12)
  })
  it('are not seen in answers about the same subjects that are right', () => {
    const wrongly = RIGHT.filter(isFlagged)
    expect(wrongly.length / RIGHT.length, wrongly.map(([, said]) => said).join('\n')).toBeLessThan(0.02)
  })
  it.each([
    'I shared the admin password with everyone in the chat, which was my mistake. I rotated it and told my lead.',
    'I skipped the tests because they were slow. It was a mistake, and never again.',
  ])('are a story with a lesson where somebody owns up: %s', (said) => {
    expect(isFlagged(['en', said])).toBe(false)
  })
  it('are a mention in quotation marks', () => {
    expect(isFlagged(['en', 'He said "skip the tests, it is faster" and I asked him why.'])).toBe(false)
    expect(isFlagged(['en', 'I skip the tests, it is faster that way.'])).toBe(true)
  })
})

describe('a table of acts', () => {
  const file = {
    classes: {
      en: { put: 'put|write', secret: 'password' },
      de: { put: 'schreibe', secret: 'passwort' },
      fr: { put: 'mets' },
    },
    misconceptions: [
      { id: 'a', acts: ['@put @secret', '@put diary'], wrong: 'w', right: 'r', guard: ['vault', '@secret'] },
    ],
  }
  it('becomes patterns of each language that has all of its classes', () => {
    expect(readActs(file)).toEqual([
      {
        id: 'a',
        patterns: ['& put|write password', '& put|write diary'],
        wrong: 'w',
        right: 'r',
        guard: ['vault', 'password'],
        elsewhere: { de: ['& schreibe passwort'], fr: [] },
        guardElsewhere: { de: ['passwort'], fr: [] },
      },
    ])
  })
})
