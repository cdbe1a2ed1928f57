import { must } from '#core/must.ts'
import { isCountry, isRegionWord, isTown, placeScore } from '#core/resume/parse/words/place-words.ts'
import { fold } from '../fold.ts'
import { isSmallTown } from './small-towns.ts'
import { remembered } from '#core/text/remembered.ts'

const MODE_WORDS =
  /\b(?:fully |100 ?% |partly |partially )?(?:remote(?:[- ]first)?|hybrid\w*|hibrit|hibrido|híbrido|hybride|on-?\s?site|vor ort|in[- ]office|is yerinde|iş ?yerinde|ofisten|ofiste|evden|im büro|au bureau|en (?:la )?oficina|in ufficio|op kantoor|presencial|remot[oa]|en remoto|home ?office|uzaktan|télétravail|teletrabajo)\b/giu
/** What is longer is a sentence; the patterns read a text over and over. */
const LONGEST_PLACE = 300
const REGIONS =
  /^(?:nyc|new york city|sf|bay area|silicon valley|eu|europe|european union|emea|apac|latam|worldwide|global|anywhere|eea|dach|nordics|north america|uk|us|usa|benelux|americas|europa)$/

/** 'Leeds city centre (hybrid, 2 days from home)', '1020 Wien', 'Konya (Selçuklu)' as the place alone. */
export function cleanPlace(text: string): string {
  return (
    text
      .slice(0, LONGEST_PLACE)
      // 'County Hall, Redruth. Agile working applies': the first sentence names the place
      .replace(/(?<=\p{Ll}{3})\.\s+\p{Lu}.*$/u, '')
      // 'Ballycastle, with travel to Rathlin', 'Ayvalık / Balıkesir, haftada 1 gün ofis'
      .replace(/,\s(?:[\p{Ll}][\p{L}-]*\s|\d{1,2}\s\p{Ll}).*$/u, '')
      .replace(
        /[\s,]+(?:or|oder|ou|o|veya|and|und|\/)\s+(?:(?:fully|partly|partially|teilweise|teils) )?(?:remote|home ?office|mobil|uzaktan|télétravail|teletrabajo)\b.*$/iu,
        '',
      )
      .replaceAll(/\([^)]*\d\s?(?:days?|tage|jours|d[ií]as|gün|%)[^)]*\)/giu, ' ')
      .replaceAll(/\([^)]*(?:télétravail|teletrabajo|home ?office|uzaktan)[^)]*\)/giu, ' ')
      // '90% remote, 10% Frankfurt'
      .replaceAll(/\b\d{1,3} ?%/g, ' ')
      .replaceAll(MODE_WORDS, ' ')
      // 'Lagos (Hybrid', where a dash in the bracket ended the line
      .replace(/\s*\([^()]{0,40}$/u, ' ')
      .replace(
        /^\s*(?:(?:dienst|stand|arbeits|einsatz)ort:?|based (?:in|out of)|located in|(?:any)?where (?:in|within)(?: the)?|within(?: the)?|in|near|en|à|bei|raum|großraum|greater|region|lieu :)\s+(?=\p{Lu}|\d)/iu,
        '',
      )
      .replace(
        /\b(?:city centre|city center|area|metropolitan area|office|campus|or remote|und umgebung|ve çevresi)\b/giu,
        ' ',
      )
      .replaceAll(/\(\s*[,/]?\s*\)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/^[\s,;:/|·–—-]+|[\s,;:/|·–—-]+$/g, '')
      .trim()
      // 'remote (Portugal or UK)': the place is what the brackets hold
      .replace(/^\(([^()]+)\)$/, '$1')
      .trim()
  )
}

/** Departments and hours of the day whose letters are a country's or a state's as well. */
const OF_WORK =
  /^(?:IT|HR|PR|AI|ML|QA|\p{Lu}\p{L}+[ -][Ss]peak(?:ers?|ing)|(?:[ECMP][SD]?T|UTC|GMT|BST|CEST|EEST|WET|EET|IST|JST|AE[SD]T)(?:\s?[±+–-]\s?\d{1,2}.*)?)$/u

/** A country, a state or a market: no town. */
export const isWide = (text: string): boolean => isCountry(text) || isRegionWord(text) || REGIONS.test(fold(text))
export const isOfWork = (text: string): boolean => OF_WORK.test(text)

/** 0 for no place, 1 for one that looks so by its shape, up to 3 for towns, countries and regions that are known. */
export const placeLikeness = remembered(likenessOf)

function likenessOf(text: string): number {
  const clean = cleanPlace(text)
  if (clean === '' || clean.length > 70) return 0
  if (isOfWork(clean)) return 0
  if (REGIONS.test(fold(clean))) return 2
  const known = placeScore(clean)
  if (known >= 2) return known
  if (/^\p{Lu}/u.test(clean) && isSmallTown(fold(clean))) return 2
  const parts = clean.split(/\s*[,/()]\s*|\s+(?:or|oder|ou|o|veya|and|und|&)\s+|\s[–-]\s/u).filter(Boolean)
  const isKnown = (given: string) => {
    // 'Metro Manila', 'Taguig City'
    const part = given.replace(/^(?:Metro|Greater|Gran|Grand) (?=\p{Lu})|(?<=\p{L}) (?:City|County|Province)$/u, '')
    return isKnownPart(part)
  }
  const isKnownPart = (part: string) =>
    isTown(part) ||
    /^\p{Ll}+[sc]kie$/u.test(part) ||
    isCountry(part) ||
    isRegionWord(part) ||
    REGIONS.test(fold(part)) ||
    isNamedTown(part.replace(/^\d{4,6}\s+|\s+(?:[A-Z]{1,2}\d[A-Z\d]?|\d{1,5})$/g, ''))
  if (
    parts.length > 0 &&
    parts.length <= 5 &&
    parts.some(isKnown) &&
    parts.every((part) => isKnown(part) || /^[\p{Lu}\d]/u.test(part))
  )
    return 2
  return 0
}

/** 'Berlin-Neukölln' is a part of Berlin. */
export const isNamedTown = (text: string): boolean =>
  isTown(text) ||
  isSmallTown(fold(text)) ||
  (/^\p{Lu}\p{Ll}+(?=-\p{Lu}\p{Ll}+$)/u.test(text) && isTown(must(text.split('-')[0])))

const OURS =
  /(?<![\p{L}])(?:[Oo]ur(?!\s(?:app|application|code\p{L}*|back-?end|front-?end|stack|apis?|data|docs|documentation|tests?|product|interface|software|platform|services?|systems?|customers?|clients?|users?|website|site is)\b)|[Uu]nsere?|[Nn]otre|[Nn]uestr[oa]|(?:[Ll]a |[Ii]l )?[Nn]ostr[oa]|[Oo]nze?|(?:[AaOo] )?[Nn]oss[oa]|[Nn]asza?e?)\s\p{L}[\p{L}-]{2,20}\s(?:\p{L}{2,12}\s){1,3}?(?:in|at|à|en|a|em|w|we|near|bei|op|te)\s((?:(?:Bad|San|Santa|Saint|Sint|Vila|Stara|Stary|Nowa|Nowy)\s)?\p{Lu}\p{Ll}[\p{L}-]+(?:-\p{L}+)*(?:\s\p{Lu}\p{Ll}[\p{L}-]+)?)(?=[\s,.;:)]|$)/u
const OURS_TURKISH =
  /(?<![\p{L}])\p{Lu}\p{L}{3,20}(?:miz|mız|muz|müz)\s(\p{Lu}\p{Ll}[\p{L}-]+(?:\s\p{Lu}\p{Ll}[\p{L}-]+)?)['’](?:da|de|ta|te)(?![\p{L}])/u

/** 'Tuzla'daki tersanemizde' */
const OURS_BEHIND =
  /(?<![\p{L}])(\p{Lu}\p{Ll}[\p{L}-]+)['’](?:daki|deki|taki|teki)\s(?:\p{Ll}+\s)?\p{L}{3,20}(?:miz|mız|muz|müz)(?:[dt][ea]n?|[ıiuüea])?(?![\p{L}])/u

const JOB = /post|role|job|position|work|stelle|arbeit|puesto|lavoro|vaga|trabalho|functie|baan|werk|home|base/
/** 'The post is in Kendal', 'Dein Arbeitsplatz ist in Soest', 'O posto fica em Braga' */
const JOB_IS =
  /(?<!\p{L})(?:[Pp]ost|[Rr]ole|[Jj]ob|[Pp]osition|[Ww]orkplace|[Hh]ome|[Bb]ase|Stelle|Arbeitsplatz|Arbeitsort|Job|[Pp]oste|[Pp]uesto|[Pp]osto|[Ll]avoro|[Ss]ede di lavoro|[Vv]aga|[Tt]rabalho|[Ff]unctie|[Bb]aan|[Ww]erkplek)\s(?:is|ist|liegt|befindet sich|est|se trouve|está|es|è|si trova|fica|é)\s(?:(?:based|located|basée?|située?|ubicado|ubicada|sito|localizado|localizada|gevestigd)\s)?(?:(?:in|at|near|bei|à|en|em|a|te|op)\s)?((?:Bad |San |Saint[- ])?\p{Lu}\p{Ll}[\p{L}-]+)(?=[\s,.;:)]|$)/u
const LEADS_TO_PLACE =
  /(?:^|[^\p{L}])(?:in|bei|à|a|en|em|w|we|op|te|at|near|of|from|its|ort|ist|is|are)\s|standort|niederlassung|filiale|site de|agence|sede|büro|office|campus|studio|ofis|hq|headquarters|m[iıuü]z\s|['’][dt][ae]/u
const SEAT =
  /based|located|sits|situated|standort|sitz|büro|office|headquarter|zentrale|situé|basé|ubicad|sede|siège|gevestigd|kantoor|siedzib|biuro/
const OUR = /our|nser|otre|nuestr|nostr|on[sz]e|noss|nasz/
const TURKISH_OUR = /m[iıuü]z(?:\s|[dt][ea]|[ıiuüea])/

/** Known towns and countries named with 'in', 'based in', 'office in' inside a sentence. */
export function placeInSentence(text: string): { place: string; from: number } | null {
  // most sentences name no place: words that lead to one are looked for first, in plain small letters
  const small = text.toLowerCase()
  if (!LEADS_TO_PLACE.test(small)) return null
  for (const match of text.matchAll(
    /(?<![\p{L}])(?:in|bei|à|en|[Ss]tandort|Niederlassung|Filiale|[Ss]ite de|[Aa]gence de|[Ss]ede de|for its|near|from our|at our|unser\w* büro in|based in|located in|out of)\s+(?:our |the |unserem |unserer )?(\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}[\p{L}.'’-]+){0,3}(?:,\s?\p{Lu}[\p{L}. ]{1,24})?)/gu,
  )) {
    // 'in Cardiff. Send a link': the name ends with its sentence
    const words = must(match[1])
      .replace(/(?<=\p{Ll}{3})\.\s.*$/u, '')
      .split(/\s+/)
    for (let count = words.length; count > 0; count--) {
      const place = words.slice(0, count).join(' ').replace(/[,.]$/, '')
      if (
        placeLikeness(place) >= 2 &&
        !REGIONS.test(fold(place)) &&
        !isCountry(place) &&
        // 'flights in California and Texas'
        (!isRegionWord(place) || SEAT.test(small) || JOB.test(small))
      )
        return { place, from: match.index + match[0].indexOf(must(match[1])) }
    }
  }
  // a town that no list knows, where the sentence says what is there: 'The post sits in Kendal', 'unser Büro in Soest'
  const cued = !SEAT.test(small)
    ? null
    : /(?<![\p{L}])(?:based|located|sits|situated|standort|sitz|büro|office|offices|headquarter(?:s|ed)|zentrale|situé\p{L}*|basé\p{L}*|ubicad\p{L}*|sede|siège|gevestigd|kantoor|siedzib\p{L}*|biuro)\s(?:is\s|are\s|ist\s)?(?:in|at|à|en|a|near|bei|w)\s((?:Bad |San |Saint[- ])?\p{Lu}\p{Ll}[\p{L}-]+(?:[ -]\p{Lu}\p{Ll}[\p{L}-]+)?)(?=[\s,.;:)]|$)/iu.exec(
        text,
      )
  if (cued && /^\p{Lu}/u.test(must(cued[1])) && !REGIONS.test(fold(must(cued[1]))) && !isCountry(must(cued[1])))
    return { place: must(cued[1]), from: cued.index + cued[0].lastIndexOf(must(cued[1])) }
  const post = JOB.test(small) ? JOB_IS.exec(text) : null
  if (post && !REGIONS.test(fold(must(post[1]))) && !isCountry(must(post[1])))
    return { place: must(post[1]), from: post.index + post[0].lastIndexOf(must(post[1])) }
  // 'Our yard is in Ottery', 'Unsere Werkstatt liegt in Soest', 'A nossa marinha fica em Alcácer', 'Atölyemiz Kula’da bulunuyor'
  const ours =
    (OUR.test(small) ? OURS.exec(text) : null) ??
    (TURKISH_OUR.test(small) ? (OURS_TURKISH.exec(text) ?? OURS_BEHIND.exec(text)) : null)
  if (ours && !REGIONS.test(fold(must(ours[1]))) && !isCountry(must(ours[1])))
    return { place: must(ours[1]), from: ours.index + ours[0].lastIndexOf(must(ours[1])) }
  // '… at our Columbus campus', 'Toronto office two days a week', "İstanbul'da", 'Ankara ofisinde'
  for (const match of text.matchAll(
    /(?<![\p{L}])(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?:['’](?:da|de|ta|te|daki|deki)(?:y[ıi]z)?|\s(?:office|campus|studio|workshop|plant|site|lab|branch|depot|hub|factory|warehouse|store|ofis\w*|büro|HQ|headquarters))(?![\p{L}])/gu,
  )) {
    if (placeLikeness(must(match[1])) >= 2) return { place: must(match[1]), from: match.index }
    const words = must(match[1]).split(/\s/)
    // 'Eskişehir Teknopark'ta': the larger of two names that are known
    const [known] = [must(words.at(-1)), must(words[0])]
      .filter((word) => placeLikeness(word) >= 2)
      .toSorted((a, b) => Number(isTown(b)) - Number(isTown(a)))
    if (known !== undefined) return { place: known, from: match.index }
  }
  return null
}
