import { nameList } from '#core/text/name-list.ts'
import { between, count, shareOf } from './amounts.ts'
import { countWords } from './count-words.ts'
import { ofLine, some } from './places.ts'
import { NO_FILE } from './reading-rules.ts'
import { leftOut, type Rule } from './scene.ts'

/** Rules 10 to 13: sections and length. */

export const mainSections: Rule = ({ facts }) => {
  const there = [
    { name: 'experience or projects', is: facts.experience.length > 0 || facts.projects.length > 0 },
    { name: 'education', is: facts.education.length > 0 },
    { name: 'skills', is: facts.skills.length > 0 },
  ]
  const missing = there.filter(({ is }) => !is).map(({ name }) => name)
  if (missing.length === 0) return { share: 1, found: 'Experience or projects, education and skills were all found.' }
  return {
    share: (3 - missing.length) / 3,
    found: `Not found: ${nameList(missing)}.`,
    fix: 'Give each a section of its own under a plain heading. If it is there and was not read, correct it on your resume page.',
  }
}

export const standardHeadings: Rule = ({ document }) => {
  if (!document) return leftOut(NO_FILE)
  const headings = document.lines.filter((line) => line.isHeading)
  if (headings.length === 0) {
    return {
      share: 0,
      found: 'No section heading was recognised.',
      fix: 'Put plain headings on lines of their own, all in one look: Summary, Experience, Education, Skills.',
    }
  }
  const odd = headings.filter((line) => !line.isStandard)
  const share = shareOf(headings.length - odd.length, headings.length)
  const found = `${headings.length - odd.length} of ${count(headings.length, 'heading')} ${headings.length === 1 ? 'is a standard one' : 'are standard ones'}.`
  if (share >= 0.8) return { share: 1, found }
  return {
    share: share / 0.8,
    found,
    fix: 'Name sections as everybody does (Experience, Education, Skills, Projects): programs sort by these words.',
    where: some(odd.map(ofLine)),
  }
}

const [SHORTEST, LONGEST] = [25, 80]

export const shortSummary: Rule = ({ summary }) => {
  if (!summary)
    return {
      share: 0,
      found: 'No summary was found.',
      fix: `Open with ${SHORTEST} to ${LONGEST} words: who you are, what you have done, what you look for.`,
    }
  const words = countWords(summary.text)
  if (words >= SHORTEST && words <= LONGEST) return { share: 1, found: `A summary of ${words} words.` }
  return {
    share: words < SHORTEST ? words / SHORTEST : between(words, LONGEST * 2, LONGEST),
    found: `The summary has ${words} words; ${SHORTEST} to ${LONGEST} are read.`,
    fix: words < SHORTEST ? 'Add what you have done and what you look for.' : 'Cut what the sections below say anyway.',
    where: [summary.place],
  }
}

export const goodLength: Rule = ({ document }) => {
  if (!document) return leftOut(NO_FILE)
  const { words } = document
  if (words >= 400 && words <= 800) return { share: 1, found: `${words} words.` }
  if (words < 400)
    return {
      share: between(words, 150, 400),
      found: `${words} words: little to judge you by.`,
      fix: 'Aim for 400 to 800 words. Say of each job what you did, with what, and what came of it.',
    }
  return {
    share: between(words, 1200, 800),
    found: `${words} words: more than is read.`,
    fix: 'Aim for 400 to 800 words. Keep of each older job one line, and of each newer one what matters for the next.',
  }
}
