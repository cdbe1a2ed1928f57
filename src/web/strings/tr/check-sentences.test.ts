import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { RULES } from '#core/resume/checks/rule-list.ts'
import { sayWith } from '../say-with.ts'
import { checkSentences } from './check-sentences.ts'

const say = sayWith({ exact: {}, patterns: checkSentences })

/** Sentences that the rules write without a part that changes. */
const written = readdirSync('src/core/resume/checks')
  .filter((file) => file.endsWith('-rules.ts'))
  .flatMap((file) => readFileSync(`src/core/resume/checks/${file}`, 'utf8').match(/'[A-Z][^'\n]{12,}\.'/g) ?? [])
  .map((quoted) => quoted.slice(1, -1))

describe('the resume check in Turkish', () => {
  it.each(RULES.map(({ title, asks }) => [title, asks]))('knows the rule: %s', (title, asks) => {
    expect(say(title)).not.toBe(title)
    expect(say(asks)).not.toBe(asks)
  })

  it('knows every sentence of the rules that never changes', () => {
    expect(written.length).toBeGreaterThan(60)
    expect(written.filter((sentence) => say(sentence) === sentence)).toEqual([])
  })

  it.each([
    ['The text can be read: 412 words, 81% of the characters are letters.', /412 sözcük.*%81/],
    [
      'A program finds too little text in this file: only 120 characters (at least 400), 18 words (at least 80).',
      /yalnızca 120 karakter \(en az 400\), 18 sözcük \(en az 80\)/,
    ],
    [
      '3% of the printed lines have a gap of more than a quarter of the page: under 30%, as it should be.',
      /%3 kadarında.*%30/,
    ],
    ['44% of the lines have text of another column beside them.', /%44 kadarının yanında/],
    [
      '12 letters or digits cannot be seen on the page (too small, in the colour of the page, or outside it); 2 lines read like an instruction to a program.',
      /12 harf.*; 2 satır/,
    ],
    ['1 page.', /^1 sayfa\.$/],
    ['“babe99@mail.example” reads as a joke to somebody who does not know you.', /babe99@mail\.example.*şaka/],
    ['Not found: a LinkedIn profile and GitHub or a portfolio.', /LinkedIn profili ve GitHub ya da portfolyo/],
    ['Not found: education and skills.', /eğitim ve beceriler/],
    ['It states your birth date and your religion.', /doğum tarihin ve dinin/],
    ['4 of 5 headings are standard ones.', /5 başlıktan 4/],
    ['The summary has 12 words; 25 to 80 are read.', /12 sözcük/],
    ['The latest 3 jobs have three to six bullets each.', /Son 3 işin/],
    ['Analyst has none and Clerk has 2; three to six are read.', /Analyst: hiç yok ve Clerk: 2;/],
    ['0% of 2 bullets open with an action verb.', /2 maddenin %0/],
    ['1 of 6 bullets has a figure (years and versions do not count).', /6 maddenin 1/],
    ['2 bullets open weakly: “responsible for” and “helped”.', /2 madde.*“responsible for” ve “helped”/],
    ['3 of 9 bullets have 8 to 28 words (4 shorter, 2 longer).', /4 daha kısa, 2 daha uzun/],
    ['“Built” opens 3 bullets; 2 bullets say nearly the same as another.', /“Built” 3 maddenin başında; 2 madde/],
    ['Dates are written in 2 ways: 4 like Mar 2021 and 1 like 03/2021.', /2 ayrı biçimde.*Mar 2021 gibi 4 tane/],
    [
      'Analyst, Acme ends before it starts; before Clerk, Bond more than six months are unexplained.',
      /başlamadan bitiyor; Clerk, Bond öncesinde/,
    ],
    [
      'Put the newest job first. Correct the date, or on your resume page if it was read wrongly.',
      /En yeni işi.*Tarihi düzelt/,
    ],
    ['“I”, “me” or “my” stand 4 times.', /4 kez/],
    ['12% of 8 sentences are in the passive; the mean length is 14 words.', /8 cümlenin %12/],
    ['This resume alone shows 34% of what Data Scientist asks for. Not found: SQL and Git.', /%34.*SQL ve Git/],
    [
      '3 of 9 listed skills known here (33%) also stand in a job or project. Not seen there: Java, Go and others.',
      /9 becerinin 3.*Java, Go/,
    ],
  ])('says %s', (english, turkish) => {
    expect(say(english)).toMatch(turkish)
    expect(say(english)).not.toMatch(/\b(?:the|and|of|words|bullets?|found|with)\b(?!”)/)
  })
})
