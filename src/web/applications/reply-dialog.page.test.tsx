import { useApp } from '#test/support/render-app.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adFlags, scamWords } from '../strings/en/ad-flags.ts'
import { applicationParts } from '../strings/en/application-parts.ts'
import { applications } from '../strings/en/applications.ts'

const { settle, open } = useApp()
const words = applications.reply
const { adds } = applicationParts
const { on } = applications.detail

async function paste(body: string) {
  await settle()
  await open('/applications')
  fireEvent.click(await screen.findByRole('button', { name: applications.pasteReply }))
  fireEvent.change(await screen.findByLabelText(words.body), { target: { value: body } })
  fireEvent.click(screen.getByRole('button', { name: words.read }))
}

it('a sign of fraud is named, and nothing is kept before the reader has checked the sender', async () => {
  await paste('Thank you for applying. Please complete the coding test. Contact our HR manager on Telegram for it.')
  expect(await screen.findByText(adFlags['whatsapp-only'])).toBeTruthy()
  expect(screen.queryByLabelText(words.which)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: scamWords.goOn }))
  expect(await screen.findByLabelText(words.which)).toBeTruthy()
})

it('what makes a letter fraud is named, and it cannot be kept', async () => {
  await paste('Thank you for applying. Open the device login page, enter the code and approve it.')
  expect(await screen.findByText(words.noise.fraud)).toBeTruthy()
  expect(screen.getByText(adFlags['asks-secrets'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: scamWords.goOn })).toBeNull()
  expect(screen.queryByLabelText(words.which)).toBeNull()
})

it('a letter in a language that is not read for fraud says so', async () => {
  await paste('Olá Rita, para reservar a vaga envie o seu código até sexta-feira, obrigado.')
  expect(await screen.findByText(scamWords.unread)).toBeTruthy()
})

it('of several times that are proposed the person says which one is agreed', async () => {
  await paste(
    'We invite you to an interview for the Web Developer role.\n\n- Tuesday, 8 December 2026, 10:00-10:30\n- Thursday, 10 December 2026, 9:00-9:30\n\nPlease tell us by 4 December 2026 which one suits you.',
  )
  fireEvent.change(await screen.findByLabelText(words.which), { target: { value: 'new' } })
  const [first, second] = [on('2026-12-08', '10:00'), on('2026-12-10', '09:00')]
  const times = screen.getByLabelText<HTMLSelectElement>(adds.whichTime)
  expect([...times.options].map(({ text }) => text)).toEqual([adds.notAgreed, first, second])
  const said = adds.meet(second, null, '')
  expect(screen.queryByText(said)).toBeNull()
  fireEvent.change(times, { target: { value: '1' } })
  expect(screen.getByText(said)).toBeTruthy()
})

it('a Turkish letter of names and days is read for fraud', async () => {
  await paste(
    'Merhaba Emre Bey,\n\nBaşvurunuz olumlu değerlendirilmiştir. Teams üzerinden görüşmek istiyoruz. Uygun olduğunuz saati seçer misiniz?\n\n7 Aralık Pazartesi 10:30\n8 Aralık Salı 14:00\n9 Aralık Çarşamba 16.30\n\nDönüşünüzü 4 Aralık Cuma mesai bitimine kadar rica ederiz.\n\nSaygılarımızla,\nGülşah Yıldırım\nİnsan Kaynakları Uzmanı\nMarmara Lojistik\nOsmangazi, Bursa\n0224 555 22 33',
  )
  expect(await screen.findByLabelText(words.which)).toBeTruthy()
  expect(screen.queryByText(scamWords.unread)).toBeNull()
})
