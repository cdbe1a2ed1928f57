import { anyOf } from '../phrases.ts'
import { plain } from '../plain.ts'

export type TalkKind = 'final' | 'task' | 'technical' | 'screen' | 'onsite' | 'other'

const BY_PHONE = anyOf(
  'phone/telephone/screening/introductory/intro interview/call/screen/chat/conversation, call/phone/ring you, by phone/telephone, telefoninterview, telefongesprach, telefonat, telefonisches _ gesprach/interview, telefonisch, telefon gorusmesi/mulakati, telefonla, telefonda, entretien/echange telephonique, par telephone, entrevista telefonica, llamada telefonica, por telefono',
)

/** What an invitation says of the talk, the most telling first; a building and a floor are where one goes. */
const KINDS: readonly [TalkKind, RegExp][] = [
  [
    'final',
    anyOf(
      'final interview/round/stage/meeting, letztes/finales gesprach/interview, son gorusme/mulakat, dernier entretien, entretien final, entrevista final, ultima entrevista',
    ),
  ],
  [
    'task',
    anyOf(
      'assessment centre/center/day, take home, case study, coding challenge/task, trial day, probearbeit*, probetag, vaka calismasi, deneme gunu, etude de cas, journee d essai, prueba tecnica, caso practico',
    ),
  ],
  [
    'technical',
    anyOf(
      'technical interview/round/call/discussion/screen, technisches gespr*, fachgesprach, technisches interview, teknik mulakat/gorusme*, entretien technique, entrevista tecnica',
    ),
  ],
  ['screen', BY_PHONE],
  [
    'onsite',
    anyOf(
      'on site, onsite, in person, at/to/in our/the office/offices/headquarters/building, our office/offices, building, floor, reception, vor ort, unserem/unser buro, unseren raumen, gebaude, stock, etage, empfang, ofisimiz*, ofisinde, binasi*, kat, yuz yuze, sur place, nos locaux/bureaux, batiment, accueil, presencial, nuestras/nuestra oficina/oficinas/sede, edificio, planta',
    ),
  ],
]

/** The kind of the talk that a message invites to, by its words. */
export function talkKindOf(message: string): TalkKind {
  const words = plain(message)
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other'
}

/** Whether a message speaks of a talk by phone, of whatever kind. */
export const isByPhone = (message: string): boolean => BY_PHONE.test(plain(message))
