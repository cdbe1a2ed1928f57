import { describe, expect, it } from 'vitest'
import { offersNoPost } from './no-posting.ts'

const TEXT =
  'We are looking for a head chef. You will plan menus and train the team. Requirements: five years in a kitchen.'

describe('a page that offers no post', () => {
  it.each([
    ['a template', 'Head Chef job description', `${TEXT} Use this template to post on job boards.`],
    ['a German one', 'Stellenbeschreibung Koch: Vorlage', `${TEXT} Vorlage herunterladen und anpassen.`],
    ['a French one', 'Fiche de poste : chef de cuisine', `${TEXT} Télécharger ce modèle.`],
    ['a guide to a trade', 'Head Chef', `What does a head chef do? ${TEXT} How to become a head chef`],
    ['one to fill in', 'Head Chef', `[Company Name] in [City] seeks a chef. ${TEXT}`],
    ['a course', 'Become a Head Chef in 16 weeks', `${TEXT} What you'll learn: sauces. Tuition: €6,900`],
    ['a German one', 'Koch werden', `${TEXT} Kursinhalte: Saucen. Kursgebühr 900 €`],
    ['a posting of a demo', 'Demo posting', TEXT],
    ['one for nobody', 'Head Chef (do not apply)', TEXT],
  ])('%s', (_, title, text) => {
    expect(offersNoPost(title, [title], text)).toBe(true)
  })

  it.each([
    ['an advert', 'Head Chef', TEXT],
    ['one where one learns', 'Apprentice Chef', `${TEXT} What you'll learn: sauces. We pay for the course.`],
    ['one with a plain heading', 'Head Chef - Job Description', TEXT],
    ['a test engineer', 'Test Engineer', TEXT],
    ['a tester', 'Test Automation Lead', TEXT],
    ['one who writes templates', 'Template Developer', `${TEXT} You build templates for mail.`],
    ['one that asks once', 'Head Chef', `What does a chef do at Fenwell? ${TEXT}`],
    ['one whose text is to be read', 'Head Chef', `${TEXT} Please copy the reference into your mail.`],
  ])('is not %s', (_, title, text) => {
    expect(offersNoPost(title, [title], text)).toBe(false)
  })
})
