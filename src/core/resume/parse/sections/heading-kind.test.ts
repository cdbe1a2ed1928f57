import { describe, expect, it } from 'vitest'
import { headingKind, partialHeadingKind } from './heading-kind.ts'

describe('telling headings', () => {
  it.each([
    'Worked with clients in Berlin',
    'Senior Engineer',
    'Acme Labs',
    'Python, Java',
    'Honors, Acme & Certifications',
    'June 2019',
    'Skills in 2020',
  ])('takes %s for no heading', (text) => {
    expect(headingKind(text)).toBeNull()
  })

  it.each([
    ['WORK EXPERIENCE', 'experience'],
    ['HONORS, AWARDS & CERTIFICATIONS', 'awards'],
    ['Технические навыки', 'skills'],
    ['Образование и дополнительное образование', 'education'],
    ['Обо мне', 'summary'],
    ['Selected Clients', 'experience'],
    ['Beruflicher Werdegang', 'experience'],
    ['Berufliche und praktische Erfahrungen', 'experience'],
    ['Schulische Laufbahn', 'education'],
    ['Communities', 'volunteering'],
    ['Research Funding', 'awards'],
    ['Grants & Fellowships', 'awards'],
    ['Research Experience', 'experience'],
    ['Doświadczenie zawodowe', 'experience'],
    ['İş Deneyimi', 'experience'],
    ['Expériences professionnelles', 'experience'],
    ['Experiência', 'experience'],
    ['Trayectoria profesional', 'experience'],
    ['Education & Training', 'education'],
    ['Training and Education', 'education'],
    ['Aus- und Weiterbildung', 'education'],
    ['Additional Skills', 'skills'],
    ['Clinical Skills', 'skills'],
    ['Percurso Profissional', 'experience'],
    ['Wykształcenie', 'education'],
    ['Eğitim Bilgileri', 'education'],
    ['Technical Skills', 'skills'],
    ['Toolbox', 'skills'],
    ['IT-Kenntnisse', 'skills'],
    ['Umiejętności', 'skills'],
    ['Programming Languages', 'skills'],
    ['Languages', 'languages'],
    ['Sprachkenntnisse', 'languages'],
    ['Top Skills', 'skills'],
    ['Scholastic Achievements', 'awards'],
    ['關於我', 'summary'],
    ['連絡方式', 'contact'],
    ['相關作品', 'projects'],
    ['Principais competências', 'skills'],
    ['Najważniejsze umiejętności', 'skills'],
    ['Języki obce', 'languages'],
    ['Career Summary', 'summary'],
    ['Über mich', 'summary'],
    ['Technical Projects', 'projects'],
    ['Volunteer Experience', 'volunteering'],
    ['WORKEXPERIENCE', 'experience'],
  ])('takes %s for %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })
})

describe('telling a heading by one of its words, in the look of the others', () => {
  it.each([
    'Project Manager',
    'Experience Music GmbH',
    'Education First Ltd',
    'Volta Remit',
    'Data Scientist',
    'University of Leeds',
    'Work',
    'Skills in 2020',
  ])('takes %s for none', (text) => {
    expect(partialHeadingKind(text)).toBeNull()
  })

  it.each([
    ['Maritime experience', 'experience'],
    ['Tools that I reach for', 'skills'],
    ['Weekend projects', 'projects'],
    ['Education & summer schools', 'education'],
    ['Erfahrung zur See', 'experience'],
    ['Moje ulubione projekty', 'projects'],
  ])('takes %s for %s', (text, kind) => {
    expect(partialHeadingKind(text)).toBe(kind)
  })
})

it.each([
  ['Competências pessoais', 'skills'],
  ['Competencias personales', 'skills'],
  ['Compétences personnelles', 'skills'],
  ['Persönliche Fähigkeiten', 'skills'],
  ['Kişisel beceriler', 'skills'],
  ['Persönliche Daten', 'contact'],
])('takes %s of the European form for %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

describe('headings of Chinese, Japanese and Korean', () => {
  it.each([
    ['教育背景 Education', 'education'],
    ['二、工作经历', 'experience'],
    ['【職務経歴】', 'experience'],
    ['学 歴', 'education'],
    ['インターン経験', 'experience'],
    ['免許・資格', 'certifications'],
    ['活かせる経験・知識・技術', 'skills'],
    ['경력 사항 (3년)', 'experience'],
    ['프로젝트 경험', 'projects'],
    ['어학 능력', 'languages'],
  ])('take %s for %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind)
  })

  it.each(['青葉大学 教育学部', '株式会社青葉教育', '技术经理'])('take %s for none', (text) => {
    expect(headingKind(text)).toBeNull()
  })
})
