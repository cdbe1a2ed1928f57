import { anyOf } from '../phrases.ts'

/**
 * Meanings that need two ideas in one sentence or message, in any order: somebody else and a preference, a wish to work
 * with the reader and the terms of work. They find what no fixed phrase has.
 */
const OTHERS = anyOf(
  'other/another/different/internal/external/stronger/remaining _ candidate*/applicant*/person/people/guy/lady/one/folk*/profile*/contender*/applications, others, someone/somebody, someone/somebody else, successful candidate/applicant, one of our own, already on our/the, a neighbour/friend/former/local/returning, the chap/bloke/gentleman/woman/candidate from, a person/someone/somebody who/with, somebody/someone from, a colleague, internal candidate/applicant, internally, other folks, the person we',
  'andere*/weitere*/interne*/externe* _ bewerb*/kandidat*/person*/kolleg*, mitbewerb*, jemand*, jemand aus, eine* bewerber*/kandidat*, eine* kollegin/kollegen, bewerber* _ der/die/aus, intern*',
  'baska/diger/farkli/icerden/iceriden bir* _ aday*/isim*/arkadas*/kisi*, diger adaylar*, baska bir aday*, baska adaylar*, baskasi*, bir arkadasimiz*, biriyle, birini, biri, baska biri*',
  'autre*/d autres/un autre/une autre _ candidat*/profil*/personne*/candidature*, quelqu un, une personne, mutation interne, en interne, un collegue, une collegue',
  'outro/outra _ candidat*/pessoa/perfil',
  'otra*/otro* _ candidat*/perfil*/persona*/aspirante*, alguien, una persona, alguien de la casa, persona de la casa, un companero, una companera, promocion interna, internamente',
)
const PREFERRED = anyOf(
  'vote/vote was for, was/were for the, taken on, took on, been offered/given/appointed, was offered/appointed, had/has/have direct/more/relevant/prior/previous/stronger, offered the, accepted, need a/someone/somebody, went to, gone to, has been given, taking over, chose, choose, chosen, choosing, select/selected/selecting, appoint/appointed, decided, decision, go/going/went/gone with, scored/score/ranked/rated higher/better/above, line/lined/lines up, fit/fits/fitted/suit/suits/suited/match/matched/matches better/closer/more/closely, more/much/better/closely suited/matched/aligned/experienced/qualified, stronger, closer, already has/have/knows, more experience, filled, picked, preferred, offered/given/gone to, said yes, accepted, edged, ahead of, in favour/favor of, not you, isn t you',
  'bekommen, erhalt, ubernimmt, entschieden, entscheidung, entschloss*, wahl fiel/fallt/ist, gewahlt, ausgewahlt, vorzug, vorgezogen, besetz*, vergeben, naher, besser, mehr erfahrung, bereits kennt/hat, schon kennt/hat/mitbringt, zugesagt',
  'yola cik*, karar*, tercih*, sec*, ilerle*, surdur*, devam*, anlas*, daha uygun/deneyimli, dolduruldu, yerlestir*',
  'choisi*, choix, retenu*, prefere*, pourvu*, decide, recrute*, davantage/plus/mieux, opte, attribue*',
  'decidimos/optamos/escolh*/avancar/avancamos/prosseguir/selecion*/contrat*',
  'ocupara, ocupa, ocupado, asumira, elegid*, elegimos, optado, decidido, seleccionad*, encaja*, ajusta*, cubiert*, preferido, contratad*, decantado, mas experiencia, mejor, llevado, se la lleva, ha sido para',
)
const CHOSE_YOU = anyOf(
  'chose/chosen/picked/selected/appoint/hired/want/wanted/like/love/offer you, you were/are/have been/ve been _ chosen/selected/picked/successful, contact/tell/meet/see/call/ring/speak/introduce, interview, interviews',
  'fur sie/dich/ihnen, sie/dich ausgewahlt, ihnen/dir anbieten, gesprach*, kennen*, ansprechpart*, melde*',
  'sizi/seni/sizinle/seninle/size, gorus*, arayacak',
  'vous/votre _ choisi*/retenu*, entretien*, rencontrer, contacter*, appeler*',
  'te/le _ elegid*/seleccionad*, contigo, entrevista*, llamar*, contactar*',
)

/** The choice fell on somebody else. Sentences about the reader, or about whom one will talk with, are not meant. */
export function prefersAnother(folded: string, isQuestion: boolean): boolean {
  return !isQuestion && OTHERS.test(folded) && PREFERRED.test(folded) && !CHOSE_YOU.test(folded)
}

const WANT_YOU = anyOf(
  'like you to take/accept/have/fill _ post/role/position/job/place, like/love/want/wish/delighted/happy/pleased you to be/become our/the/my, love/like/glad/happy/delighted/thrilled/pleased/keen/want/wish/excited _ have/welcome/bring/take/see/employ you, work/working with you, have you on/with/in/join*, have you, join us/the, you are hired, said/voted/is/s/was _ yes, a yes, you got it, you re in, all yours, chose/picked/choose/pick you, loved/love you, verbal yes, unanimous*, invite you to accept, accept the post/position/role/job, you were/are our _ choice/favourite/favorite, decided on you',
  'einstimmig, ja gesagt, mit ihnen/dir _ zusammenarbeit*/arbeiten/weiter, sie/dich _ (an bord/im team/bei uns/fur uns/gewinnen/einstellen/ubernehmen), fur sie/dich entschieden, ihnen/dir _ anbieten/anzubieten, freuen uns auf sie/dich',
  'sizinle/seninle _ calis*/ilerle*/devam etmek, sizi/seni _ aramiz*/ekib*/takim*, sizde/sende karar',
  'vous _ prend*/engage*/recrute*/accueillir/confier, avec vous, c est oui/d accord, votre candidature _ retenue',
  'contar contigo/con usted, contigo, incorporarte/incorporarse, te/le _ cogemos/contratamos/queremos, es un si',
)
const TERMS = anyOf(
  'grade 5/6/7/8/9/10, contract, contract s, an/per hour, per/a year, salary, pay is, plus options/bonus, first day/shift/week, starting/start on/from/date/monday/tuesday/wednesday/thursday/friday, dbs, offer letter, the letter/paperwork, paperwork, probation*',
  'vertrag*, arbeitsvertrag*, brutto, stundenlohn, gehalt*, tvod, ab dem/1, zum 1/01/januar/februar/marz/april/mai/juni/juli/august/september/oktober/november/dezember, erster arbeitstag, probezeit, eingruppier*',
  'sozlesme*, maas*, net, brut, is basi, iseb*, ise basla*, evrak list*, deneme suresi',
  'contrat*, cdi, cdd, brut*, periode d essai, commencer*/commencez/debut*, salaire, embauche',
  'contrato*, bruto*, neto*, salario, sueldo, incorporar*, incorporacion, empezar*/empiezas/empezarias, periodo de prueba, alta en',
)

/** Wanted as a guest. */
const VISIT = /\bopen (day|evening|weekend|house|morning)\b|\bhave you at our\b|\btag der offenen tur\b/

/** Somebody wants the reader for the work and names terms of it, anywhere in the message. */
export function hasTermsForYou(folded: readonly string[]): number {
  const isWanted = folded.findIndex((sentence) => WANT_YOU.test(sentence) && !VISIT.test(sentence))
  return isWanted >= 0 && folded.some((sentence) => TERMS.test(sentence) || PAY.test(sentence)) ? isWanted : -1
}

/** Pay as 'plain' leaves it: '118k', '38 000', '15 20 an hour'. */
const PAY =
  /\b(\d{2,3}k|base (is|of|pay|salary)|\d{1,3}% bonus|bonus|(paid|pay) (is|of)|\d+ days( of)? (holiday|leave|vacation|pto)|mornings a week|docusign|papers (tonight|today|tomorrow))\b/

const CONDITION = anyOf(
  'if, should you/your/we/this/that/it/none/neither, in case, unless, would then',
  'wenn, falls, sofern, gegebenenfalls',
  'eger, halinde, takdirde, durumunda, gorulurse, bulunursa, olursa, olmasi',
  'si, au cas ou, le cas echeant',
  'si, en caso, siempre que',
)

/** Names no day or hour and speaks of what may be: it invites nobody yet. */
export function isOnlyPossible(folded: string): boolean {
  return CONDITION.test(folded) && !/\d/.test(folded)
}

const NOT_ALONE = anyOf(
  'assessment centre/center/day, group exercise, panel, thanks/thank you for, well done, congratulations, liked, enjoyed, passed, you did, received, reviewed, results, after the, your test/tests/exercise/assignment/work/answers, test case/cases/automation/engineer/manager, drug/medical/health/eye test, just in case, in case',
  'assessment center, gruppenubung, danke, vielen dank, bestanden, gelungen, ergebnis, ausgewertet, gut gefallen, testing*, arzt*',
  'degerlendirme merkezi, tesekkur*, basarili, sonuc*, incele*, muhendis*',
  'merci pour, bravo, reussi, resultats, collectif, cours d essai',
  'gracias por, enhorabuena, superad*, resultados, grupal, clase de prueba',
)

/** Work that is done already, or done among people: no task. */
export function isNoTask(folded: string): boolean {
  return NOT_ALONE.test(folded)
}

const FIRST = anyOf(
  'before we/i can set/arrange/schedule/book/invite/meet/interview/talk/go/proceed, before we/i set/arrange/schedule/book/invite/meet/interview/talk/go/proceed, before _ interviews/interview/call',
  'bevor wir, vor einem gesprach, ehe wir',
  'gorusme*/mulakat* oncesi*, gorusmeden/mulakattan once, once sizden, (aldiktan/ulastiktan/doldurduktan/tamamladiktan/gonderdikten) sonra _ (arayacagiz/randevu/gorusme*/mulakat*)',
  'avant de/d/notre/que nous/l',
  'antes de, antes de la entrevista',
)

/** 'Before we set up interviews': something else is asked for now. */
export function comesFirst(folded: string): boolean {
  return FIRST.test(folded)
}

const UNSOLICITED = anyOf(
  'came/come across your, found/saw/seen/noticed/viewed your profile/cv/resume/github/linkedin, interested?, would/might you be open/interested, are you open to, i have/i ve got/we have a/an _ role/contract/position/opportunity/opening, i am/i m working with/on, reaching out, new opportunity, exciting opportunity, looking for a change/new, drop me your cv, your background caught, day rate',
  'werdegang/lebenslauf/erfahrung _ passt/passen/uberzeugt, mandat*, uber eine empfehlung, bin auf ihr/dein profil, auf ihr/dein profil gestossen/aufmerksam, haben/hatten/hast/hattest/besteht/bestunde sie/du/ihrerseits interesse, waren sie/warst du offen, spannende position/moglichkeit/projekt, fur einen kunden/mandanten suche*',
  'profiliniz* gord*/inceled*/rastla*, ilginizi ceker, yeni bir firsat, firsatlara acik',
  'votre profil a attire, tombe* sur votre profil, seriez vous ouvert*/interesse*, une opportunite, a l ecoute',
  'he visto/encontrado tu perfil, estarias abiert*/interesad*, nueva oportunidad, te interesaria',
)

/** A stranger proposing work of which nobody applied for. */
export function isUnsolicited(folded: readonly string[]): boolean {
  return folded.some((sentence) => UNSOLICITED.test(sentence))
}

const ON_HOLD = anyOf(
  'longer than, back a, everything back, on hold, paused, pausing, pause, postponed, frozen, delayed, pushed, put back, no decision, not decided, haven t decided, yet to decide, new year',
  'langer als, ruht, pausiert, auf eis, zuruckgestellt, verzogert, vertagt, verschiebt, nicht entschieden, keine entscheidung, hangt',
  'beklemede, askiya, ertelen*, karar verilmedi, karar vermedik',
  'en suspens, suspendu*, reporte*, gele, pas encore, retard*',
  'en pausa, aplazad*, paralizad*, congelad*, aun no, todavia no, retras*',
)

/** The matter rests: more than a request to be patient. */
export function isOnHold(folded: string): boolean {
  return ON_HOLD.test(folded)
}

const BENEFIT = anyOf(
  'relocation, moving costs/expenses, travel costs/expenses, parking, lunch, childcare, company car, visa, sponsorship, bonus, equity, budget',
  '*zuschuss, umzug*, *kosten, *wagen, parkplatz, homeoffice, jobticket, *bonus, *budget, kita*, visum',
  'tasinma, *yardim*, yemek kart*, yol ucret*, servis*, arac, otopark, prim, ikramiye, konaklama',
  'demenagement, voiture de fonction, parking, teletravail, prime, mutuelle, tickets restaurant',
  'mudanza, traslado, coche de empresa, aparcamiento, teletrabajo, bono, alojamiento, cheque*',
  'mudanca, carro da empresa, estacionamento, teletrabalho, bonus, alojamento, subsidio*, vale refeicao',
)
const NOT_GIVEN = anyOf(
  'cannot, can not, can t, unable, not able, not possible, no, not',
  'nicht, kein/keine/keinen, leider',
  'sunamiyor*, veremiyor*, saglayamiyor*, karsilayamiyor*, odeyemiyor*, yok, maalesef',
  'ne, pas, aucun/aucune, malheureusement',
  'no, ningun/ninguna, lamentablemente',
  'nao, nenhum/nenhuma, infelizmente',
)
/** The job itself and who asked for it. */
const OF_THE_JOB = anyOf(
  'position, role, job, post, application, candidate/candidates, candidacy, employment, you forward',
  '*stelle, *position, bewerbung*, bewerber*, kandidat*, zusammenarbeit, zusage',
  'pozisyon*, basvuru*, aday*, is teklif*, gorev*',
  'poste, candidature*, candidat*, emploi',
  'puesto, plaza, candidat*, solicitud',
  'vaga, cargo, posicao, candidat*',
)

/** Something beside the job is refused: a car, the cost of moving. */
export const refusesBenefit = (folded: string): boolean =>
  BENEFIT.test(folded) && NOT_GIVEN.test(folded) && !OF_THE_JOB.test(folded)
