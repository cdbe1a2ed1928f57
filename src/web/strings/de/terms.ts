import type { Catalogue } from '../catalogue.ts'

export const terms: Catalogue['terms'] = {
  meta: {
    title: 'Bedingungen · Waymark',
    description: 'Die Bedingungen für diesen Waymark-Server, in einfachen Worten.',
  },
  heading: 'Bedingungen',
  note: 'Mit Absicht in einfachen Worten. Ist eines davon unklar, frag nach.',
  sections: {
    agreement: {
      title: 'Die Vereinbarung',
      body: [
        'Mit einem Konto stimmst du diesen Bedingungen zu, gegenüber den Betreibern dieses Servers. Waymark ist in der Beta: es ändert sich, und Teile davon können fehlen oder wegfallen.',
      ],
    },
    account: {
      title: 'Dein Konto',
      body: [
        [
          'Ein Konto je Person, mit einer E-Mail-Adresse, die dir gehört.',
          'Behalte dein Passwort für dich; sag uns, wenn es jemand anders hat.',
          'Du darfst dein Konto jederzeit löschen, ohne Grund.',
        ],
      ],
    },
    'your-content': {
      title: 'Was du hochlädst',
      body: [
        'Dein Lebenslauf, deine Antworten und deine Nachrichten gehören weiter dir. Du erlaubst uns, sie zu speichern und zu verarbeiten, damit Waymark tun kann, worum du es bittest, und für nichts anderes. Lade nur hoch, was du weitergeben darfst.',
      ],
    },
    advice: {
      title: 'Was der Rat wert ist',
      body: [
        'Passung, Kurse, Gehaltsspannen und Rückmeldungen der KI sind Anhaltspunkte. Sie stammen aus öffentlichen Statistiken, aus dem, was in deinem Lebenslauf zu lesen war, und, wo KI im Spiel ist, aus einem Modell, das sich irren kann. Sie versprechen keinen Job, kein Gehalt und kein Ergebnis.',
        'Kurse und Stellenbörsen gehören anderen. Wir verweisen auf sie und stehen weder für ihre Inhalte noch für ihre Preise ein.',
      ],
    },
    'fair-play': {
      title: 'Faires Spiel',
      body: [
        [
          'Kein Versuch einzubrechen, den Server zu überlasten oder an Daten anderer zu kommen.',
          'Keine Punkte durch Tricks: sie belohnen Arbeit, und falsche können zurückgenommen werden.',
          'Nichts Verbotenes, Hasserfülltes oder Schädliches in Namen, Nachrichten oder Dateien.',
        ],
      ],
    },
    plans: {
      title: 'Pläne und Bezahlung',
      body: [
        'Alle beginnen mit Explorer, und der ist kostenlos. Die bezahlten Pläne stehen unter [Preise](pricing). Dort steht auch, ob dieser Server sie verkauft; wo nicht, kann nichts berechnet werden.',
      ],
    },
    end: {
      title: 'Wenn etwas schiefgeht',
      body: [
        'Ein Konto, das gegen diese Bedingungen verstößt, dürfen wir schließen. Waymark wird angeboten, wie es ist, und soweit das Gesetz es erlaubt, haften wir nicht für Schäden daraus, dass man es nutzt oder nicht nutzen kann. Rechte, die dir das Gesetz gibt, bleiben unberührt. Was mit deinen Daten geschieht, steht unter [Datenschutz](privacy).',
      ],
    },
  },
}
