import { dayIn, type FollowUpFacts, roleOf, subjectOf, type Words, zoneOf } from '../letter-words.ts'

const day = (date: string) => dayIn(date, 'tr-TR')
const forRole = ({ title, company }: FollowUpFacts) =>
  `${company === null ? '' : `${company} bünyesindeki `}${title === null ? (company === null ? '' : 'pozisyon için ') : `${title} pozisyonu için `}`

export const turkish: Words = {
  greeting: (name) => (name === null ? 'Merhaba,' : `Merhaba ${name},`),
  close: (name) => `Saygılarımla\n${name}`,
  first: (facts) => ({
    subject: subjectOf('Başvurum hakkında', roleOf(facts)),
    lines: [
      `${facts.appliedOn === null ? '' : `${day(facts.appliedOn)} tarihinde `}${forRole(facts)}başvurmuştum. Sürecin ne durumda olduğunu öğrenmek isterim.`,
      'Pozisyonla ilgilenmeye devam ediyorum; gerekli başka bir belge varsa memnuniyetle iletirim.',
    ],
  }),
  second: (facts) => ({
    subject: subjectOf('Başvurum', roleOf(facts)),
    lines: [
      `${forRole(facts)}yaptığım başvuru hakkında size daha önce yazmıştım.`,
      'Pozisyon hâlâ açık mı ve kararın ne zaman verileceğini bildirebilir misiniz? Zaman ayırdığınız için teşekkür ederim.',
    ],
  }),
  confirm: (facts) => ({
    subject: subjectOf('Görüşmemizi onaylıyorum', roleOf(facts)),
    lines: [
      `${forRole(facts)}beni görüşmeye davet ettiğiniz için teşekkür ederim. ${facts.invited === null ? 'Memnuniyetle geleceğim' : `${day(facts.invited.onDate)}${facts.invited.atTime === null ? '' : `, saat ${facts.invited.atTime}`}${zoneOf(facts.invited)} bana uygun`}.`,
      'Sizinle görüşmeyi dört gözle bekliyorum.',
    ],
  }),
  thank_you: (facts) => ({
    subject: subjectOf('Görüşme için teşekkürler', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? '' : `${day(facts.interviewOn)} tarihinde `}${forRole(facts)}benimle görüştüğünüz için teşekkür ederim.`,
      'İş hakkında daha fazla bilgi edinmek güzeldi. Sonraki adımları öğrenmekten memnun olurum.',
    ],
  }),
  after_silence: (facts) => ({
    subject: subjectOf('Sonraki adımlar', roleOf(facts)),
    lines: [
      `${facts.interviewOn === null ? '' : `${day(facts.interviewOn)} tarihinde `}${forRole(facts)}görüşmüştük; o zamandan beri sizden haber alamadım.`,
      'Bir karar verildi mi? Kısa bir yanıt planlamama yardımcı olur.',
    ],
  }),
  task: (facts) => ({
    subject: subjectOf('Gönderdiğiniz görev', roleOf(facts)),
    lines: [
      `${forRole(facts)}gönderdiğiniz görev için teşekkür ederim. ${facts.taskUntil ? `Çözümümü en geç ${day(facts.taskUntil)} tarihinde gönderirim` : 'Çözümümü bitirir bitirmez gönderirim'}.`,
      'Bu sırada bir sorum olursa size yazarım.',
    ],
  }),
  consider: (facts) => ({
    subject: subjectOf('Teklifiniz', roleOf(facts)),
    lines: [
      `${forRole(facts)}yaptığınız teklif için çok teşekkür ederim.`,
      facts.answerBy
        ? `Teklifi dikkatle okuyup size en geç ${day(facts.answerBy)} tarihinde yanıt vereceğim.`
        : 'Teklifi dikkatle okuyup size yanıt vermek isterim. Yanıtımı hangi güne kadar bekliyorsunuz?',
    ],
  }),
  withdraw: (facts) => ({
    subject: subjectOf('Başvurumu geri çekiyorum', roleOf(facts)),
    lines: [`${forRole(facts)}yaptığım başvuruyu geri çekmek istiyorum. İlginiz ve zamanınız için teşekkür ederim.`],
  }),
  accept: (facts) => ({
    subject: subjectOf('Teklifinizi kabul ediyorum', roleOf(facts)),
    lines: [
      `${forRole(facts)}yaptığınız teklif için teşekkür ederim. Teklifi memnuniyetle kabul ediyorum.`,
      'Başlamadan önce benden istediğiniz belgeleri bildirebilir misiniz?',
    ],
  }),
  decline: (facts) => ({
    subject: subjectOf('Teklifiniz', roleOf(facts)),
    lines: [
      `${forRole(facts)}yaptığınız teklif için teşekkür ederim. Düşündükten sonra kabul etmemeye karar verdim. Size ve ekibinize başarılar dilerim.`,
    ],
  }),
}
