// Answers in other languages than English.
import { languageOf, OWN_LETTERS } from '#core/text/language.ts'
import { wordsOf } from '../words.ts'

const list = (text: string): string[] => text.split(',').map((phrase) => phrase.trim())

/** What people say to each other; resumes, which #core/text/language.ts is made for, have few of these. */
const SPOKEN: Record<string, ReadonlySet<string>> = {
  en: of(
    'the and of to is are it that i you we they with for on not if so but because then have has would can my this',
  ),
  de: of(
    'ich und der die das ist sind nicht ein eine es man wir sie wie auch dann wenn aber also weil mit zu den dem gibt hat habe wird würde noch',
  ),
  fr: of(
    'je et le la les des est sont ne pas un une il on nous elle que qui puis si mais donc car avec pour ce y ont ai cela plus',
  ),
  es: of(
    'yo y el la los las es son no un una que lo se con para si pero porque luego como mi está hay más he ha cuando',
  ),
  pt: of('eu e o os as é são não um uma que se com para mas porque depois como meu está há mais quando isso'),
  it: of('io e il lo gli è sono non un una che si con per ma perché poi come mio più quando questo ho ha'),
  nl: of('ik en de het is zijn niet een dat we ze met voor maar omdat dan als ook er heb heeft wordt nog'),
  pl: of('ja i w na się jest są nie że to z do ale bo potem jak mam gdy czy po tym'),
  tr: of(
    'ben ve bir bu da de ne için icin ama çünkü cunku sonra önce eğer eger gibi daha olan ise değil degil var yok her çok cok olarak hiç hic kimse zaten kadar bunu ki yani hem mi ile olur bile artık artik',
  ),
}
/** How Turkish verbs and cases end, with dots or without. Three letters and more stand before it. */
const TURKISH_ENDING =
  /^[a-zçğıöşü]{3,}(?:[ıiuü]yor(?:um|uz|du|lar)?|[dt][ıiuü][mk]|[ae]r[ıi][mz]|m[ae]d[ae]n|l[ae]r[ıi]n?[ıi]?|m[ıiuü][şs]t[ıiuü]|[ae]ca[gğ][ıi][mz])$/u
const FEWEST = 3
const FEWEST_OWN = 2

const FOREIGN_LETTER = /[^\P{L}a-z]/u

/** The language of an answer; English where too little speaks for another one. */
export function languageOfAnswer(text: string): string {
  const read = languageOf(text)
  if (read !== null) return read
  const words = wordsOf(text).flatMap((word) => word.split(/['’]/u))
  const counts = new Map(
    Object.entries(SPOKEN).map(([language, small]) => [
      language,
      words.filter((word) => small.has(word) || (language === 'tr' && TURKISH_ENDING.test(word))).length,
    ]),
  )
  const count = (language: string): number => counts.get(language) ?? 0
  const [best = 'en'] = [...counts.keys()].sort((a, b) => count(b) - count(a))
  if (count(best) >= FEWEST) return best
  // 'not' and 'on' are Turkish words too; letters that no other language has, in several words beside names, say more
  const unnamed = text.match(/(?<!\p{L})\p{Ll}\p{L}*/gu) ?? []
  const own = Object.keys(OWN_LETTERS).find(
    (language) => unnamed.filter((word) => OWN_LETTERS[language]?.test(word)).length >= FEWEST_OWN,
  )
  if (own !== undefined) return own
  // a sentence or two: without one small English word, and with letters that English has not
  const small = text.toLowerCase()
  if (count('en') > 0 || !FOREIGN_LETTER.test(small)) return 'en'
  return count(best) > 0
    ? best
    : (Object.keys(OWN_LETTERS).find((language) => OWN_LETTERS[language]?.test(small)) ?? 'en')
}

/** Beginnings of words that would fit any answer, in the four languages the coach's people mostly write beside English. */
const EMPTY: Record<string, string[]> = {
  de: list(
    'wichtig, kommuni, herausforderung, lösung, grundsätzlich, im allgemeinen, in der regel, möglichst, optimal, effizien, professionell, teamfähig, teamplayer, motivier, qualität, erfolgreich, positiv, verschieden, best practice, situation, leidenschaft, sorgfältig, transparen, strukturiert, dynamisch',
  ),
  fr: list(
    'important, communi, défi, solution, en général, générale, bonnes pratiques, efficac, qualité, motiv, dynami, esprit d équipe, professionnel, réussite, positi, différent, autant que possible, essentiel, situation, rigoureu, rigueur, transparen, passion',
  ),
  es: list(
    'important, comuni, reto, desafío, solucion, solución, en general, generalmente, buenas prácticas, eficien, eficaz, calidad, motiva, dinámic, trabajo en equipo, profesional, éxito, exitos, positiv, diferentes, varios, varias, esencial, fundamental, situacion, situación, transparen, pasión',
  ),
  tr: list(
    'önemli, iletişim, çözüm, genel, verimli, kalite, motiv, takım çalışma, takım oyuncu, profesyonel, başarı, olumlu, pozitif, farklı, çeşitli, mümkün, en iyi, en doğru, en uygun, özveri, şeffaf, dikkatli, sürekli, gelişim, inanı, dinamik, daha iyi, güçlü bir, kullanıcı dostu, gerekir, gerekmektedir, öncelik, beceri',
  ),
}

/** How many of an answer's words would fit any answer; one in passing is how people talk. */
export function countEmptyElsewhere(folded: string, language: string): number {
  const found = (EMPTY[language] ?? []).reduce((sum, beginning) => sum + folded.split(` ${beginning}`).length - 1, 0)
  return Math.max(0, found - 1)
}

function of(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
