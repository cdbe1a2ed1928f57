import { anyOf } from '../phrases.ts'
import { plain } from '../plain.ts'
import type { Outcome, Stage } from '../stage.ts'

export type Status = { stage: Stage | null; outcome: Outcome | null }

/**
 * What a tracker's status words mean, in English, German, Turkish, French, Spanish and Portuguese (folded by `plain`).
 * Outcomes come first: 'rejected after interview' is a rejection. What fits none is asked about.
 */
const MEANINGS: readonly { pattern: RegExp; stage: Stage; outcome: Outcome | null }[] = [
  {
    // before the rest: 'not started' is no start, 'noch nicht beworben' no application
    stage: 'saved',
    outcome: null,
    pattern: anyOf(
      'to apply/do/send, not started/applied/sent/submitted, not yet *, haven t applied/started',
      'noch nicht *, noch bewerben/schreiben/schicken/abschicken/verschicken, zu bewerben/erledigen, nicht beworben',
      'basvurulacak, basvuracagim, basvurmadim, basvurulmadi, henuz *',
      'a envoyer/postuler/faire/preparer, pas encore *, pas envoye*',
      'por enviar/solicitar/hacer/aplicar, sin enviar, aun no *, pendiente de enviar/aplicar/solicitar',
      'para enviar/candidatar/aplicar, a enviar/candidatar, ainda nao *',
    ),
  },
  {
    stage: 'offer',
    outcome: 'declined',
    pattern: anyOf(
      'declined/rejected/refused/passed by me, turned down by me, i declined/refused/passed, i said no, i turned it/them down, offer declined/refused, declined/refused the offer, declined offer',
      'von mir abgelehnt, abgelehnt von mir, absage von mir, absage meinerseits, meinerseits abgelehnt/abgesagt, angebot abgelehnt, selbst abgesagt, ich habe abgesagt',
      'teklifi reddettim, ben reddettim, reddettim',
      'offre refusee/declinee, j ai refuse/decline, refuse* par moi, decline* par moi',
      'oferta rechazada/recusada, rechace, rechazad* por mi, recusei, recusad* por mim, proposta recusada',
    ),
  },
  {
    stage: 'applied',
    outcome: 'no_answer',
    pattern: anyOf(
      'no response/answer/reply/feedback, never heard/answered/replied, not heard, nothing heard, heard nothing, ghost*, radio silence, silence, went cold/quiet, gone cold/quiet, cold, unanswered',
      'keine antwort/ruckmeldung/reaktion, ohne antwort/ruckmeldung, nie gemeldet/geantwortet, nichts gehort, funkstille',
      'cevap/yanit/donus/haber yok/gelmedi/alinamadi/olmadi/verilmedi/vermediler/yapilmadi/cikmadi, cevapsiz, yanitsiz, ses yok/cikmadi, donmediler',
      'sans reponse/nouvelle*/retour, pas de reponse/nouvelle*/retour, aucun* reponse/nouvelle*/retour',
      'sin respuesta/noticias/contestacion, no responde*, no respondi*, no contest*, silencio, nunca respondieron',
      'sem resposta/retorno/noticias, nao respond*, sumiu, sumiram, nunca respond*',
    ),
  },
  {
    stage: 'applied',
    outcome: 'withdrawn',
    pattern: anyOf(
      'withdrawn, withdrew, withdraw, pulled out, dropped out, i cancelled',
      'zuruckgezogen, zuruckgetreten, ruckzug, bewerbung zuruckgezogen',
      'cektim, geri cektim/cekildim/cekildi/cekilme, vazgec*, iptal ettim',
      'retire*, desist*, abandon*, candidature retiree, retrait',
      'retirad*, renunci*, desisti*, cancelei, me retire',
    ),
  },
  {
    stage: 'applied',
    outcome: 'closed_by_employer',
    pattern: anyOf(
      'closed by employer/company, closed by the employer/company, position/role/job/post/vacancy/posting/req/requisition/listing closed/cancelled/canceled/withdrawn/frozen/filled/gone/removed, hiring freeze, cancelled/canceled by _ employer/company',
      'stelle gestrichen/besetzt/zuruckgezogen/eingefroren/weg, ausschreibung beendet/zuruckgezogen, einstellungsstopp',
      'ilan/pozisyon/kadro kapandi/kaldirildi/kapatildi/iptal/doldu, pozisyon iptal edildi',
      'poste/offre pourvu/pourvue/supprime/supprimee/annule/annulee/gele/retiree',
      'puesto/oferta/vacante/plaza cubierto/cubierta/cancelado/cancelada/cerrado/cerrada/retirada',
      'vaga encerrada/cancelada/fechada/preenchida/congelada',
    ),
  },
  {
    stage: 'applied',
    outcome: 'rejected',
    pattern: anyOf(
      'reject*, refused, not selected/successful/chosen/proceeding/shortlisted/considered, not moving forward, not a fit, unsuccessful, no longer considered, no longer under consideration, declined by them/company/employer, they declined, they said no, regret',
      'absage*, abgesagt, abgelehnt, ablehnung, nicht genommen/ausgewahlt/berucksichtigt/erfolgreich',
      'red, ret, redd*, olumsuz*, elendi*, kabul edilmedi*, reddedildi, secilmedi*',
      'refus*, rejet*, non retenu*, pas retenu*, recale*, negatif, negative, reponse negative, ecarte*',
      'rechaz*, descartad*, no seleccionad*, no pas*, denegad*, no apto, negativ*',
      'rejeitad*, recusad*, reprovad*, nao selecionad*/aprovad*/passei/passou, eliminad*, desclassificad*, negativa',
    ),
  },
  {
    stage: 'offer',
    outcome: 'accepted',
    pattern: anyOf(
      'accepted, hired, got it, got the job, signed, joined, started',
      'angenommen, eingestellt, unterschrieben, vertrag unterschrieben, zugesagt von mir',
      'kabul ettim/edildi/ettiler, kabul, ise alindim/basladim/girdim/alindi, imzalandi',
      'accept*, embauche*, signe*, recrute*',
      'aceptad*, acepte, contratad*, firmad*, aceit*, admitid*, assinad*',
    ),
  },
  {
    stage: 'offer',
    outcome: null,
    pattern: anyOf(
      'offer*, negotiat*',
      'angebot*, vertragsangebot*, gehaltsverhandlung*, vertragsverhandlung*',
      'teklif*, pazarlik',
      'offre, offre recue, proposition, proposition d embauche, promesse d embauche, negociation',
      'oferta, oferta recibida, propuesta, proposta, proposta recebida, negociaci*, negociacao',
    ),
  },
  {
    stage: 'talks',
    outcome: null,
    pattern: anyOf(
      'phone/telephone/recruiter/hr/initial/first/intro/introductory/exploratory/informal/screening/prescreen/discovery screen/screening/call/chat/talk/conversation, phone/telephone/recruiter/hr interview, screen, screen*, screening call, contacted, in contact/talks/touch/conversation/progress/process/review, under review/consideration, being reviewed, responded, response, response received, replied, reply, got a reply/response, recruiter *, shortlisted, call scheduled',
      'erstgesprach, telefonat, telefongesprach, telefoninterview, kennenlern*, vorgesprach, im gesprach/kontakt/austausch, telefonisch*, in bearbeitung/prufung/kontakt, ruckmeldung, ruckmeldung erhalten, antwort erhalten',
      'on gorusme, telefon gorusmesi, telefonla gorusuldu/gorustum, ik gorusmesi, ik ile _ gorus*, iletisim*, incelen*, degerlendir*, donus yapildi/aldim/geldi/oldu, geri donus *',
      'en cours, en cours de *, appel *, echange *, entretien telephonique/rh, telephonique, prequalification*, pre qualification*, preselection*, pre selection*, contacte*, en discussion, reponse recue, prise de contact',
      'en proceso/revision/curso/contacto/conversacion/conversaciones/estudio, llamada, llamada *, contactad*, preseleccionad*, respuesta recibida, entrevista telefonica',
      'em analise/andamento/contato/contacto/processo/conversa/conversas/triagem, triagem, ligacao, conversa inicial, contatad*, entrevista por telefone',
    ),
  },
  {
    stage: 'interviewing',
    outcome: null,
    pattern: anyOf(
      'interview*, technical, technical *, tech test/screen/round/call, on site, onsite, final, final round/stage, second/third/2nd/3rd/1st/next round/stage, round 1/2/3/one/two/three, assessment, assessment *, take home, take home *, homework, case study, coding test/challenge/task, test, test *, task, task *, trial, trial day/shift, panel, presentation',
      'vorstellungsgesprach*, vorstellung, bewerbungsgesprach*, gesprach*, probearbeit*, probetag, schnuppertag, hospitation, zweitgesprach, einladung*, eingeladen, assessment center, arbeitsprobe, einstellungstest, fachgesprach',
      'mulakat*, gorusme*, gorusuldu, teknik test/mulakat/gorusme, sinav*, vaka calismasi, deneme gunu',
      'entretien*, entrevue*, test technique, mise en situation, journee d essai, etude de cas',
      'entrevista*, prueba, prueba *, dinamica*, segunda fase/ronda/entrevista, fase final, caso practico',
      'teste, teste *, desafio, desafio *, dinamica de grupo, prova, prova *',
    ),
  },
  {
    stage: 'saved',
    outcome: null,
    pattern: anyOf(
      'todo, saved, save, bookmark*, wish list, wishlist*, interested, interesting, considering, idea, ideas, lead, prospect*, draft*, planned, planning, backlog, researching, watching, watchlist, favo*rite*, maybe, shortlist',
      'gemerkt, gespeichert, interessant, interessiert, merkliste, vorgemerkt, offen, geplant, entwurf, in vorbereitung, vielleicht',
      'kaydedil*, kayitli, ilgileniyorum, planlanan, planlandi, taslak, ilgimi cekti',
      'enregistre*, sauvegarde*, interesse*, interessant*, brouillon, favori*, idee',
      'guardad*, interesad*, interesante*, pendiente, borrador, favorit*',
      'salv*, interessad*, interessante*, rascunho, pendente',
    ),
  },
  {
    stage: 'applied',
    outcome: null,
    pattern: anyOf(
      'applied, apply*, application sent/submitted/in/received/acknowledged/confirmed, acknowledged, follow* up, submitted, sent, sent off, cv sent, resume sent, waiting, waiting *, awaiting *, pending',
      'beworben, eingangsbestatigung*, bewerbung eingegangen/bestatigt, nachfassen, nachgefasst, abgeschickt, verschickt, gesendet, versendet, versandt, eingereicht, abgegeben, bewerbung raus/gesendet/verschickt/abgeschickt/eingereicht/lauft/versendet, lauft, raus, warte, warte *, wartend, wartet',
      'basvuruldu, basvurdum, basvuru yapildi/gonderildi/tamamlandi/alindi/iletildi, basvuru, gonderildi, gonderdim, yollandi, bekl*, cevap bekl*, iletildi',
      'postule*, candidature envoyee/deposee/faite/transmise/recue, accuse de reception, relanc*, envoye*, depose*, candidate*, candidatee, en attente, en attente *, attente',
      'solicitad*, aplicad*, aplique, enviad*, inscrit*, postulad*, presentad*, candidatura enviada/presentada/feita/recibida/recebida, acuse de recibo, esperando, esperando *, a la espera, en espera',
      'candidatei, candidatei me, inscricao, inscricao feita/realizada, apliquei, aguardando, aguardando *, candidatad*, a aguardar',
    ),
  },
]

/** Words for an answer that has not come. What else stands beside them says how far it got: 'interview done, awaiting feedback'. */
const WAITING = anyOf(
  'awaiting/await/waiting/wait/pending _ response/reply/answer/feedback/news/outcome/decision/result/results, waiting/wait/yet to hear, waiting/wait to hear back, response/reply/answer/feedback/decision pending/outstanding, no response/reply/answer/feedback/news/word yet, no response/reply/answer/feedback/news so/for far/now, not/haven/nothing _ heard _ yet, not heard back yet, nothing yet',
  'warte/warten/wartet/wartend/abwarten _ antwort/ruckmeldung/feedback/reaktion/bescheid/entscheidung, antwort/ruckmeldung/feedback/entscheidung ausstehend/offen, ausstehend*, noch/bisher keine antwort/ruckmeldung/reaktion, keine antwort/ruckmeldung/reaktion bisher, noch nichts gehort',
  'cevap/yanit/donus/sonuc/haber bekl*, henuz/hala/daha/simdilik _ cevap/yanit/donus/haber/ses yok/gelmedi/olmadi/alinmadi/alamadim/almadim/yapilmadi/cikmadi',
  'attente/attends _ reponse/retour/nouvelle*/decision/resultat*, pas encore/toujours _ reponse/retour/nouvelle*, reponse attendue, sans/pas/aucun* _ reponse/retour/nouvelle* pour l instant/heure, sans/pas/aucun* _ reponse/retour/nouvelle* pour le moment',
  'esperando/espero/espera/pendiente _ respuesta/noticias/contestacion/resultado/decision, aun/todavia sin respuesta/noticias/contestacion, sin respuesta/noticias/contestacion por ahora, sin respuesta/noticias/contestacion de momento',
  'aguardando/aguardo/esperando/espera _ resposta/retorno/noticias/resultado, ainda sem resposta/retorno/noticias, resposta pendente, sem resposta/retorno/noticias por enquanto',
)

const OFFERED = 'offer, offered, zusage, zugesagt, angebot, vertragsangebot, teklif, teklifi, proposition'
const REFUSED =
  'declined, rejected, refused, said no, turned _ down, passed on, abgelehnt, abgesagt, ausgeschlagen, nein gesagt, reddettim, reddedildi, geri cevirdim, kabul etmedim, decline, declinee, refuse, refusee'
const REFUSAL = 'rejection, absage*, red, ret, olumsuz, refus, declined by them/company/employer, they declined/refused'
const NO_OFFER = anyOf(
  'no/without/never/not/before offer, no/without/never/not/before _ offer, kein*/ohne/vor/statt _ angebot/zusage/vertragsangebot',
  'teklif gelmedi/yok/olmadi/almadan/alamadim/cikmadi, pas/sans/aucun* _ proposition',
)
const pairsOf = (first: string, gap: string, second: string) =>
  new RegExp(`${anyOf(first).source}${gap}${anyOf(second).source}`, 'u')
/** Refused after an offer is refused by the person, whichever words and order say so: 'Zusage, abgelehnt', 'rejected their offer'. */
const TURNED_DOWN = [
  pairsOf(OFFERED, '(?: [^ ]{1,20}){0,4} ', REFUSED),
  pairsOf(REFUSED, '(?: (?:the|their|job|an|das|ihr))* ', OFFERED),
]
const OWN = anyOf('by me, i, von mir, meinerseits, ich, ben, par moi, moi')
/** 'Zusage, Absage': by whom? */
const FIRST_YES_THEN_NO = [
  pairsOf(OFFERED, '(?: [^ ]{1,20}){0,4} ', REFUSAL),
  pairsOf(`${REFUSED}, ${REFUSAL}`, ' (?:after|nach) ', OFFERED),
]

/** Whole status words whose side or meaning the file does not settle. */
const UNCLEAR = new RegExp(
  `^(?:${
    anyOf(
      'declined, turned down, passed, pass, expired, archive, archived, inactive, on hold, paused, hold, stalled, parked, closed, done, other, unknown, skip, skipped, discarded, finished, ended, old, dead',
      'archiviert, geschlossen, erledigt, abgelaufen, zusage, beendet, pausiert, abgeschlossen',
      'kapandi, kapali, arsiv, arsivlendi, bitti, beklemede, suresi doldu, tamamlandi',
      'expire*, cloture*, ferme*, archive*, termine*, decline*, fini*',
      'cerrad*, caducad*, archivad*, expirad*, finalizad*, encerrad*, fechad*, arquivad*, terminad*',
    ).source
  })$`,
  'u',
)

/** The stage and outcome a status word stands for, or null when the person has to be asked. */
export function statusOf(word: string): Status | null {
  const folded = plain(word)
  if (folded.length > 80) return null
  const beside = folded.replace(WAITING, '').trim()
  const isWaiting = beside !== folded
  if (UNCLEAR.test(beside)) return null
  const said = beside.replace(NO_OFFER, '').trim()
  if (FIRST_YES_THEN_NO.some((pattern) => pattern.test(said)) && !OWN.test(said)) return null
  if (TURNED_DOWN.some((pattern) => pattern.test(said))) return { stage: 'offer', outcome: 'declined' }
  const meaning = meaningOf(said)
  if (isWaiting && (!meaning || meaning.stage === 'saved')) return { stage: 'applied', outcome: null }
  if (!meaning) return null
  return {
    stage: meaning.outcome === null ? meaning.stage : stageBefore(said, meaning.stage),
    outcome: meaning.outcome,
  }
}

const meaningOf = (said: string) => MEANINGS.find(({ pattern }) => pattern.test(said))

/** 'rejected after 2nd interview' and 'mülakat sonrası elendim' say how far it came before it ended. */
function stageBefore(said: string, stage: Stage): Stage {
  if (stage !== 'applied') return stage
  const before = BEHIND_AFTER.exec(said)?.[1] ?? BEFORE_AFTER.exec(said)?.[1]
  const reached = before === undefined ? undefined : meaningOf(before.split(NOT_REACHED)[0] ?? '')
  return reached?.stage === 'talks' || reached?.stage === 'interviewing' ? reached.stage : stage
}

/** 'after application, no interview', 'after asking for an interview' */
const NOT_REACHED = /(?:^| )(?:no|not|without|before|for|kein\w*|ohne|vor|um|sans|sin|sem) /
const BEHIND_AFTER = / (?:after|following|post|nach|apres|tras|despues del?|depois d[aeo]|apos) (.+)$/
const BEFORE_AFTER = /^(.+?) (?:sonra\w*|ardindan)(?: |$)/
