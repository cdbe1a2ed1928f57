/** Phrases around dates, folded, in the languages the reader knows. Longer phrases come first where one opens another. */
const CURRENT = [
  'present', 'the present', 'presently', 'current', 'currently', 'now', 'today', 'ongoing', 'to date', 'date', 'still', 'till now', 'until now',
  'heute', 'jetzt', 'aktuell', 'laufend', 'gegenwartig', 'derzeit', 'dato',
  'obecnie', 'teraz', 'nadal', 'do dzis', 'dzis', 'do chwili obecnej', 'w trakcie', 'obecny',
  'gunumuz', 'halen', 'simdi', 'devam ediyor', 'devam', 'bugun', 'su an',
  "aujourd'hui", 'present', 'a ce jour', 'ce jour', 'en cours', 'actuel', 'actuellement', 'maintenant',
  'actualidad', 'la actualidad', 'presente', 'el presente', 'actualmente', 'actual', 'hoy', 'la fecha', 'fecha', 'en curso',
  'atual', 'atualmente', 'o momento', 'momento', 'hoje', 'em andamento', 'o presente', 'ate o momento', 'corrente',
  '現在', '现在', '至今', '今', '현재',
  'heden', 'nu', 'oggi', 'in corso', 'attuale',
]
const SINCE = ['since', 'from', 'seit', 'ab', 'od', 'depuis', 'desde', 'a partir de', 'dal', 'sinds', 'starting']
const UNTIL = ['至', 'から', 'until', 'till', 'to', 'through', 'thru', 'bis', 'do', 'au', 'a', 'hasta', 'ate', 'al', 'tot', 'jusque', "jusqu'a", "jusqu'en", 'a la', 'as', 'ao', 'e']
const EXPECTED = [
  'expected', 'anticipated', 'estimated', 'projected', 'graduating', 'expecting', 'exp', 'voraussichtlich', 'vsl', 'erwartet', 'geplant',
  'spodziewany', 'planowany', 'planowane', 'przewidywany', 'przewidywane', 'beklenen', 'tahmini', 'prevu', 'prevue', 'attendu',
  'previsto', 'prevista', 'esperado', 'esperada', 'estimado', 'estimada', 'verwacht',
]
/** Turkish sets these behind the year: "2021'den beri". */
const SINCE_AFTER = ['beri', 'itibaren', 'bu yana']

const firstWords = (phrases: string[]) => {
  const map = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const words = phrase.normalize('NFD').split(' ')
    map.set(words[0]!, [...(map.get(words[0]!) ?? []), words].sort((a, b) => b.length - a.length))
  }
  return map
}

export const CURRENT_WORDS = firstWords(CURRENT)
export const SINCE_WORDS = firstWords(SINCE)
export const UNTIL_WORDS = firstWords(UNTIL)
export const EXPECTED_WORDS = firstWords(EXPECTED)
export const SINCE_AFTER_WORDS = firstWords(SINCE_AFTER)
