import type { Catalogue } from '../catalogue.ts'

export const offline: Catalogue['offline'] = {
  meta: { title: 'Du bist offline · Waymark' },
  heading: 'Du bist offline',
  text: 'Diese Seite braucht eine Verbindung. Sie öffnet sich von selbst, sobald es wieder eine gibt; nichts Gespeichertes geht verloren.',
}
