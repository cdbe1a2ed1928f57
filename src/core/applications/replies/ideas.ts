import { anyOf } from '../phrases.ts'

/**
 * Meanings made of two ideas that stand in one sentence in any order, each idea a family of everyday words: the post and its
 * end, a mark and that it was missed, a request and something to make, a request and papers.
 */
const POST = anyOf(
  'role, post, position, job, vacancy, opening, headcount, budget, funding, money for, requisition, contract, seat',
  'stelle, position, posten, budget, mittel, planstelle, ausschreibung, auftrag',
  'pozisyon*, kadro*, ilan*, butce*',
  'poste, budget, offre, recrutement, financement, mission',
  'puesto, plaza, vacante, presupuesto, oferta, proceso',
)
const GONE = anyOf(
  'gone, pulled, cut, axed, scrapped, dropped, dissolved, taken away/off, taken, given away, lost, no more, fell through, fallen through, disappeared, vanished, evaporated, went to, gone to, withdrawn, off the table',
  'weg, gestrichen, weggefallen, entfallt, entfallen, aufgelost, gekurzt, eingespart, vergeben, geplatzt, ging an, geht an',
  'iptal, kaldirildi, kapandi, dolduruldu, verildi, kesildi, dustu',
  'supprime*, annule*, disparu*, coupe*, attribue*, pourvu*, tombe a l eau, revenu a',
  'suprimid*, cancelad*, anulad*, recortad*, desaparecid*, se ha caido, adjudicad*, asignad*, se lo/la ha llevado/quedado',
)
const RESTING = anyOf(
  'hold, paused, postponed, until, pushed, delayed, frozen for, next year, new year, whether, if, quick cut, cut off',
  'bis, verschoben, vertagt, pausiert, ob, falls, wenn',
  'kadar, ertelen*, eger',
  'jusqu, reporte*, suspendu*, si',
  'hasta, aplazad*, si',
)
const NOT = anyOf(
  'not, didn t, doesn t, isn t, wasn t, weren t, won t, couldn t, can t, cannot, never, short of, fell short, falls short, below, just missed, missed',
  'nicht, kein*, knapp verfehlt, unter',
  'degil, olmadi, yetmedi, altinda, ulasamadi*, gecemedi*',
  'pas, n a pas, en dessous',
  'no, por debajo, tampoco',
)
const MARK = anyOf(
  'bar, the mark, threshold, the level, level we, standard, the cut, line we, grade we, what we need/needed/are after/were after/want/wanted, depth, the spark, what this role/team needs/asks',
  'niveau, latte, messlatte, anforderung*, schwelle, vorstellung*, was wir suchen/brauchen',
  'beklenti*, seviye*, baraj*, esik, aradigimiz*',
  'niveau, seuil, barre, attentes, ce que nous cherchons/recherchons, besoin*',
  'nivel, liston, umbral, lo que buscamos/necesitamos, expectativas, corte',
)
const STOP_HERE = anyOf(
  'leave it here/there/at that, ends here, stop here, end it here, end our/the/this process, close the book/door/file, call it a day, part ways, say goodbye, our paths part, bow out, step away, draw a line, not take you further, let you go, release you, free you up',
  'belassen wir es, hier endet, enden wir, beenden wir/hiermit, trennen sich, verabschieden uns, an dieser stelle endet, schliessen wir ab, schliessen _ verfahren',
  'burada sonlandir*, burada bitir*, noktalamak, sureci sonlandir*, veda',
  's arrete la/ici, en rester la, restons la, mettre fin, mettons fin, clore, nos chemins se separent',
  'dejamos/dejarlo aqui, termina aqui, hasta aqui, cerramos/cerrar _ proceso, damos por cerrad*, nos despedimos',
)

const HIRES_NOBODY = anyOf(
  'not hiring/taking/recruiting anyone/anybody, hire/hiring/taking/recruiting nobody, taking nobody on',
  'stellen/stelle niemanden/keinen/keine _ ein, niemanden _ einstellen',
  'kimseyi almi*, kimseyi alamay*, alim yapmi*',
  'n embauchons/recrutons/prenons plus/personne',
  'no contratamos/vamos a contratar, no cogemos a nadie',
)
const REACHED = anyOf(
  'reach, meet, hit, clear, make, get to, up to, quite, there, enough, had, have, show, see, saw, came, come, matched, match, of the mark, what',
  'erreich*, gereicht, reicht, erfull*, entspr*, trifft, getroffen',
  'ulas*, karsila*, yet*, gec*, uy*',
  'attein*, repond*, correspond*, suffi*, a la hauteur',
  'alcanz*, lleg*, cumpl*, encaj*, supera*',
)
const OF_THE_SENDER = /\b(i|worry|problem|yet|until|email|emails|office|desk)\b/

/** The post is gone, a mark was missed, or the matter ends here. */
export function endsHere(folded: string, isQuestion: boolean): boolean {
  if (isQuestion) return false
  if (STOP_HERE.test(folded)) return true
  if (POST.test(folded) && GONE.test(folded) && !RESTING.test(folded) && !NOT.test(folded)) return true
  if (HIRES_NOBODY.test(folded)) return true
  return NOT.test(folded) && MARK.test(folded) && REACHED.test(folded) && !OF_THE_SENDER.test(folded)
}

const REQUEST = anyOf(
  'please, kindly, need, need you to, could you, can you, would you, may we/i ask, would _ like you to, d _ like you to, love you to, want you to, ask/asking you to, invite/inviting you to, like to see, love to see, curious how, your task/turn/mission, next step is, next up is/a, have a go, have a stab, see how you/your, show us/me, walk us/me through, tell us/me how, instead there is, find what, next bit',
  'bitte, benotigen, brauchen, konnten/konnen/wurden/mochten sie, kannst/konntest/magst/wurdest du, wir mochten/wollen sehen, zeig uns/mir, zeigen sie uns, freuen uns auf deinen/ihren, wie du/sie _ wurdest/wurden, nachster schritt',
  'yollar/hazirlar/cizer/yapar misin*, lutfen, rica, misin*, musun*, bekliyoruz, istiyoruz, paylasiyoruz, iletebilir*, gonderebilir*',
  'avons besoin, faut, merci de, pourriez/pouvez/pourrais/peux vous/tu, veuillez, nous aimerions/souhaitons que, montrez nous, dites nous, racontez nous, voici, etape suivante, prochaine etape, delai',
  'por favor, necesitamos, necesito, podrias/podria/puedes/puede, te pedimos/proponemos/mandamos, nos gustaria que, cuentanos, ensenanos, muestranos, nos gustaria ver',
)
const MAKING = anyOf(
  'prototype*, build*, sketch*, draft*, mock up, wireframe*, code up, implement, design, write up, write a/an/the/one/two/three/up, essay, solve, puzzle, analyse*, analyze*, critique, redesign, translate, transcribe, record yourself/a/an, exercise, challenge, take home, homework, trial task, sample task, brief, attached sheet/questions/brief/dataset/case, the _ questions in/on, how you would/d/might _ approach/tackle/handle/solve/build/design/improve/test/teach/answer, zip, repo, repository, github, pull request, slides, deck, pages max/tops/long, hours tops/max/should, an hour should/or',
  'entwurf, skizze*, skizzier*, entwirf*, prototyp*, aufgabe, probeaufgabe, ubersetz*, lose/losen, angehen wurdest/wurden, vorgehen wurdest/wurden, umsetzen wurdest/wurden, fallbeispiel*, github, folien, konzept, wie du _ wurdest, wie sie _ wurden',
  'odev*, vaka, tasarla*, cozum*, cozmen*, prototip, github, sunum*, ornek calisma, kodla*, cizip, cizim*, oneri* _ hazirla*, eskiz*',
  'maquette, esquisse, prototype, exercice, cas pratique, sujet, redige*, resoudre, analyse*, github, diapos*, notebook, jeu de donnees, projet a faire, a faire chez vous, comment vous/tu _ vous y prendriez/feriez/feriez vous/ferais',
  'csv, ejercicio, prueba, prototipo, boceto, maqueta, analiza*, resuelve*, redacta*, disena*, paginas, github, que ves, como lo harias, como abordarias, diapositivas',
)
const AMONG_PEOPLE = anyOf(
  'call, chat, interview, meet, meeting, talk, visit, onsite, trial lesson/shift/day/morning, video call, day will, panel, tour, thanks for, thank you for, well done, loved your, your exercise/sketch/draft/prototype/code/slides _ was/were/did, was a, were a, that was, reviewed, did not, didn t',
  'gesprach*, kennenlernen, telefon*, danke fur, treffen, probetag, probearbeit*, probestunde, war',
  'gorusme*, mulakat*, tesekkur*, toplanti*',
  'entretien*, rencontr*, merci pour, visio, appel',
  'clase de prueba, entrevista*, llamada, reunion, gracias por, visita',
)

/** Asks for a piece of work to be made alone. */
export function asksToMake(folded: string): boolean {
  return REQUEST.test(folded) && MAKING.test(folded) && !AMONG_PEOPLE.test(folded) && !PAPERS.test(folded)
}

const PAPERS = anyOf(
  'authorization, authorisation, consent, driver license, driver s license, driving licence, license, licence, passport, photo id, id card, right to work, proof of, diploma, transcript*, payslip*, certificate, certificates, background check, screening, clearance, w 4, i 9, national insurance, references, referee*, names of, vouch, portfolio, cv, resume, bank statement, utility bill, registration form, application form, application pack',
  'zeugnis*, nachweis*, fuhrungszeugnis, fuhrerschein, ausweis*, bescheinigung*, urkunde*, lebenslauf, referenz*, personalbogen, arbeitserlaubnis, impf*',
  'diploma*, adli sicil, ikametgah*, kimlik*, ehliyet*, transkript*, sertifika*, ozgecmis*, referans*, belge*',
  'diplome*, justificatif*, attestation*, permis, piece* d identite, carte vitale, casier judiciaire, releve*, cv, references',
  'titulo, certificado*, dni, pasaporte, carnet, vida laboral, antecedentes, justificante*, cv, referencias',
)
const HAND_OVER = anyOf(
  'send, return, forward, provide, upload, attach, supply, complete, fill, sign, bring, let us/me have, get us/me, share, give us/me, need, missing, email, drop',
  'reichen, senden, schicken, einreichen, nachreichen, zusenden, zusendung, ubersenden, hochladen, fehlt, fehlen, benotigen, brauchen, mailen, ausfullen',
  'gonder*, ilet*, paylas*, yukle*, eksik, getir*',
  'envoyer, transmettre, fournir, joindre, adresser, manque*, parvenir, retourner, renvoyer, completer',
  'enviar*, envia*, mandar*, manda*, remitir, adjuntar, falta*, aportar, rellenar, traer',
)

/** Asks for papers: forms, proofs, names of those who know the reader. */
export function asksForPapers(folded: string): boolean {
  return REQUEST.test(folded) && HAND_OVER.test(folded) && PAPERS.test(folded)
}

const TALKING = anyOf(
  'interview*, assessment centre/center/day, selection day, final round, next round, second round, first round, final stage, last stage, conversation, chat, call, meeting, visit',
  'gesprach*, vorstellungsgesprach*, telefonat*, auswahltag, kennenlerntag, probearbeit*, interview*',
  'gorusme*, mulakat*, toplanti*',
  'entretien*, rendez vous, rencontre, echange',
  'entrevista*, reunion, llamada, charla',
)
const CHOSEN = anyOf(
  'selected for, shortlisted for, through to, invited to/for, invite you to/for, inviting you, put you through, picked for, pleased to invite, like to have you in, have you in',
  'eingeladen, einladen, laden _ ein, ausgewahlt',
  'davetli*, davet, cagir*, secildiniz',
  'invite*, convie*, convoque*, retenue pour, selectionne*',
  'seleccionad* para, invitamos, invitarte, convocad*, hacerte',
)
const BOOKS = anyOf(
  'book/choose/pick/select/grab/reserve _ slot/time/appointment/date, which slot/time suits',
  'termin _ buchen/wahlen/aussuchen, wahlen/buchen sie _ termin, such dir _ termin',
  'uygun _ saat/gun/zaman*, randevu _ sec*/al*',
  'choisissez/reservez _ creneau/horaire/date, quel creneau',
  'elige/reserva/escoge _ hora/fecha/hueco, que hora te viene',
)

/** Invites to a talk among people, or to choose a time for one. */
export function invitesToTalk(folded: string): boolean {
  return (CHOSEN.test(folded) && TALKING.test(folded)) || BOOKS.test(folded)
}
