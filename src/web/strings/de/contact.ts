import type { Catalogue } from '../catalogue.ts'

export const contact: Catalogue['contact'] = {
  meta: { title: 'Kontakt · Waymark', description: 'Schreib denen, die diesen Waymark-Server betreiben.' },
  heading: 'Kontakt',
  lead: 'Eine Frage, ein Fehler, eine Idee: sie erreicht die Betreiber dieses Servers.',
  emailTerm: 'E-Mail',
  chatHours: 'Live-Chat von 9 bis 17 Uhr (TRT)',
  chatNote:
    'Türkische Zeit, UTC+3. Bis hier ein Chat öffnet, schreib per Mail oder mit diesem Formular: beides wird in diesen Stunden beantwortet.',
  chatByForm:
    'Türkische Zeit, UTC+3. Bis hier ein Chat öffnet, schreib mit diesem Formular: es wird in diesen Stunden beantwortet.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  message: 'Nachricht',
  send: 'Nachricht senden',
  needsScripts: 'Dieses Formular braucht JavaScript.',
  orMail: 'Ohne schreib bitte an die E-Mail-Adresse auf dieser Seite.',
  draftNote: 'Was du schreibst, bleibt auf diesem Gerät, bis du es sendest.',
  thanks: 'Danke, deine Nachricht ist da',
  stored: 'Sie liegt auf diesem Server und wird von seinen Betreibern gelesen.',
  another: 'Noch eine schreiben',
}
