import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { proveLine } from '#test/documents/prove-line.ts'

const { skills } = JSON.parse(readFileSync('data/skills.json', 'utf8')) as { skills: SkillTerm[] }

type Case = [language: string, title: string, lines: string, rewrite: string]
const says = (language: string, title: string, lines: string, rewrite: string) =>
  proveLine(language, lines, rewrite, { title, start: '2019-05', end: '2023-04', skills: ['Excel', 'Git'] }, skills).ok

describe('the same in other words', () => {
  it.each<Case>([
    // another word of work
    ['en', 'Clerk', 'Looked at error logs every morning', 'Examined error logs every morning'],
    ['en', 'Clerk', 'Passed serious tickets on to the second line', 'Escalated serious tickets to the second line'],
    [
      'en',
      'Clerk',
      'Took over the releases while a colleague was away',
      'Handled the releases while a co-worker was absent',
    ],
    ['en', 'Clerk', 'Moderated the weekly meeting', 'Facilitated the weekly meeting'],
    [
      'en',
      'Clerk',
      'Found 12 double entries in the list and reported them',
      'Identified 12 duplicates in the list and flagged them',
    ],
    ['en', 'Clerk', 'Installed printers for new starters', 'Set up printers for new hires'],
    ['en', 'Clerk', 'The tool was never put in production', 'The tool never went live'],
    ['de', 'Kraft', 'Tickets nach Dringlichkeit sortiert', 'Tickets nach Dringlichkeit priorisiert'],
    ['es', 'Auxiliar', 'Apoyo a 60 usuarios por teléfono', 'Di soporte a 60 usuarios por teléfono'],
    ['fr', 'Vendeur', 'Vitrine refaite chaque mois', 'Renouvelais la vitrine chaque mois'],
    // frames
    ['en', 'Clerk', 'Wrote three reports', 'As part of the role, wrote three reports'],
    ['en', 'Clerk', 'Presented the results two times', 'Presented the results on two occasions'],
    ['en', 'Clerk', 'Set the switches after a template', 'Set the switches in line with a template'],
    ['en', 'Clerk', 'In charge of the website', 'Took charge of the website'],
    ['de', 'Testerin', 'Testfälle geschrieben', 'Bringt vier Jahre Erfahrung als Testerin mit'],
    ['fr', 'Vendeur', 'Conseil aux clients', 'Près de quatre ans comme vendeur'],
    // what a bearer of the title does, and what is done to a thing
    ['en', 'Technical Writer', 'Manuals for pumps', 'Authored manuals for pumps'],
    ['en', 'Trainer', 'Courses in Word for beginners', 'Taught courses in Word for beginners'],
    ['en', 'Assistant', 'Till, cleaning', 'Operated the till'],
    ['en', 'Assistant', 'Forklift licence 2021', 'Gained a forklift licence in 2021'],
    ['en', 'Assistant', 'Restore test once per quarter', 'Ran a restore test each quarter'],
    ['en', 'Assistant', 'Cabling in new offices', 'Laid cable in new offices'],
    ['en', 'Assistant', 'Excel macro for label printing', 'Created a label printing macro in Excel'],
    ['fr', 'Vendeur', 'Conseil aux clients, caisse', 'Tenais la caisse'],
    // figures
    ['en', 'Assistant', 'Laid cable (Cat 5) in 12 offices', 'Laid cable (category 5) in 12 offices'],
    ['de', 'Admin', 'Betreuung von ca. 90 Plätzen', 'Betreute rund 90 Plätze'],
    ['de', 'Kraft', 'Pflege und Betreuung von 18 Gästen', 'Pflegte und betreute 18 Gäste'],
    // who did it
    ['en', 'Assistant', 'Mails reported by users are checked by me', 'Check mails reported by users'],
    ['en', 'Assistant', 'Plan written by me and the lead', 'Co-authored the plan with the lead'],
    [
      'en',
      'Assistant',
      'Together with an analyst: forecast of sales',
      'Co-developed a forecast of sales alongside an analyst',
    ],
    ['es', 'Auxiliar', 'Inventario pasado a papel por mí', 'Pasé el inventario a papel'],
    ['en', 'Assistant', 'Made a weekly report in Excel', 'Made a weekly report in Microsoft Excel'],
  ])('%s, %s: %s, also: %s', (...pair) => expect(says(...pair)).toBe(true))

  // Each was written before the words that it stands beside were let in.
  it.each<Case>([
    // what a thing was for was not made by who made the thing
    [
      'en',
      'Clerk',
      'Photos for the yearbook; the text was by the print shop',
      'Co-authored the yearbook together with the print shop',
    ],
    ['en', 'Clerk', 'Photos for the yearbook', 'Created the yearbook'],
    ['en', 'Clerk', 'Tables for the audit report', 'Wrote the audit report'],
    // another word for a deed that claims more than it
    ['en', 'Clerk', 'Looked at error logs every morning', 'Resolved errors in the logs every morning'],
    ['en', 'Clerk', 'Looked at error logs every morning', 'Monitored systems every morning'],
    ['en', 'Clerk', 'Passed serious tickets on to the second line', 'Solved serious tickets on the second line'],
    ['en', 'Clerk', 'Passed serious tickets on to the second line', 'Decided which tickets were serious'],
    ['en', 'Clerk', 'Installed printers', 'Selected and installed printers'],
    ['en', 'Clerk', 'Installed printers', 'Rolled out printers across the company'],
    ['en', 'Clerk', 'Took over the releases while a colleague was away', 'Owned the releases'],
    ['en', 'Clerk', 'Took over the releases while a colleague was away', 'Managed releases'],
    ['en', 'Clerk', 'Collected feedback from 20 callers', 'Acted on feedback from 20 callers'],
    ['en', 'Clerk', 'Found 12 double entries in the list and reported them', 'Removed 12 duplicates from the list'],
    ['en', 'Clerk', 'Found 12 double entries in the list and reported them', 'Found 12 duplicates and corrected them'],
    ['en', 'Clerk', 'Wrote notes for the weekly meeting', 'Chaired the weekly meeting'],
    ['en', 'Clerk', 'Moderated the weekly meeting', 'Led the weekly meeting of managers'],
    ['en', 'Clerk', 'Measured the use of power in two modes', 'Reduced the consumption of power in two modes'],
    ['en', 'Clerk', 'Typed orders into SAP', 'Approved orders in SAP'],
    ['en', 'Clerk', 'Kept a list of spare parts', 'Introduced a list of spare parts'],
    ['en', 'Clerk', 'Answered questions of users', 'Answered questions of users promptly'],
    ['en', 'Clerk', 'Renamed old files with a script', 'Renamed all files with a script'],
    ['en', 'Clerk', 'Changed the template after talks with sales', 'Redesigned the template for sales'],
    ['en', 'Clerk', 'Showed new starters the till', 'Trained and certified new starters on the till'],
    ['en', 'Clerk', 'Was asked by a museum for an offer', 'Made an offer to a museum'],
    ['en', 'Clerk', 'The tool was never put in production', 'The tool went live'],
    ['en', 'Clerk', 'Got feedback sheets after courses', 'Got positive feedback sheets after courses'],
    // what a frame says beside its claim
    [
      'en',
      'Clerk',
      'Wrote three reports in turn with colleagues',
      'Wrote three reports as part of the management team',
    ],
    ['en', 'Clerk', 'Helped in the school office', 'Took charge of the school office'],
    ['en', 'Clerk', 'Presented the results once', 'Presented the results on two occasions'],
    ['en', 'Clerk', 'Feedback was partly good', 'Feedback was for the most part good'],
    ['en', 'Clerk', 'Wrote the page in 2021', 'Wrote the page, beginning in 2020'],
    ['en', 'Clerk', 'Tested a tool with two agents', "Tested a tool with two agents at the director's request"],
    ['en', 'Clerk', 'Set the switches after a template', 'Set the switches in line with security standards'],
    ['en', 'Tester', 'Wrote test cases', 'Five years of experience as a tester'],
    ['en', 'Tester', 'Wrote test cases', 'Four years of experience as a test manager'],
    ['de', 'Testerin', 'Testfälle geschrieben', 'Bringt fünf Jahre Erfahrung als Testerin mit'],
    ['de', 'Testerin', 'Testfälle geschrieben', 'Bringt vier Jahre Führungserfahrung mit'],
    ['fr', 'Vendeur', 'Conseil aux clients', 'Près de sept ans comme vendeur'],
    ['es', 'Vendedor', 'Atendí la caja', 'Casi seis años como vendedor'],
    // what a bearer of the title does, and what is done to a thing
    ['en', 'Technical Writer', 'Manuals for pumps', 'Illustrated manuals for pumps'],
    ['en', 'Technical Writer', 'Reports checked by engineers', 'Wrote reports for engineers'],
    ['en', 'Trainer', 'Courses in Word for beginners', 'Designed courses in Word for beginners'],
    ['en', 'Trainer', 'Attended courses in Word', 'Taught courses in Word'],
    ['en', 'Developer', 'Bug lists for the vendor', 'Fixed bugs for the vendor'],
    ['en', 'Cashier', 'Till, cleaning', 'Balanced the till'],
    ['en', 'Assistant', 'Forklift licence planned', 'Gained a forklift licence'],
    ['en', 'Assistant', 'Restore test once per quarter by the vendor', 'Ran a restore test once per quarter'],
    ['en', 'Assistant', 'Cabling in new offices', 'Designed the cabling in new offices'],
    // kinds of things
    ['en', 'Assistant', 'Documents in English', 'Fluent English-language documents'],
    ['en', 'Assistant', 'Freed 300 GB', 'Freed 300 GB of memory'],
    ['en', 'Assistant', 'Worked with Git', 'Taught a Git course'],
    ['en', 'Assistant', 'Worked in sales', 'Worked at management level in sales'],
    // figures
    ['en', 'Assistant', 'Place 37 of 112', 'Came 27th of 112'],
    ['en', 'Assistant', 'Place 37 of 112', 'Came 112th of 137'],
    ['en', 'Assistant', 'Worked on the login screen', 'Worked on two screens, namely the login screen and the map'],
    ['en', 'Assistant', 'Laid cable (Cat 5) in 12 offices', 'Laid Category 6 cable in 12 offices'],
    [
      'en',
      'Assistant',
      'Upgrade of a server, as one of three helpers',
      'Was one of two helpers with the upgrade of a server',
    ],
    ['en', 'Assistant', 'Group of five wrote a server', 'Group of four wrote a server'],
    ['de', 'Admin', 'Betreuung von ca. 90 Plätzen', 'Betreute über 90 Plätze'],
    // who did it
    ['en', 'Assistant', 'Mails are checked by the desk', 'Check mails'],
    ['en', 'Assistant', 'Mails reported by users are checked by me', 'Report and check mails'],
    ['en', 'Assistant', 'Plan written by me and the lead', 'Wrote the plan'],
    ['en', 'Assistant', 'Plan written by the lead', 'Co-authored the plan with the lead'],
    ['en', 'Assistant', 'Together with an analyst: forecast of sales', 'Developed a forecast of sales'],
    [
      'en',
      'Assistant',
      'Together with an analyst: forecast of sales',
      'Co-developed a forecast of sales with a team of analysts',
    ],
    ['en', 'Assistant', 'Code was converted to Kotlin, I did a third of the files', 'Converted the code to Kotlin'],
    ['es', 'Auxiliar', 'Inventario pasado a papel por el jefe', 'Pasé el inventario a papel'],
    ['en', 'Assistant', 'Weekly report made in Excel', 'Made a weekly report in Microsoft Access'],
    ['en', 'Assistant', 'Invoices were paid by me and approved by the lead', 'Paid and approved invoices'],
    ['en', 'Assistant', 'Check of cables by the vendor, report by me', 'Ran a check of cables'],
    ['fr', 'Vendeur', 'Vitrine refaite par le patron', 'Refait la vitrine'],
    ['en', 'Assistant', 'Showed new starters the till', 'Hired new starters'],
    ['en', 'Assistant', 'Trained new starters on the till', 'Recruited new starters'],
    ['en', 'Assistant', 'Got a welding certificate', 'Got a welding licence'],
    // what a phrase must not swallow
    ['en', 'Assistant', 'In the process of moving servers', 'Moved servers'],
    ['en', 'Assistant', 'Wrote the report together with a designer', 'Wrote the report'],
    ['en', 'Assistant', 'Was a member of the group that tested the module', 'Tested the module'],
    ['en', 'Assistant', 'Training provided by a vendor', 'Provided training'],
    ['en', 'Assistant', 'Was told about the rules', 'Told others about the rules'],
    ['en', 'Assistant', 'Used a new ticket tool', 'Introduced a new ticket tool'],
    ['en', 'Assistant', 'Closed tickets at night', 'Owned the tickets at night'],
    ['en', 'Assistant', 'Attended a course on welding', 'Held a course on welding'],
  ])('%s, %s: %s, not: %s', (...pair) => expect(says(...pair)).toBe(false))
})
