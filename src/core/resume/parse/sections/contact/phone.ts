import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { Line } from '../../layout/line.ts'
import { findPhones, LONGEST_LINE } from './contact-patterns.ts'
import { decoded, type LinkTarget } from './links.ts'

const PHONE_LABEL =
  /\b(?:phone|tel|telefon|telefono|telephone|telefone|mobile|mobil|cell|gsm|handy|portable|movil|celular|komorka|cep|kom)\b/

/** 'DNI: 12.345.678' and 'Passport no. 1234567' are no phones. */
const PAPER_NUMBER =
  /(?<!\p{L})(?:dni|nif|nie|cpf|rg|rut|curp|cuit|cuil|pesel|nip|ssn|cnic|aadhaar|passport|pasaporte|passaporto|reisepass|c[ée]dula|tc kimlik|driving licen[cs]e)(?!\p{L})[^\d|]{0,12}\d[\d .-]{4,20}/giu

export function readPhone(lines: Line[], targets: LinkTarget[], sources: Map<string, Line[]>): string | null {
  let best: { phone: string; score: number; line: Line } | null = null
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    const rest = /\d[-–]$/.test(line.text) && next && /^\d{2,7}$/.test(next.text) ? next.text : ''
    // A bar or dot parts fields, with or without blanks; between digits of one number a dot may stand too.
    const fields = (line.text.slice(0, LONGEST_LINE) + rest)
      .replaceAll(/(?<=[\d)])\s[·•]\s(?=\d)/g, ' ')
      .replaceAll(/[|•·]/g, ' | ')
      .replaceAll(/(\d[\d ()-]{8,20}\d) \/ /g, '$1 | ')
    const text = fields
      .replaceAll(PAPER_NUMBER, ' ; ')
      .replaceAll(/(?<!\S)\S+@\S+|https?:\S+|www\.\S+|(?<!\S)\S+\.\w{2,4}\/\S*/g, ' ; ')
    for (const phone of text
      .split(/\s\|\s|\s[–—]\s(?!\d)/)
      .flatMap((part) =>
        (line.cells.length > 1 && rest === '' ? cellsIn(line, part) : [part]).flatMap((own) => findPhones(own)),
      )) {
      let score = 2 - Math.min(index, 40) * 0.05
      if (/^(?:\+|00|\()/.test(phone)) score += 2
      if (PHONE_LABEL.test(fold(text))) score += 2
      const beside =
        line.cells.length > 1
          ? (line.cells.find((cell) => cell.text.includes(phone))?.text.length ?? text.length)
          : text.length
      if (line.hasBullet && beside > 60) score -= 3
      if (beside - phone.length > 60 && !/[|•·@]/.test(line.text)) score -= 2
      if (!best || score > best.score) best = { phone, score, line }
    }
  })
  const found = best as { phone: string; score: number; line: Line } | null
  if (found && found.score > 0) {
    sources.set('basics.phone', [found.line])
    return tidy(found.phone)
  }
  const target = targets.find(({ url }) => /^tel:/i.test(url))
  return target ? (findPhones(decoded(target.url.slice(4)))[0] ?? null) : null
}

/** The cells of a line that stand in a part of it, or the part itself. */
function cellsIn(line: Line, part: string): string[] {
  const own = line.cells.map((cell) => cell.text).filter((text) => part.includes(text))
  return own.some((text) => findPhones(text).length > 0) ? own : [part]
}
