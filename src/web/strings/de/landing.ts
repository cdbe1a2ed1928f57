import type { Catalogue } from '../catalogue.ts'
import { formatsOf } from '../format.ts'

const { number, percent, plural } = formatsOf('de')

export const landing: Catalogue['landing'] = {
  meta: {
    title: 'Waymark · Dein Begleiter in die IT, mit KI',
    description:
      'Lade deinen Lebenslauf hoch, sieh, welche Fähigkeiten dein Traumberuf in der IT noch verlangt, und folge einem Weg aus Kursen, den du heute beginnen kannst.',
  },
  hero: {
    kicker: 'Dein Begleiter in die IT, mit KI',
    heading: 'Dein nächster Job in der IT, ein klarer Schritt nach dem anderen',
    lead: 'Lade deinen Lebenslauf hoch und wähle einen Beruf. Wir zeigen dir, was du schon kannst, was noch fehlt und den kürzesten Weg dazwischen.',
    getStarted: 'Loslegen',
    login: 'Anmelden',
    tryIt: 'Oder sieh erst deine Karte, ohne Konto',
    note: 'Der Anfang ist kostenlos, ohne Karte. Nach der Anmeldung spricht Waymark bisher Englisch oder Türkisch.',
  },
  platforms: { label: 'Kursplattformen', text: 'Die Wege bestehen aus Kursen von Plattformen wie' },
  map: {
    label:
      'Eine Beispielkarte: Python und SQL sind geschafft, als Nächstes kommt Git, dann Testen und REST-APIs, bis zum Ziel Softwareentwickler. Eine Karte zeigt den nächsten Schritt, einen Kurs mit Dauer und Punkten.',
    youAreHere: 'Du bist hier',
    testing: 'Testen',
    restApis: 'REST-APIs',
    goal: 'Softwareentwickler',
    caption: 'Ein Beispiel. Deine Karte beginnt bei deinem Lebenslauf.',
    nextStep: 'Nächster Schritt',
    days: (count: number) => `${number(count)} Tage`,
    course: 'Learn Git Branching',
    hours: (count: number) => `${number(count)} Stunden`,
    step: (step: number, all: number) => `Schritt ${number(step)} von ${number(all)}`,
    progress: 'Fortschritt im Beispiel',
    percent: (part: number) => percent(part),
    roleMatch: 'Passung',
  },
  features: {
    label: 'Funktionen',
    heading: 'Lernen fällt leichter, wenn man sieht, dass es vorangeht',
    lead: 'Vier kleine Gewohnheiten, die aus Lernen Fortschritt machen, den man zeigen kann.',
    'personalized-learning': {
      title: 'Dein eigener Lernweg',
      text: 'Geordnet nach dem, was der Beruf verlangt, ohne das, was dein Lebenslauf schon zeigt.',
    },
    achievements: {
      title: 'Erfolge',
      text: 'Punkte und Abzeichen für getane Arbeit, vom ersten Lebenslauf bis zum ersten Job in der IT.',
    },
    leaderboard: {
      title: 'Rangliste',
      text: 'Die ersten 30, insgesamt und in dieser Woche. Du entscheidest, ob dein Name dort steht.',
    },
    streaks: {
      title: 'Serien',
      text: 'Ein kleiner Schritt am Tag hält sie am Leben. Kommt das Leben dazwischen, deckt ein Joker den Tag.',
    },
  },
  panels: {
    example: 'Ein Beispiel{toTry}.',
    toTry: ' zum Ausprobieren',
    start: 'Beginne',
    startMore: 'mit deinem eigenen Konto',
    learning: {
      dream: 'Softwareentwickler',
      interim: 'Junior-Backend-Entwickler',
      note: 'Geordnet für den Beruf, ohne das, was der Lebenslauf zeigt',
      hint: 'Hake einen Kurs ab: beide Balken bewegen sich sofort.',
      count: (done: number, all: number) => `${number(done)} von ${number(all)}`,
      dreamRole: 'Traumberuf',
      onTheWay: 'Auf dem Weg',
      fromResume: 'Aus deinem Lebenslauf',
      held: 'Vorhanden',
      paid: (points: number) => `Kurs beendet, +${number(points)} XP`,
      hours: (count: number) => `${number(count)} Stunden`,
      finished: 'Beendet',
      finishedWhat: (course: string) => `: ${course}`,
      match: (role: string) => `Beispiel, Passung zu ${role}`,
      percent: (part: number) => percent(part),
      percentInWords: (value: number) => `${number(value)} Prozent`,
      bothStay: 'Beide Balken bleiben: ein anderer Kurs hat diese Fähigkeiten schon vermittelt.',
      change: (points: number, dream: number, interim: number) =>
        `Traumberuf ${points < 0 ? `−${number(-points)}` : `+${number(points)}`} Punkte, jetzt ${percent(dream / 100)}. Auf dem Weg: ${percent(interim / 100)}.`,
    },
    achievements: {
      hint: 'Tu eines der drei Dinge und sieh, was Punkte, Stufe und Abzeichen machen.',
      note: (level: number) => `Stufe ${number(level)} auf dem Weg zum Softwareentwickler`,
      points: (points: number) => `${number(points)} XP`,
      progress: 'Beispiel, Punkte bis zur nächsten Stufe',
      pointsOf: (points: number, all: number) => `${points} von ${all} XP`,
      toLevel: (points: number, level: number) => `${number(points)} XP bis Stufe ${number(level)}`,
      earned: 'Verdient',
      courseCompleted: {
        name: 'Kurs geschafft',
        button: 'Kurs beenden',
        count: (done: number, all: number) => `${number(done)} von ${number(all)} Kurs`,
      },
      skillCheckPassed: {
        name: 'Meister seines Fachs',
        button: 'Test bestehen',
        count: (done: number, all: number) => `${number(done)} von ${number(all)} Tests`,
      },
      mockInterviewCompleted: {
        name: 'Gesprächsmarathon',
        button: 'Interview üben',
        count: (done: number, all: number) => `${number(done)} von ${number(all)} Runden`,
      },
      capped:
        'Es zählt, bringt heute aber keine Punkte mehr: der Tag hat eine Grenze, damit niemand nur für Punkte lernt.',
      gained: (points: number) => `+${points} XP.`,
      medal: (name: string) => ` „${name}“ gehört dir.`,
      level: (level: number, name: string) => ` Stufe ${number(level)} erreicht: ${name}.`,
    },
    leaderboard: {
      title: 'Rangliste',
      note: 'Dein voller Name, deine Initialen oder gar nicht',
      chip: 'Die ersten 30',
      period: 'Zeitraum des Beispiels',
      all: { label: 'Insgesamt', text: 'Alle je verdienten Punkte. Wer zuerst begann, liegt vorn.' },
      week: {
        label: 'Diese Woche',
        text: 'Punkte seit Montag: jede Woche kann jemand anders vorn sein. Gleiche Punkte teilen sich einen Platz.',
      },
      person: 'Person',
      you: 'Du',
      rank: 'Platz ',
      points: (points: number) => `${number(points)} XP`,
    },
    streaks: {
      inARow: (days: number) => plural(days, { one: 'Tag in Folge', other: 'Tage in Folge' }),
      note: 'Nach einer vollen Woche. Lass einen Tag aus, oder schaff ihn.',
      freezes: (count: number) => `${number(count)} Joker`,
      days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
      today: ', heute',
      frozen: ', von einem Joker gedeckt',
      keyDone: 'etwas geschafft',
      keyFrozen: 'von einem Joker gedeckt',
      over: 'Zu viele Tage ausgelassen: die Serie ist vorbei. Was du gelernt hast, bleibt, und heute ist ein guter Tag, wieder anzufangen.',
      anew: 'Mehr Tage ausgelassen, als Joker da waren: danach begann die Serie von vorn. Punkte und Abzeichen bleiben.',
      covered: (days: number) =>
        `Ein Joker hat ${plural(days, { one: 'einen Tag', other: `${number(days)} Tage` })} gedeckt. Die Serie läuft weiter, aber ein gedeckter Tag verlängert sie nicht.`,
      notYet: 'Heute ist noch nicht verloren: die Serie steht bis Mitternacht deiner Zeit.',
      seventh: (most: number) =>
        `Jeder siebte Tag bringt einen Joker für einen Tag, an dem das Leben dazwischenkommt. Höchstens ${number(most)} werden aufgehoben.`,
    },
  },
  why: {
    heading: 'Warum Waymark',
    lead: 'Alles zwischen „Wo fange ich an?“ und „Ich habe den Job“, auf einer Karte.',
    analysis: {
      title: 'Analyse deiner Fähigkeiten',
      text: 'Dein Lebenslauf wird Zeile für Zeile gelesen: was er zeigt, was dein Traumberuf noch verlangt und aus welcher Zeile es stammt.',
    },
    paths: {
      title: 'Lernwege wie ein Spiel',
      text: 'Kurse in sinnvoller Reihenfolge, jeder mit der Lücke, die er schließt. Punkte, Stufen und Serien gibt es für die Arbeit, nie für das Öffnen der Seite.',
    },
    arena: {
      title: 'Arena zum Mitmachen',
      text: 'Jeden Tag eine kurze Aufgabe, und Tests, die aus „Das kann ich“ einen Nachweis machen.',
    },
    marketplace: {
      title: 'Marktplatz für Zwischenstationen',
      text: 'Bezahlte Stellen auf dem Weg zu der, die du willst, von denen, die dafür einstellen.',
    },
    comingSoon: 'Kommt bald',
  },
  how: {
    label: 'So geht es',
    heading: 'So geht es',
    lead: 'Drei Schritte, eine Karte. Beginne mit dem ersten.',
    beingBuilt: 'Dieser Teil wird noch gebaut.',
    'resume-upload': {
      title: 'Lebenslauf hochladen',
      action: 'Lebenslauf hochladen',
      steps: [
        'Beantworte sieben kurze Fragen dazu, wohin du willst.',
        'Lade deinen Lebenslauf als PDF oder DOCX hoch, oder wähle deine Fähigkeiten von Hand.',
        'Sieh, was du kannst, was fehlt und welche Kurse die Lücken schließen.',
      ],
    },
    'ai-analysis': {
      title: 'Analyse mit KI',
      action: 'Lebenslauf analysieren',
      steps: [
        'Wähle ein PDF: die Analyse beginnt sofort.',
        'Lies, was stark ist, was fehlt und was du ändern solltest.',
        'Frag die KI-Beratung danach.',
      ],
    },
    'mock-interview': {
      title: 'Interview üben',
      action: 'Ein Interview üben',
      steps: [
        'Beantworte fünf Fragen, die erste passend zu deinem Traumberuf.',
        'Bekomme zu jeder eine Rückmeldung: Stärken, was besser geht, eine Beispielantwort.',
        'Lies die Zusammenfassung und versuch es noch einmal.',
      ],
    },
    clip: { play: 'Abspielen', pause: 'Anhalten', watch: 'Film ansehen' },
  },
  faq: {
    heading: 'Häufige Fragen',
    questions: [
      {
        title: 'Brauche ich einen Lebenslauf, um anzufangen?',
        body: 'Nein. Wähle nach den sieben Fragen, dass du noch keinen hast, und gib deine Fähigkeiten von Hand an. Hochladen kannst du ihn, sobald du einen hast.',
      },
      {
        title: 'Was davon nutzt KI?',
        body: 'Lebenslauf lesen, Fähigkeiten vergleichen und Kurse auswählen geht ohne KI-Anbieter. Die KI-Analyse des Lebenslaufs, der Chat und die Rückmeldung zum Interview brauchen einen; sie gehen, wenn die Betreiber dieses Servers ihn eingerichtet haben.',
      },
      {
        title: 'Wer kann meinen Lebenslauf sehen?',
        body: 'Du. Anderen, die Waymark nutzen, wird er nie gezeigt. Löschst du dein Konto, wird er gelöscht, zusammen mit allem anderen, was wir über dich haben.',
      },
    ],
  },
  final: {
    heading: 'Der erste Schritt dauert ein paar Minuten',
    text: 'Wähle den Beruf, den du willst. Geh mit dem, was zu lernen ist, der Reihe nach, und mit einer Sache für heute.',
  },
}
