import type { Catalogue } from '../catalogue.ts'

export const about: Catalogue['about'] = {
  meta: {
    title: 'Über uns · Waymark',
    description: 'Warum es Waymark gibt: beruflich vorankommen, für alle, mit KI und persönlicher Begleitung.',
  },
  heading: 'Die Lücke schließen',
  lead: 'Beruflich vorankommen, neu gedacht: von dort, wo du bist, zu dem Job in der IT, den du willst, ein klarer Schritt nach dem anderen.',
  mission: {
    heading: 'Unser Auftrag',
    paragraphs: [
      'Beruflich voranzukommen soll allen offenstehen, mit Werkzeugen, die KI nutzen, und persönlicher Begleitung. Guter Rat darf nicht davon abhängen, wen du kennst oder was du zahlen kannst.',
      'Deshalb lesen wir, was dein Lebenslauf wirklich zeigt, vergleichen es mit dem, was ein Beruf wirklich verlangt, und machen aus dem Unterschied einen Weg: Kurse, Zwischenstationen und Übung, in einer Reihenfolge, die Sinn hat.',
    ],
  },
  values: {
    heading: 'Unsere Werte',
    learning: {
      title: 'Lernen für den Beruf',
      text: 'Jeder Kurs, den wir vorschlagen, schließt eine Lücke zwischen deinem Lebenslauf und einem Beruf. Schließt er keine, steht er nicht auf deinem Weg.',
    },
    community: {
      title: 'Gemeinsam unterwegs',
      text: 'Wer denselben Weg geht, hält einander in Gang. Was du uns sagst, bestimmt mit, was als Nächstes entsteht.',
    },
    trust: {
      title: 'Vertrauen und Sicherheit',
      text: 'Dein Lebenslauf gehört dir. Wir sagen, was wir aufbewahren, wie lange und warum, und du kannst es jederzeit mitnehmen oder löschen.',
    },
  },
  team: 'Unser Team',
  neutralTeam: [
    { name: 'Die Gründung', role: 'CEO und Gründung', bio: 'Bestimmt, wohin das Produkt geht, und steht dafür ein.' },
    {
      name: 'Die Leitung KI',
      role: 'Leitung KI',
      bio: 'Kümmert sich um die Modelle und darum, wofür sie benutzt werden dürfen.',
    },
  ],
  getInTouch: 'Schreib uns',
  chatHours: 'Live-Chat von 9 bis 17 Uhr (TRT)',
  chatNote:
    'Türkische Zeit, UTC+3. Bis hier ein Chat öffnet, schreib per Mail oder mit dem Kontaktformular: beides wird in diesen Stunden beantwortet.',
  chatByForm:
    'Türkische Zeit, UTC+3. Bis hier ein Chat öffnet, schreib mit dem Kontaktformular: es wird in diesen Stunden beantwortet.',
  writeToUs: 'Schreib uns',
}
