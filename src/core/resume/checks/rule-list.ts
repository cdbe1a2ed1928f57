import { actionVerbs, bulletLength, bulletsPerRole, figures, noRepeats, noWeakOpeners } from './bullet-rules.ts'
import type { RuleGroup } from './checked-rule.ts'
import { nothingPersonal, oneEmail, phoneNumber, profileLinks } from './contact-rules.ts'
import { roleMatch, skillsAtWork } from './match-rules.ts'
import { fewPages, nothingHidden, readableGlyphs, readableText, singleColumn } from './reading-rules.ts'
import type { Rule } from './scene.ts'
import { goodLength, mainSections, shortSummary, standardHeadings } from './section-rules.ts'
import { oneDateFormat, soundDates } from './time-rules.ts'
import { noBuzzwords, noFirstPerson, plainSentences } from './wording-rules.ts'

/** `asks` is what gives all of the `of` points. */
export type ListedRule = { id: string; group: RuleGroup; of: number; title: string; asks: string; judge: Rule }

/** The 26 rules in their order, 100 points together. */
export const RULES: readonly ListedRule[] = [
  { id: 'readable-text', group: 'reading', of: 6, title: 'The text can be read', asks: 'At least 400 characters, 80 words a page and 60% letters; otherwise the score stops at 20', judge: readableText },
  { id: 'single-column', group: 'reading', of: 3, title: 'One column', asks: 'Under 30% of the lines with a gap of more than a quarter of the page', judge: singleColumn },
  { id: 'readable-glyphs', group: 'reading', of: 2, title: 'Characters without faults', asks: 'At most 0.5% broken or invisible characters', judge: readableGlyphs },
  { id: 'nothing-hidden', group: 'reading', of: 3, title: 'Nothing hidden', asks: 'No hidden text and no instructions to a program', judge: nothingHidden },
  { id: 'few-pages', group: 'reading', of: 2, title: 'One or two pages', asks: 'One or two pages', judge: fewPages },
  { id: 'one-email', group: 'contact', of: 3, title: 'An e-mail address', asks: 'One valid, professional address', judge: oneEmail },
  { id: 'phone-number', group: 'contact', of: 2, title: 'A phone number', asks: 'A number of 9 to 15 digits', judge: phoneNumber },
  { id: 'profile-links', group: 'contact', of: 3, title: 'Profiles', asks: 'LinkedIn; GitHub or a portfolio too where the role expects one', judge: profileLinks },
  { id: 'nothing-personal', group: 'contact', of: 1, title: 'No private particulars', asks: 'No birth date, marital status, religion or ID number', judge: nothingPersonal },
  { id: 'main-sections', group: 'structure', of: 6, title: 'The sections that count', asks: 'Experience or projects, education and skills, 2 points each', judge: mainSections },
  { id: 'standard-headings', group: 'structure', of: 2, title: 'Headings programs know', asks: '80% of the headings are standard ones', judge: standardHeadings },
  { id: 'short-summary', group: 'structure', of: 3, title: 'A short summary', asks: '25 to 80 words', judge: shortSummary },
  { id: 'good-length', group: 'structure', of: 4, title: 'Length', asks: '400 to 800 words; nothing at 150 or 1,200', judge: goodLength },
  { id: 'one-date-format', group: 'structure', of: 3, title: 'Dates written alike', asks: 'One format in 90% of the dates', judge: oneDateFormat },
  { id: 'sound-dates', group: 'structure', of: 3, title: 'Dates that add up', asks: 'Ends after starts, none in the future, newest first, no unexplained gap of over six months; a quarter each', judge: soundDates },
  { id: 'bullets-per-role', group: 'structure', of: 3, title: 'Bullets per job', asks: 'Three to six for each recent job', judge: bulletsPerRole },
  { id: 'action-verbs', group: 'wording', of: 6, title: 'Bullets open with a verb', asks: '80% open with an action verb; nothing at 20%', judge: actionVerbs },
  { id: 'figures', group: 'wording', of: 9, title: 'Bullets with figures', asks: '50% have a figure; years and versions do not count', judge: figures },
  { id: 'weak-openers', group: 'wording', of: 4, title: 'No weak openings', asks: 'No “responsible for” or “helped”; nothing at 20%', judge: noWeakOpeners },
  { id: 'bullet-length', group: 'wording', of: 3, title: 'Length of bullets', asks: '80% have 8 to 28 words', judge: bulletLength },
  { id: 'no-repeats', group: 'wording', of: 3, title: 'No repetition', asks: 'No verb opens more than two bullets, and no two bullets are alike; half each', judge: noRepeats },
  { id: 'buzzwords', group: 'wording', of: 3, title: 'Few buzzwords', asks: 'At most one; nothing at six', judge: noBuzzwords },
  { id: 'first-person', group: 'wording', of: 2, title: 'Without I, me and my', asks: 'None; nothing at five', judge: noFirstPerson },
  { id: 'plain-sentences', group: 'wording', of: 3, title: 'Plain sentences', asks: 'At most 10% in the passive and 25 words in the mean; half each', judge: plainSentences },
  { id: 'role-match', group: 'match', of: 12, title: 'Skills the role asks for', asks: '70%; nothing at 20%', judge: roleMatch },
  { id: 'skills-at-work', group: 'match', of: 6, title: 'Skills seen at work', asks: '50% of the listed skills also stand in a job or project', judge: skillsAtWork },
]
