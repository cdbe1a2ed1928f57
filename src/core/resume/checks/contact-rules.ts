import { must } from '#core/must.ts'
import { nameList } from '#core/text/name-list.ts'

import { ofLine, some } from './places.ts'
import { personalLines } from './personal-particulars.ts'
import { NO_FILE } from './reading-rules.ts'
import { leftOut, type Rule } from './scene.ts'

/** Rules 6 to 9: how to reach the person, and no more than that. */

const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[a-z]{2,}$/iu
const EMAILS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,200}\.[a-z]{2,}/giu
/** In the part before the @: pet names and jokes, not names of people. */
const PLAYFUL =
  /sexy|hottie|babe|cutie|princess|kitty|lover|killer|xoxo|gangst|swag|ninja|dude|stoner|weed|420|69(?!\d)|hotgirl|badboy|badgirl|crazy|party|gamer|noob|drunk|beer|wtf|lol(?![a-z])/iu

export const oneEmail: Rule = ({ facts, document, evidence }) => {
  const { email } = facts.basics
  if (!email)
    return {
      share: 0,
      found: 'No e-mail address was found.',
      fix: 'Put one address under your name, in plain text rather than as a picture or behind a link.',
    }
  const where = [{ words: email, source: evidence['basics.email']?.sources[0] ?? null, fact: 'basics.email' }]
  if (!EMAIL.test(email))
    return { share: 0, found: `“${email}” is not a complete address.`, fix: 'Write it as name@example.com.', where }
  if (PLAYFUL.test(must(email.split('@')[0])))
    return {
      share: 0.5,
      found: `“${email}” reads as a joke to somebody who does not know you.`,
      fix: 'Use an address made of your name.',
      where,
    }
  const others = otherEmails(
    email,
    (document?.lines ?? [])
      .filter((line) => line.section === 'top' || line.section === 'contact')
      .map((line) => line.text),
  )
  if (others.length > 0)
    return {
      share: 0.5,
      found: `There is more than one address: ${nameList([email, ...others])}.`,
      fix: 'Keep the one you read daily.',
      where,
    }
  return { share: 1, found: `One valid address: ${email}.` }
}

function otherEmails(own: string, texts: string[]): string[] {
  const all = new Set(
    texts.flatMap((text) => text.match(EMAILS) ?? []).map((text) => text.toLowerCase().replace(/\.$/, '')),
  )
  return [...all].filter(
    (other) => other !== own.toLowerCase() && !own.toLowerCase().includes(other) && !other.includes(own.toLowerCase()),
  )
}

export const phoneNumber: Rule = ({ facts, evidence }) => {
  const { phone } = facts.basics
  const fix = 'Give one number with its area code, best with the country code: +44 20 7946 0958.'
  if (!phone) return { share: 0, found: 'No phone number was found.', fix }
  const digits = phone.replace(/(?:ext|x|durchwahl)\.?\s*\d+$/iu, '').replaceAll(/\D/g, '').length
  if (digits >= 9 && digits <= 15) return { share: 1, found: `A phone number of ${digits} digits.` }
  return {
    share: 0,
    found: `“${phone}” has ${digits} digits; a number has 9 to 15.`,
    fix,
    where: [{ words: phone, source: evidence['basics.phone']?.sources[0] ?? null, fact: 'basics.phone' }],
  }
}

const LINKEDIN = /linkedin\.com|lnkd\.in/iu
const SOCIAL =
  /linkedin|lnkd\.in|facebook|instagram|twitter|\/\/(?:www\.)?x\.com|youtube|tiktok|xing\.com|whatsapp|wa\.me|telegram|t\.me|skype|mailto:|tel:|mastodon/iu

export const profileLinks: Rule = ({ facts, role }) => {
  const { links } = facts.basics
  const linkedin = links.some(({ url, label }) => LINKEDIN.test(url) || /linkedin/iu.test(label))
  const work = links.find(({ url, label }) => !SOCIAL.test(url) && !SOCIAL.test(label))
  if (!role?.wantsPortfolio) {
    if (linkedin) return { share: 1, found: 'A LinkedIn profile is given.' }
    return {
      share: 0,
      found: 'No LinkedIn profile was found.',
      fix: 'Add its address as text: linkedin.com/in/your-name.',
    }
  }
  const missing = [...(linkedin ? [] : ['a LinkedIn profile']), ...(work ? [] : ['GitHub or a portfolio'])]
  if (missing.length === 0) return { share: 1, found: `LinkedIn and ${must(work).label || must(work).url} are given.` }
  return {
    share: (2 - missing.length) / 2,
    found: `Not found: ${nameList(missing)}.`,
    fix: `${work ? '' : `Who hires for ${role.title} looks at work. `}Add the address as text, not behind an icon alone.`,
  }
}

export const nothingPersonal: Rule = ({ document }) => {
  if (!document) return leftOut(NO_FILE)
  const found = personalLines(document.lines)
  if (found.length === 0)
    return {
      share: 1,
      found: 'No birth date, age, nationality, marital status, religion, military service or ID number was found.',
    }
  return {
    share: 0,
    found: `It states ${nameList([...new Set(found.map(({ what }) => what))])}.`,
    fix: 'Leave it out unless it is customary where you apply: employers decide without it, and it invites misuse.',
    where: some(found.map(({ line }) => ofLine(line))),
  }
}
