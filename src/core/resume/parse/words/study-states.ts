import { foldedAlike } from '#core/text/fold.ts'
import type { StudyState } from '../../schema.ts'

/** Somebody who prepares for an exam has not passed it. */
const PREPARING = String.raw`preparing(?: for)?(?: the)?(?: exam)?|working towards?|studying for|(?:sinavina )?hazirlaniyorum|hazirlik asamasinda|in vorbereitung|en preparation|preparando|in preparazione|em preparacao`

/** Words of how far studies or a certificate are, folded, in the seven languages; where several stand, the first that fits counts. */
const SAID: readonly [StudyState, RegExp][] = [
  [
    'expected',
    words(
      String.raw`expected(?: graduation| completion)?|anticipated|(?:exam(?:ination)?|retake|resit) (?:booked|scheduled|planned|set)(?: for)?|(?<=^ ?)planned(?= (?:for )?(?:\p{L}{3,10}\.? )?20\d\d|$)`,
      String.raw`voraussichtlich\p{L}*|prufung (?:geplant|angemeldet)|beklen\p{L}+|tahmini|planlan(?:an|iyor|makta\p{L}*)`,
      String.raw`(?:ends|ending|finishes|finishing|endet|bitis|bitecek|se termine|termina|finaliza)(?=,? (?:in |on |im |am |en )?(?:\p{L}{3,10}\.? |\d{1,2}[./])?20\d\d)`,
      String.raw`(?:diplome |fin |obtention )?prevue?s?|(?:conclusao |conclusion |fin |finalizacion |termino )?previst[oa]s?|esperad[oa]`,
    ),
  ],
  [
    'running',
    words(
      String.raw`in progress|on-?going|currently (?:studying|enrolled|attending|pursuing|taking)|not yet (?:finished|completed|graduated|done)|still studying|enrolled since`,
      PREPARING,
      String.raw`(?:hala |halen )?(?:devam (?:ediyor\p{L}*|etmekte\p{L}*)|suruyor|okuyorum|ogrenciyim)|henuz (?:bitmedi|tamamlanmadi)|su anda okuyorum`,
      String.raw`(?:noch |fort)?laufend|noch nicht (?:abgeschlossen|beendet|fertig)|immatrikuliert|in arbeit|derzeit|zurzeit`,
      String.raw`(?:formation |etudes )?en cours(?: d.obtention| de validation| de preparation)?|actuellement(?: inscrite?)?|pas encore (?:termine|valide|obtenu|acheve)\p{L}*`,
      String.raw`en curso|(?:actualmente )?cursando|en progreso|en proceso|(?:todavia|aun) no (?:terminad|acabad|finalizad)[oa]|actualmente`,
      String.raw`in corso(?: di (?:conseguimento|completamento))?|attualmente(?: iscritt[oa])?|non ancora (?:terminat|conclus|completat|conseguit)[oa]`,
      String.raw`em curso|em andamento|a (?:decorrer|frequentar)|ainda nao (?:concluid|terminad)[oa]|atualmente`,
    ),
  ],
  [
    'unfinished',
    words(
      String.raw`(?:degree |course |studies )?not (?:finished|completed|graduated|awarded|passed)|unfinished|incomplete|(?:did|have|has) not (?:finish|complete|graduate)\p{L}*|(?:left )?without (?:an? |the )?(?:degree|diploma|graduating|completing|finishing)|no degree(?: awarded)?|left (?:early|before (?:finishing|graduating|the end))|dropped out|discontinued|abandoned|withdrew|withdrawn|paused|on hold|interrupted`,
      String.raw`yari(?:m|da) (?:birak|kal)\p{L}*|terk(?: et\p{L}+)?|tamamla(?:n)?ma(?:di|dim|mis)\p{L}*|bitir(?:il)?(?:e)?medi\p{L}*|mezun ol(?:a)?ma(?:di|dan|mis)\p{L}*|(?:kaydi?(?:mi)? )?(?:dondur\p{L}+|sildir\p{L}+)|ara ver\p{L}+`,
      String.raw`(?:studium |studien)?abgebrochen|studienabbruch|nicht (?:abgeschlossen|beendet|bestanden)|ohne abschluss|unterbrochen|pausiert|beurlaubt|unvollendet|exmatrikuliert`,
      String.raw`(?:diplome )?non (?:validee?|terminee?|achevee?|obtenue?)s?|inachevee?s?|abandonnee?s?|interrompue?s?|sans diplome|en pause|suspendue?s?`,
      String.raw`(?:no|sin) (?:terminad[oa]s?|finalizad[oa]s?|acabad[oa]s?|completad[oa]s?|concluid[oa]s?|terminar|acabar|finalizar|concluir|titulo)|inconclus[oa]s?|incomplet[oa]s?|abandonad[oa]s?|interrumpid[oa]s?|en pausa|suspendid[oa]s?|trunc[oa]`,
      String.raw`interrott[oaie]|abbandonat[oaie]|non (?:completat|terminat|conclus|conseguit|finit)[oaie]|sospes[oa]|in pausa|senza (?:laurea|titolo|diploma)`,
      String.raw`nao (?:concluid[oa]|terminad[oa]|finalizad[oa]|completad[oa]|conclui|terminei)|interrompid[oa]s?|trancad[oa]s?|inacabad[oa]s?|sem (?:diploma|conclusao)|suspens[oa]|em pausa`,
    ),
  ],
]

function words(...lists: string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${lists.join('|')})(?![\p{L}\d])`, 'u')
}

/** 'Not finished, expected 2027' is expected, 'in progress, paused' rests. */
const ORDER: readonly StudyState[] = ['expected', 'unfinished', 'running']
/** A remark, not a sentence of a thesis. */
const MOST_WORDS = 7
const PIECE = /[^,;|•·()[\]–—:]+/gu
/** 'paused since 2024': that is no beginning of the studies. */
const SINCE_WHEN = /^ ?(?:since|as of|seit|depuis|en|in|desde|dal|da|from)? ?(?:\p{L}{3,10} (?:de )?)?(?:19|20)\d\d/u

/** Whether it is prepared for. */
export const PREPARES = words(PREPARING)

export type SaidState = { state: StudyState; start: number; end: number }

/** What a line says of the state of studies, and where; null where it says nothing. Pure. */
export function stateIn(text: string): SaidState | null {
  const found = [...text.matchAll(PIECE)].flatMap((piece): SaidState[] => {
    const own = foldedAlike(piece[0])
    if (own.trim().split(/\s+/).length > MOST_WORDS) return []
    for (const [state, said] of SAID) {
      const match = said.exec(own)
      if (!match) continue
      const since = state === 'unfinished' ? (SINCE_WHEN.exec(own.slice(match.index + match[0].length))?.[0] ?? '') : ''
      const start = piece.index + match.index
      return [{ state, start, end: start + match[0].length + since.length }]
    }
    return []
  })
  return found.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))[0] ?? null
}
