import { fold } from '../fold.ts'
import { degreeIn, type DegreeLevel } from './degree.ts'

/** Degrees by the names that their holders write; adverts ask for them in other words. The higher ones first. */
const HELD: [DegreeLevel, RegExp][] = [
  [
    'doctorate',
    /\b(?:ph ?d|d ?phil|dr\.? ?(?:rer|ing|phil|med|oec|sc|jur|techn)|doktor\w*|doctor\w*|doutor\w*|dottorato)\b/,
  ],
  [
    'bachelor',
    /\bdipl\w*[.-]? ?\S* ?\S* ?\(?(?:fh|ba|dh|va|vwa)\)?(?![\p{L}])|\bfachhochschuldiplom\b|\bdiplomad[oa]\b|\bdiplome de bachelier\b/u,
  ],
  [
    'master',
    /\bdipl(?:om(?!a|\w*and)|\.|-)|\bmagist(?:er|ra)\b|\bmag\. ?(?:a )?(?:rer|phil|art|iur)|\bstaatsexamen\b|\bstaatsprufung\b|\bm\.? ?(?:tech|eng|sc|sci|phil|res|ed|arch|s|a)\b\.?(?= |$|[,;()]|-)|\bm\.?c\.?a\b|\bmaitrise\b|\bdiplome d'ingenieur\w*|\bingenieure? diplome\w*|\bcivilingenj?or\w*|\bcivilingenior\b|\bsivilingenior\b|\bmgr\b|\bmestre\b|\blaurea specialistica\b|\bpost ?graduate degree\b|\bdiplomado ingeniero superior\b/,
  ],
  [
    'bachelor',
    /\bb\.? ?(?:tech|eng|sc|sci|com|ed|arch|s|a|e)\b\.?(?=$|[,;()]| (?:in|hons|honours|honou?rs|computer|electr\w*|mechan\w*|civil|information|software)|-)|\bb\.?[cb]\.?a\b|\blicenciad[oa]\b|\blicencjat\b|\blicenta\b|\bingenier[oa]\b|\bingegnere\b|\bbacharel\w*|\bengenh\w+|(?<!driving |fahr)\blicence\b|^but\b|\binzynier\b|\binz\b|\bmuhendis\w*|\bbakka?laureus\b|\bbaccalaure(?:us|ate)\b|\bsarjana\b|\bkandidatexamen\b|\bhogskoleingenj?or\b|\bdottore\b|\bgraduad[oa] en\b|\bgraduate (?:in|of)\b|\blaurea\b/,
  ],
  [
    'associate',
    /\bdut\b|\bdeug\b|\bhn[dc]\b|\bhigher national\b|\bdiploma in\b|\badvanced diploma\b|\bfoundation degree\b/,
  ],
  [
    'vocational',
    /\b(?:industrie|handwerks)?meister(?:in|brief)?\b|\bstaatlich gepruft\w*|\bgesellenbrief\b|\bfachwirt\w*/,
  ],
]

/** What level of degree somebody holds, by what they call it; null where no degree is named. */
export function heldLevel(words: string): DegreeLevel | null {
  const folded = fold(words)
  return degreeIn(words, false)?.level ?? HELD.find(([, pattern]) => pattern.test(folded))?.[0] ?? null
}
