import type { Catalogue } from '../catalogue.ts'

/** What the contact form can be answered with. */
export const messages: Catalogue['messages'] = {
  exact: {
    'Name is required': 'Bitte gib deinen Namen an',
    'Message is required': 'Bitte schreib eine Nachricht',
    'Email address is required': 'Bitte gib deine E-Mail-Adresse an',
    'Enter a valid email address': 'Bitte gib eine gültige E-Mail-Adresse an',
    'This email address is too long': 'Diese E-Mail-Adresse ist zu lang',
    'Please use letters, spaces and punctuation only': 'Bitte nur Buchstaben, Leerzeichen und Satzzeichen',
    'Too many requests. Please wait a moment and try again.':
      'Zu viele Anfragen. Bitte warte einen Moment und versuch es noch einmal.',
    'The server is busy. Please try again in a moment.':
      'Der Server ist ausgelastet. Bitte versuch es gleich noch einmal.',
    'The server is being restarted. Please try again in a moment.':
      'Der Server startet gerade neu. Bitte versuch es gleich noch einmal.',
    'The database is not answering right now. Please try again in a moment.':
      'Die Datenbank antwortet gerade nicht. Bitte versuch es gleich noch einmal.',
    'This server has run out of space, so nothing was saved. Please try again later.':
      'Auf diesem Server ist kein Platz mehr, darum wurde nichts gespeichert. Bitte versuch es später noch einmal.',
    'You appear to be offline. Check your connection and try again.':
      'Du scheinst offline zu sein. Prüfe deine Verbindung und versuch es noch einmal.',
    'The server took too long to answer. Please try again.':
      'Der Server hat zu lange gebraucht. Bitte versuch es noch einmal.',
    'The answer broke off. Check your connection and try again.':
      'Die Antwort brach ab. Prüfe deine Verbindung und versuch es noch einmal.',
    'The server gave an answer that cannot be read. Please try again.':
      'Die Antwort des Servers war nicht lesbar. Bitte versuch es noch einmal.',
    'Something went wrong': 'Etwas ist schiefgegangen',
  },
  patterns: [
    [/^Please keep this under ([\d,]+) characters$/, (most) => `Bitte höchstens ${most?.replace(',', '.')} Zeichen`],
    [
      /^Something went wrong on our side\. If it happens again, tell us this number: (.+)$/,
      (id) => `Bei uns ist etwas schiefgegangen. Passiert es wieder, nenn uns diese Nummer: ${id}`,
    ],
  ],
}
