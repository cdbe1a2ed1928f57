import { openDatabase } from './support/database.ts'
import { fixture } from './support/fixtures.ts'
import { expect, expectAccessible, newPerson, test } from './support/journey.ts'

test('without scripts, a Turkish visitor reads the landing page, changes the language of any page, and reads in Turkish what is not there', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Türkçe' }).click()
  await expect(page).toHaveURL(/\/tr$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Teknolojideki yeni işine her seferinde net bir adım',
  )
  await page.getByText('Özgeçmişimi kim görebilir?').click()
  await expect(page.getByText('başka kimseye gösterilmez')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fiyatlar' }).click()
  await expect(page.getByText('%25', { exact: false }).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const missing = await page.goto('/tr/boyle-bir-yer-yok')
  expect(missing?.status()).toBe(404)
  expect(missing?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible()
  await page.goto('/tr/signup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hesabını aç')
  await expect(page.locator('main noscript p')).toHaveText(/JavaScript gerekiyor/)
  await context.close()
})

test('who signs up in Turkish is asked in Turkish, may go on in English, and is answered the same', async ({
  page,
  server,
}) => {
  const person = newPerson()
  await page.goto('/tr')
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('link', { name: 'Hemen başla' }).click()
  await expect(page).toHaveURL(/\/tr\/signup$/)
  await page.getByLabel('Soyad').fill(person.lastName)
  await page.getByLabel('E-posta adresi').fill('kimse')
  await page.getByLabel(/^Şifre/).fill('kısa')
  await page.getByRole('button', { name: 'Hesap aç' }).click()
  await expect(page.getByText('Adını yaz')).toBeVisible()
  await expect(page.getByText('Geçerli bir e-posta adresi yaz')).toBeVisible()
  await expect(page.getByText('Şifre en az 8 karakter olmalı')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Ad', { exact: true }).fill('İrem Ilgaz')
  await page.getByLabel('E-posta adresi').fill(person.email)
  await page.getByLabel(/^Şifre/).fill(person.password)
  await page.getByLabel(/Kullanım şartlarını/).check()
  await page.getByRole('button', { name: 'Hesap aç' }).click()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Şu anki durumun ne?')
  await page.getByRole('radio', { name: 'Öğrenciyim' }).click()
  await expect(heading).toHaveText('Bir ara rol ister misin?')
  await page.getByRole('radio', { name: 'Evet' }).click()
  await page.getByRole('radio', { name: 'Veri Bilimci' }).click()
  await page.getByRole('button', { name: 'İleri' }).click()
  await page.getByRole('radio', { name: 'Severek yapacağım bir iş' }).click()
  await expect(heading).toHaveText('Nasıl öğrenmeyi seversin?')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading).toHaveText('How do you like to learn?')
  await page.getByRole('radio', { name: 'Projects' }).click()
  await page.getByRole('checkbox', { name: /Time/ }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Türkçe' }).click()
  await page.getByRole('radio', { name: '12 ay içinde' }).click()
  await expect(heading).toHaveText('Özgeçmişini yükle')
  await expect(page.getByText('Kaydedildi', { exact: true })).toBeVisible()
  for (const answer of [
    'Öğrenciyim',
    'Veri Bilimci',
    'Severek yapacağım bir iş',
    'Projelerle',
    'Günde 1-2 saat, zaman',
  ]) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible()
  }
  await page
    .getByLabel('Özgeçmişini seç')
    .setInputFiles({ name: 'resim.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByText('Lütfen bir PDF ya da DOCX dosyası yükle')).toBeVisible()

  await page.reload()
  await expect(heading).toHaveText('Özgeçmişini yükle')
  await page.getByLabel('Özgeçmişini seç').setInputFiles(fixture('resume.pdf'))
  await expect(heading).toHaveText(/için gereken \d+ becerinin \d+ tanesi sende zaten var/)
  await expect(page.getByText('Her şey kaydedildi.')).toBeVisible()
  const courses = page.getByRole('region', { name: 'Önerilen kurslar' })
  await courses.getByRole('listitem').first().getByRole('heading').click()
  await expect(
    courses.getByText(/^Veri Bilimci rolü(?: için \d+ eksiğini giderir: |nde doğrudan bir eksiğini gidermez)/).first(),
  ).toBeVisible()
  await expect(courses.getByText('Başlangıç').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik' })).toHaveAttribute(
    'href',
    '/tr/privacy',
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Panelime git' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Panelim' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')

  await page.goto('/settings#language')
  const language = page.getByRole('group', { name: 'Dil' })
  await expect(language.getByRole('button', { name: 'Türkçe' })).toHaveAttribute('aria-pressed', 'true')
  const db = openDatabase(server)
  const saved = db
    .prepare('select answers, dream_role from career_answers a join users u on u.id = a.user_id where u.email = ?')
    .get(person.email)
  db.close()
  expect(saved?.['dream_role']).toBe('data-scientist')
  expect(JSON.parse(String(saved?.['answers']))).toMatchObject({
    employmentStatus: 'student',
    interimRole: true,
    motivation: 'Work that I enjoy',
    learningPreference: 'projects',
    challenges: ['time'],
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('no Turkish page is wider than the screen, and the menu leads to the same page in English', async ({ page }) => {
    for (const path of [
      '/tr',
      '/tr/pricing',
      '/tr/about',
      '/tr/contact',
      '/tr/privacy',
      '/tr/accessibility',
      '/tr/login',
      '/tr/signup',
      '/tr/forgot-password',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), path).toBe(true)
    }
    await page.goto('/tr/about')
    await page.getByRole('button', { name: 'Menü' }).tap()
    await page.getByRole('navigation', { name: 'Küçük ekran menüsü' }).getByRole('link', { name: 'English' }).tap()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bridging the Gap')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
