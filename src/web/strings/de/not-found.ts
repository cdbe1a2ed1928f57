import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Seite nicht gefunden',
  text: 'Hierher führt kein Weg. Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  back: 'Zurück zum Anfang',
}
