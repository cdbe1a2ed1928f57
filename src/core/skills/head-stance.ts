import type { Sense } from './stance-cues.ts'

const opening = (words: string) => new RegExp(String.raw`^[\s\p{P}]*(?:${words})(?![\p{L}])`, 'iu')
/** Nothing but a bracket stands behind it: 'Training and certificates' says nothing. */
const whole = (words: string) => new RegExp(String.raw`^[\s\p{P}]*(?:${words})\s*(?:\([^\n)]*\)\s*)?(?:[:\n]|$)`, 'iu')

/**
 * What a head says of all that stands below it: lacked, wished for ('Plans', 'Hobbies'), learnt now or known a little; null says
 * nothing. For sections and for groups of a list.
 */
const HEADS: [Sense, RegExp][] = [
  [
    'no',
    opening(
      String.raw`what (?:i|is|'s) (?:lack|miss|missing|still missing|have not|haven't|have never|cannot|can't|do not|don't)|(?:things )?i (?:lack|have never|have not|haven't)|not (?:done |used |worked with )?yet|never done|missing|(?:my )?(?:gaps|weaknesses|weak points)|was (?:mir|noch) (?:noch )?fehlt|was ich (?:noch )?(?:nicht|nie)|noch nicht|meine lücken|schwächen|ce (?:que je n['’e]|qui me manque)|pas encore|(?:mes )?lacunes|lo que (?:me falta|no|nunca)|aún no|todavía no|eksik\p{L}*|bilmedi\p{L}*|henüz|hiç yapma\p{L}*|(?:che )?cosa mi manca|o que me falta|wat ik (?:mis|nog niet)`,
    ),
  ],
  [
    'wish',
    whole(
      String.raw`(?:still |things |i (?:want|would like|would love) )?to learn|(?:what(?:'s| is) )?next(?: steps?| goals?)?|(?:my |career |learning )?(?:plans?|goals?|aims|ambitions?|aspirations?|dreams?|wishes|wish list|hobbies|interests)(?: (?:and|&) (?:interests|hobbies|goals|plans))?|would (?:like|love) to learn|outlook|interested in|ausblick|(?:meine |berufliche )?(?:ziele?|pläne|wünsche|interessen|hobbys|nächste schritte)|hedef\p{L}*|planlar\p{L}*|hobi\p{L}*|ilgi alanlar\p{L}*|öğrenmek iste\p{L}*|(?:mes )?(?:projets d'avenir|objectifs?|envies|loisirs|centres d['’]intérêt|souhaits)|(?:mis )?(?:metas?|objetivos?|planes|intereses|aficiones|deseos)`,
    ),
  ],
  [
    'learning',
    whole(
      String.raw`(?:currently |now |still )?(?:learning|studying)(?: now| at the moment| currently)?|(?:(?:courses?|training|self[- ]?study|studies|certifications?|exams?) )?(?:in progress|in preparation)|at the moment|gerade dabei|(?:derzeit|aktuell)(?: in \p{L}+)?|(?:ich )?lerne(?: gerade)?|laufende \p{L}+|öğren(?:iyorum|diklerim)|devam eden\p{L}*(?: \p{L}+)?|en ce moment|(?:formations?|cours|apprentissage) en cours|actualmente|aprendiendo|(?:en curso|formación en curso|cursando)`,
    ),
  ],
]
/** Up to its colon or the end of its line; more words than these are a sentence. */
const HEAD = /^[^:,;.!?\n]{2,60}(?=[:\n]|$)/u
const inside = (...words: string[]) => new RegExp(String.raw`(?<![\p{L}])(?:${words.join('|')})(?![\p{L}])`, 'iu')
const LACKS_INSIDE = inside(
  String.raw`i (?:do not|don['’]t|have not|haven['’]t|lack|miss|never|cannot|can['’]t)`,
  String.raw`^(?:no|without|zero) (?:\p{L}+ )?(?:knowledge|experience|skills?)`,
  String.raw`^(?:keine?|keinerlei|ohne) (?:\p{L}+ )?(?:kenntnisse|erfahrung\p{L}*)|(?:die )?mir (?:noch )?fehl\p{L}+`,
  String.raw`^(?:aucune?|sans) (?:connaissances?|expérience)|que je n['’]ai pas|^(?:sin|ningún) (?:conocimientos?|experiencia)|que no (?:tengo|conozco)`,
  String.raw`bilmedi\p{L}+|sahip olmadı\p{L}+|eksik \p{L}+`,
)
const WISHES_INSIDE = inside(
  String.raw`(?:want|like|love|hope|plan|planning|looking forward|going|next|eager|keen) to (?:\p{L}+ )?learn\p{L}*|to learn(?: next)?|wish ?list|goals? (?:for|in) 20\d\d|(?:expect|want|wish|look for) (?:from|in) (?:an? |my |the )?(?:\p{L}+ )?(?:job|role|employer|position)`,
  String.raw`^(?:geplante?r?|planned|planlanan|prévue?s?|previst[oa]s?) \p{L}+|(?:noch |gerne? )*(?:lernen|erlernen|vertiefen) (?:möchte|will|würde)|lernziele?|wunschliste|ziele (?:für|in) 20\d\d|(?:erwarte|wünsche) ich`,
  String.raw`öğrenmek iste\p{L}+|öğrenece\p{L}+|istek listem?|20\d\d hedef\p{L}*|beklenti\p{L}*`,
  String.raw`(?:envie|souhaite|voudrais|aimerais|veux) (?:d['’]|d\p{L} )?apprendre|à apprendre|liste d['’]envies|(?:quiero|quisiera|gustaría|por) aprender|lista de deseos|mis (?:metas|objetivos) para 20\d\d`,
)

/** 'Also seen (videos): Docker', 'Grundkenntnisse: Java'. */
const SLIGHT =
  /^[^:\n]{0,30}(?<![\p{L}])(?:seen|to improve|videos?|tutorials?|basics?|beginner|little|a bit|familiar|exposure|heard of|rusty|grundkenntnisse|grundlagen|temel|notions|débutant|nociones|básicos?)(?![\p{L}])[^:\n]{0,20}[:\n]/iu
const LEARNS_INSIDE =
  /^[^:\n]{0,30}(?<![\p{L}])(?:learning|studying|lerne|öğreniyorum|aprendiendo)(?![\p{L}])[^:\n]{0,20}[:\n]/iu

export function headStance(words: string): Sense | null {
  const known = HEADS.find(([, pattern]) => pattern.test(words))
  if (known) return known[0]
  const head = HEAD.exec(words)?.[0] ?? ''
  if (LACKS_INSIDE.test(head)) return 'no'
  if (WISHES_INSIDE.test(head)) return 'wish'
  if (LEARNS_INSIDE.test(words)) return 'learning'
  return SLIGHT.test(words) ? 'slight' : null
}

/** What somebody has behind them though it stands among what they learn: 'Completed freeCodeCamp'. */
export const isFinished = (sentence: string): boolean => FINISHED.test(sentence)
const FINISHED =
  /(?<![\p{L}])(?:completed|finished|passed|graduated|earned|abgeschlossen|bestanden|absolviert|terminée?|obtenue?|réussie?|completad[oa]|aprobad[oa]|terminad[oa]|tamamla(?:dım|ndı)|bitirdim|geçtim)(?![\p{L}])/iu
