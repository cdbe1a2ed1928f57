import { anyOf } from '../phrases.ts'

const REQUEST = anyOf(
  'please, kindly, need, need you to, could you, can you, would you, may we/i ask, would _ like you to, d _ like you to, love you to, want you to, ask/asking you to, invite/inviting you to, like to see, love to see, curious how, your task/turn/mission, next step is, next up is/a, have a go, have a stab, see how you/your, show us/me, walk us/me through, tell us/me how, instead there is, find what, next bit',
  'bitte, benotigen, brauchen, konnten/konnen/wurden/mochten sie, kannst/konntest/magst/wurdest du, wir mochten/wollen sehen, zeig uns/mir, zeigen sie uns, freuen uns auf deinen/ihren, wie du/sie _ wurdest/wurden, nachster schritt',
  'yollar/hazirlar/cizer/yapar misin*, lutfen, rica, misin*, musun*, bekliyoruz, istiyoruz, paylasiyoruz, iletebilir*, gonderebilir*',
  'avons besoin, faut, merci de, pourriez/pouvez/pourrais/peux vous/tu, veuillez, nous aimerions/souhaitons que, montrez nous, dites nous, racontez nous, voici, etape suivante, prochaine etape, delai',
  'por favor, necesitamos, necesito, podrias/podria/puedes/puede, te pedimos/proponemos/mandamos, nos gustaria que, cuentanos, ensenanos, muestranos, nos gustaria ver',
)
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
