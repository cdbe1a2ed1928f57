import { fold } from '#core/text/fold.ts'

const WHEN =
  'period dates? years? time duration from to zeitraum datum dauer von bis periode annees? duree periodo fechas? duracion datas? duracao anos? okres daty? lata donem tarih tarihler tarihi sure yil periodo'
const WHAT = `employer company organi[sz]ation position title role duties responsibilities job place location school institution institute university certificate training degree qualification course field grade
  examinations? exam board percentage marks? score cgpa gpa college standard class stream speciali[sz]ation subjects? discipline passing result sr no post held
  arbeitgeber firma unternehmen funktion aufgaben tatigkeit ort schule hochschule abschluss fach note employeur entreprise societe poste fonction missions lieu etablissement diplome ecole
  empresa puesto cargo funciones lugar centro titulo institucion funcoes local escola grau curso instituicao pracodawca stanowisko obowiazki miejsce uczelnia szkola tytul kierunek
  isveren sirket kurum gorev pozisyon unvan sorumluluklar yer okul universite derece bolum`
const pattern = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`)
const [IS_WHEN, IS_WHAT] = [pattern(WHEN), pattern(WHAT)]
const MOST_WORDS = 5

/** Whether the cells of a row are the names of a table's columns: 'Period | Employer | Position and duties'. */
export function isColumnNames(cells: string[]): boolean {
  if (cells.length < 2) return false
  const named = cells.map((cell) => kindsOf(cell))
  return (
    named.every((kinds) => kinds !== null) &&
    named.some((kinds) => kinds.isWhen) &&
    named.filter((kinds) => kinds.isWhat).length >= cells.length - 1
  )
}

function kindsOf(cell: string): { isWhen: boolean; isWhat: boolean } | null {
  const words = fold(cell)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  // 'Date:' is the label of what follows it.
  if (words.length === 0 || words.length > MOST_WORDS || /\d|:$/.test(cell)) return null
  return { isWhen: words.some((word) => IS_WHEN.test(word)), isWhat: words.some((word) => IS_WHAT.test(word)) }
}

/** 'College / School' alone: all of its words name columns. */
export const isColumnName = (text: string) =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((word) => IS_WHEN.test(word) || IS_WHAT.test(word) || JOINING.test(word))

const JOINING = /^(?:of|and|name|the|und|et|y|e|ve)$/
