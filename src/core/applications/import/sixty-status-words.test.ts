import { expect, it } from 'vitest'
import { statusOf } from './status-words.ts'

/** Sixty status words as people write them in trackers, with what they mean; '?' has to be asked. docs/quality/applications.md */
const WORDS: Record<string, string> = {
  'Awaiting response': 'applied',
  'Waiting to hear back': 'applied',
  Pending: 'applied',
  Submitted: 'applied',
  'Application received': 'applied',
  'Applied - no reply yet': 'applied',
  'Waiting for feedback after interview': 'interviewing',
  'Phone screen booked': 'talks',
  'Invited to interview': 'interviewing',
  'Rejected without interview': 'rejected',
  'Offer received, thinking': 'offer',
  'On hold': '?',
  'Warte auf Antwort': 'applied',
  'Warte auf Rückmeldung': 'applied',
  'Antwort ausstehend': 'applied',
  'Eingangsbestätigung erhalten': 'applied',
  'Bewerbung abgeschickt': 'applied',
  'Noch keine Antwort': 'applied',
  'Telefoninterview vereinbart': 'talks',
  'Einladung zum Gespräch': 'interviewing',
  'Absage nach Gespräch': 'rejected',
  'Vertrag unterschrieben': 'accepted',
  'Will ich noch schreiben': 'saved',
  Zurückgestellt: '?',
  'Cevap bekleniyor': 'applied',
  'Dönüş bekliyorum': 'applied',
  'Yanıt bekleniyor': 'applied',
  'Başvuru alındı': 'applied',
  'Başvuru iletildi': 'applied',
  'Henüz dönüş olmadı': 'applied',
  'İK ile görüşüldü': 'talks',
  'Mülakat daveti geldi': 'interviewing',
  'Mülakat sonrası elendim': 'rejected',
  'Teklif geldi': 'offer',
  Başvuracağım: 'saved',
  'Süreç donduruldu': '?',
  'En attente de réponse': 'applied',
  "J'attends un retour": 'applied',
  'Candidature envoyée': 'applied',
  'Accusé de réception': 'applied',
  'Pas encore de réponse': 'applied',
  'Candidature reçue': 'applied',
  'Préqualification téléphonique': 'talks',
  'Entretien prévu': 'interviewing',
  'Refus après entretien': 'rejected',
  'Promesse d’embauche signée': 'accepted',
  'À relancer': 'applied',
  'En pause': '?',
  'Esperando respuesta': 'applied',
  'A la espera de noticias': 'applied',
  'Pendiente de respuesta': 'applied',
  'Solicitud enviada': 'applied',
  'CV enviado': 'applied',
  'Aún sin respuesta': 'applied',
  'Llamada con RR. HH.': 'talks',
  'Entrevista programada': 'interviewing',
  'Rechazado tras la entrevista': 'rejected',
  'Oferta aceptada': 'accepted',
  'Por solicitar': 'saved',
  'Proceso pausado': '?',
}

const meant = (word: string): string => {
  const status = statusOf(word)
  return status?.outcome ?? status?.stage ?? '?'
}

it.each([
  ['No reply so far', 'applied'],
  ['Keine Rückmeldung bisher', 'applied'],
  ['Şimdilik haber yok', 'applied'],
  ['Envoyé, sans nouvelle pour l’instant', 'applied'],
  ['Enviado, sin noticias por ahora', 'applied'],
  // how far it got before the waiting, and what only sounds like it
  ['2nd interview done, awaiting feedback', 'interviewing'],
  ['Rejected, waiting for feedback', 'rejected'],
  ['On hold, awaiting response', '?'],
  ['No response', 'no_answer'],
  ['Sans réponse', 'no_answer'],
  ['Response received', 'talks'],
  ['Noch nicht beworben', 'saved'],
  // an offer that was refused was refused by the person; who took back a yes has to be asked
  ['Zusage, abgelehnt', 'declined'],
  ['Angebot erhalten - abgesagt (zu weit weg)', 'declined'],
  ['Offer received, turned it down', 'declined'],
  ['Rejected their offer', 'declined'],
  ['Teklif geldi, reddettim', 'declined'],
  ['Absage meinerseits', 'declined'],
  ['Zusage, dann Absage', '?'],
  ['Rejected after offer', '?'],
  ['No offer, rejected', 'rejected'],
  ['Kein Angebot, Absage', 'rejected'],
  ['Teklif gelmedi, reddedildi', 'rejected'],
  ['Interviewed, no offer', 'interviewing'],
])('%s is %s', (word, meaning) => {
  expect(meant(word)).toBe(meaning)
})

it('reads sixty status words as they are meant', () => {
  expect(Object.keys(WORDS)).toHaveLength(60)
  expect(Object.fromEntries(Object.keys(WORDS).map((word) => [word, meant(word)]))).toEqual(WORDS)
})
