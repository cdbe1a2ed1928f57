import { fold } from '#core/text/fold.ts'

const NAMES = String.raw`driving licen[cs]es?|driver['’]?s? licen[cs]es?|fuhrerschein(?:klassen?)?|surucu belgesi|ehliyeti?|permis de conduire|(?:carnet|permiso|licencia) de conducir|patente di guida|carta de conducao|carteira de motorista|rijbewijs|prawo jazdy|korkort|kjorekort|forerkort`
/** These alone name other papers as well. */
const WITH_CLASS = String.raw`(?:permis|patente|carnet|cnh) (?:categor\p{L}+ |classe )?[a-d]\d?`
const LABEL = new RegExp(String.raw`^(?:${NAMES}|permis|patente)(?!\p{L})`, 'u')
const SAID = new RegExp(String.raw`(?<!\p{L})(?:${NAMES}|${WITH_CLASS})(?!\p{L})`, 'u')
const MOST_WORDS = 7

/** The label of what may be driven, which is no skill of a list. */
export const labelsDriving = (text: string): boolean => LABEL.test(fold(text))

/** 'Full UK driving licence', 'B sınıfı ehliyet': a piece of a line that says what may be driven, and little else. */
export const saysDriving = (text: string): boolean => text.split(' ').length <= MOST_WORDS && SAID.test(fold(text))
