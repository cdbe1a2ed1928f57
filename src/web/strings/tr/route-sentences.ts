import type { Catalogue } from '../catalogue.ts'
import { named, namedList } from './names.ts'
import { stepTitle } from './step-title.ts'

/** '1.5 hours', '45 minutes', '1 hour 15 minutes'. */
const TIME = String.raw`[\d.]{1,6} (?:hours?(?: \d{1,2} minutes)?|minutes)`
const WEEKS = String.raw`\d{1,6} weeks?`

const time = (text = '') =>
  text
    .replace('.', ',')
    .replace(/ hours?\b/, ' saat')
    .replace(/ minutes$/, ' dakika')
const weeks = (text = '') => text.replace(/ weeks?$/, ' hafta')

/** Why a route takes longer than planned, and what would help, as core/career/routes/route-advice.ts says it. */
export const routeSentences: Catalogue['messages']['patterns'] = [
  [/^(Prove .{1,300}|Practise for .{1,120} with projects of your own)$/, (title = '') => stepTitle(title)],
  [
    /^These courses bring (.{1,120}) to a role match of (\d{1,3}) percent, not yet into reach\. Skills from work or projects, added to your resume, close the rest\.$/,
    (title, percent) =>
      `Bu kurslarla ${named(title)} uygunluğun yüzde ${percent} olur; bu henüz yetmez. Gerisini, özgeçmişine eklediğin iş ve proje becerileri kapatır.`,
  ],
  [
    new RegExp(`^At (${TIME}) a day this takes (${WEEKS}), (${WEEKS}) more than you planned\\.$`),
    (hours, all, late) => `Günde ${time(hours)} ile bu ${weeks(all)} sürer, planladığından ${weeks(late)} fazla.`,
  ],
  [
    new RegExp(`^With (${TIME}) a day you would be there in time\\.$`),
    (hours) => `Günde ${time(hours)} ayırırsan zamanında orada olursun.`,
  ],
  [
    /^More hours a day than anyone keeps up would be needed; plan for at least (\d{1,6}) months\.$/,
    (months) => `Kimsenin uzun süre dayanamayacağı kadar günlük çalışma gerekirdi; en az ${months} ay ayır.`,
  ],
  [
    /^No number of hours a day would do; plan for at least (\d{1,6}) months\.$/,
    (months) => `Günde kaç saat çalışırsan çalış yetişmez; en az ${months} ay ayır.`,
  ],
  [
    /^Within your time you could apply as (.{1,400}), and go on from there\.$/,
    (roles) => `Bu süre içinde şu rollere başvurabilir, oradan devam edebilirsin: ${namedList(roles, 'rol')}.`,
  ],
  [
    /^By way of (.{1,120}) you would be there no later, and could apply for paid work \((.{1,40}) a year\) from week (\d{1,6})\.$/,
    (role, pay, week) =>
      `${named(role)} üzerinden daha geç varmazsın ve ${week}. haftadan sonra ücretli işe (yılda ${pay}) başvurabilirsin.`,
  ],
  [
    /^A skill you have already and show by your resume or a skill check takes its hours off the route\.$/,
    () => 'Zaten bildiğin bir beceriyi özgeçmişinle ya da bir beceri testiyle gösterirsen onun saatleri rotadan düşer.',
  ],
]
