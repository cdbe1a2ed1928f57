import { expect, it } from 'vitest'
import { isReadForSigns } from './read-languages.ts'

it.each([
  ['We are looking for a developer who works with our team on the portal and the data of our customers.', true],
  ['Wir suchen für unser Team eine Entwicklerin, die mit uns die Plattform und das Portal für Kunden baut.', true],
  ['React, SQL', true],
  ['Hola, ¿te viene bien el jueves por la tarde?', true],
  ['Hi Nadia, Joao from Lima here. Is Tuesday ok?', true],
  ['Olá Rita, para reservar a vaga envie o seu código até sexta-feira, obrigado.', false],
  ['Gentile Anna, ci mandi il codice ricevuto.', false],
  ['Dzień dobry, prosimy o wpłatę kaucji.', false],
  ['Bună ziua, pentru contract trebuie să plătiți o garanție.', false],
  [
    'Cerchiamo una persona che lavori con il nostro gruppo alla piattaforma e che abbia esperienza nel settore della vendita.',
    false,
  ],
  ['Перед собеседованием кандидат оплачивает регистрационный взнос.', false],
  ['قبل المقابلة يدفع المتقدم رسوم تسجيل.', false],
  ['इंटरव्यू से पहले उम्मीदवार को पंजीकरण शुल्क देना होगा।', false],
])('%s: %s', (text, is) => expect(isReadForSigns(text)).toBe(is))
