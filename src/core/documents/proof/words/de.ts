import type { LanguageWords } from './words.ts'

export const de: LanguageWords = {
  glue: `dann danach anschließend zuvor vorher jener denen hierbei hierfür dazu ferner wie wo womit woran worin solche solcher man ihm ihn 
    ihnen seine seiner seinem ihres entlang bin bist 
    der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem und als an am auf aus bei beim bis für gegen im in
    ins mit nach ohne über um von vom vor zu zum zur zwischen während pro je per hinter unter neben ist sind war waren wird werden wurde wurden
    worden habe hat hatte haben hatten sein ich er sie es wir mein meine meinen meiner meinem meines mir mich deren dessen sowie auch außerdem zudem darunter inklusive beispielsweise
    unter anderem insbesondere dabei dort hier welche welcher welches dass mittels anhand mithilfe hilfe verwendung nutzung einsatz aufgabe aufgaben
    tätigkeit tätigkeiten tätig arbeit arbeiten arbeitete gearbeitet rahmen bereich stelle rolle ihre ihren ihrer ihr sich so daran davon dafür darin
    darauf bezüglich hinsichtlich samt nebst jedoch allerdings aber gemäß laut zusätzlich ebenfalls ebenso wobei`,
  light: `leistete geleistet erbrachte erbracht durchgeführt durchführen durchführung erledigt erledigen übernommen übernehmen übernahme gemacht machen ausgeführt ausführen vorgenommen
    bearbeitet bearbeiten bearbeitung ausgeübt zuständig verantwortlich
    erledige erledigte übernehme übernahm mache machte bearbeite bearbeitete durchführe durchführte`,
  dampers: {
    assist: `helfen geholfen half helfe hilfe mithilfe unterstützen unterstützt unterstützte unterstützung mitwirken mitgewirkt mitwirkung beteiligt
      beteiligung mitgearbeitet mitarbeit teilgenommen teilnahme assistiert assistenz mitgeholfen beigetragen beitrag zugearbeitet`,
    attend: `begleitet hospitiert zugesehen beobachtet besucht hospitation`,
    together: `gemeinsam zusammen team kollege kollegen kollegin kolleginnen gruppe teamkollege teamkollegin teamkollegen partner wir unser unsere zweit dritt viert
      gruppenarbeit teamarbeit zweierteam kooperation abstimmung`,
    tentative: `geplant planen plane vorgeschlagen vorschlag angeregt anregung entwurf entworfen prototyp prototypen versucht versuch ausprobiert getestet
      erprobt vorbereitet demo muster probeweise ausstehend erwogen lerne lernen empfohlen begonnen angefangen beworben soll sollte könnte übungsaufgabe konzept
      skizze testweise pilot`,
    negation: `nicht kein keine keinen keiner keinem keines nie niemals ohne unveröffentlicht`,
    limit: `wenigerals hälfte teil teile teils teilweise einige einzelne wenige weniger nur maximal höchstens fast knapp bis unter zeitweise gelegentlich manche einmal zweimal mehrere`,
    approx: `rund etwa ungefähr circa ca zirka knapp fast gut einige annähernd`,
    condition: `wenn falls vertretung vertreten vertrat vertretungsweise aushilfe aushilfsweise gelegentlich manchmal bedarf abwesenheit urlaubsvertretung zeitweise`,
    other: `andere anderen jemand`,
    unfinished: `unabgeschlossen junior praktikant praktikantin praktikum werkstudent werkstudentin trainee azubi auszubildende auszubildender assistent assistentin
      aushilfe hilfskraft angehend angehende angehender stellvertretend stellvertretender stellvertretende ehemalig student studentin volontär helfer helferin`,
  },
  raisers: `über mehrals mindestens genau exakt gut übertraf`,
  accompany: `mit von unter bei`,
  companions: `team gruppe partner`,
  ranks: `cto ceo cfo coo cio ciso cpo cmo vp evp svp leiter leiterin leitung chef chefin manager managerin direktor direktorin vorgesetzte vorgesetzter senior architekt architektin
    geschäftsführer geschäftsführerin meister meisterin spezialist spezialistin experte expertin inhaber inhaberin gründer gründerin dozent dozentin
    ingenieur ingenieurin führungskraft verantwortlicher verantwortliche lehrer lehrerin entwickler entwicklerin`,
  roleMarks: `als`,
  levels: `muttersprache muttersprachler fließend verhandlungssicher gut grundkenntnisse sehr a1 a2 b1 b2 c1 c2 konversationssicher experte`,
  joints: `und sowie auch außerdem zudem dabei wobei während die der das`,
  prepositions: `für von vom aus in im ins auf an am mit bei beim zu zum zur nach über unter zwischen während pro je per als durch seit bis vor und oder sowie
    wurde wurden war waren ist sind`,
  partOf: `von der`,
  rangeTo: `bis und`,
  directions: [
    ['von vom aus', 'nach zu zum zur ins'],
    ['mit', 'ohne'],
  ],
  singular: `ein eine einen einem einer`,
  ongoing: `seit derzeit aktuell heute momentan gegenwärtig`,
  times: `stunde tag woche monat quartal jahr minute sekunde`,
  durations: {
    nearly: `fast knapp beinahe nahezu`,
    over: `über mehrals gut`,
    years: `jahr jahre jahren jährige jähriger`,
    months: `monat monate monaten`,
    around: `rund etwa circa ca ungefähr`,
  },
  numbers: {
    units: `null 0 zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16
      siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30 dreissig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 dutzend 12 ein 1 eins 1`,
    hundred: 'hundert',
    thousand: 'tausend',
    million: 'million millionen mio',
    and: 'und',
    isGlued: true,
  },
  months: [
    'januar jan jänner',
    'februar feb',
    'märz mrz',
    'april apr',
    'mai',
    'juni jun',
    'juli jul',
    'august aug',
    'september sep sept',
    'oktober okt',
    'november nov',
    'dezember dez',
  ],
  determiners: `der die das mein meine unser unsere ihr ihre ein eine`,
  byAgent: `von vom durch`,
  be: `wurde wurden wird werden worden ist sind war`,
  me: `mich mir uns`,
  comparative: /(?:er|ste[nrsm]?)$/,
}
