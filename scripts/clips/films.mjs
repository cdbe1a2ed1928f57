import { candidate, newPerson } from './people.mjs'

const QUESTION = 'What should I change first?'

/** The three rooms of How It Works, as a person meets them. */
export const films = {
  'resume-upload': {
    arrive: newPerson,
    play: async ({ page, say, hold, moveTo, press, until, scrollTo }) => {
      await page.goto('/resume-upload?step=8')
      const input = page.locator('input[type=file]').first()
      await input.waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      const drop = page.getByText(/Choose your resume/).first()
      await drop.waitFor()
      say({
        en: 'After seven short questions: the resume, as PDF or DOCX.',
        tr: 'Yedi kısa sorudan sonra: PDF veya DOCX olarak özgeçmiş.',
      })
      await hold(1)
      await scrollTo(drop, 0.6, 150)
      await moveTo(drop, 0.6)
      await press(() => input.setInputFiles('public/sample-resume.pdf'))
      const found = page.getByRole('heading', { name: 'What we found in your resume' })
      await until(found, 1)
      await page.waitForLoadState('networkidle')
      say({ en: 'What was found in it: skills, jobs, schools.', tr: 'İçinde bulunanlar: beceriler, işler, okullar.' })
      await hold(1.6)
      await scrollTo(page.getByRole('heading', { name: /Skills/ }).first(), 1)
      await hold(1.2)
      say({
        en: 'What the role still asks for, and the courses that close it.',
        tr: 'Rolün hâlâ istedikleri ve bunları kapatan kurslar.',
      })
      await scrollTo(page.getByRole('heading', { name: /course/i }).first(), 1.4)
      await hold(1.8)
    },
  },
  'ai-analysis': {
    arrive: newPerson,
    play: async ({ page, say, hold, moveTo, press, type, scrollTo }) => {
      await page.goto('/ai-analysis')
      const picker = page.getByLabel(/Select a resume file/)
      await picker.waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      const choose = page.getByText('Select a resume file').first()
      await scrollTo(choose, 0.1, 190)
      say({ en: 'Choose a PDF, and it is read at once.', tr: 'Bir PDF seçin, hemen okunsun.' })
      await hold(1)
      await moveTo(choose, 0.5)
      await press(() => picker.setInputFiles('public/sample-resume.pdf'))
      const check = page.getByRole('region', { name: 'Resume check' })
      await check.getByText('of 100').waitFor()
      await page.waitForLoadState('networkidle')
      say({
        en: 'The analysis, and a score with its reasons, rule by rule.',
        tr: 'Analiz ve gerekçeleriyle, kural kural bir puan.',
      })
      await scrollTo(check, 0.8)
      await hold(2)
      await scrollTo(check, 1.6, -300)
      await hold(1.2)
      const box = page.getByPlaceholder('Ask a question about your resume or career...')
      say({ en: 'Then ask the AI Career Advisor about it.', tr: 'Sonra yapay zekâ kariyer danışmanına sorun.' })
      await scrollTo(box, 0.9, 290)
      await type(box, QUESTION, 1.2)
      await moveTo(page.getByRole('button', { name: 'Send', exact: true }), 0.4)
      await hold(0.8)
    },
  },
  'mock-interview': {
    arrive: candidate,
    play: async ({ page, arrived, say, hold, moveTo, press, type, until, scrollTo }) => {
      await page.goto('/mock-interview')
      const box = page.getByRole('textbox', { name: 'Your answer' })
      await box.waitFor()
      await page.waitForLoadState('networkidle')
      await scrollTo(page.getByRole('region').filter({ has: box }).getByRole('heading', { level: 2 }), 0.1, 124)
      say({
        en: 'Five questions, the first one made for the dream role.',
        tr: 'Beş soru; ilki hayaldeki rol için hazırlanmış.',
      })
      await hold(1.6)
      await moveTo(box, 0.4)
      say({ en: 'Answer in your own words, or in code.', tr: 'Kendi sözlerinizle veya kodla yanıtlayın.' })
      await type(box, arrived.answer, 2.4)
      const coach = page.getByRole('button', { name: 'Built-in coaching instead' })
      await scrollTo(coach, 0.5, 330)
      await moveTo(coach, 0.4)
      await press(() => coach.click())
      const feedback = page.getByRole('region', { name: 'Feedback', exact: true })
      await until(feedback, 0.4)
      say({
        en: 'Feedback: strengths, what to improve, a sample response.',
        tr: 'Geri bildirim: güçlü yanlar, geliştirilecekler, örnek yanıt.',
      })
      await scrollTo(feedback, 0.8)
      await hold(1.8)
      await scrollTo(feedback, 1.4, -220)
      await hold(1)
    },
  },
}
