import { expect, it } from 'vitest'
import { spotSkills as spotListed } from '#core/skills/spot-skills.ts'
import { mentionsIn, skillTermsOf, spotSkills } from '#core/career/catalogue/spot-skills.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

it.each([
  ['BGP only in the lab', 'bgp', 'slight'],
  ['IPv6 in the lab only', 'ipv6', 'slight'],
  ['Python, SQL (only in courses)', 'sql', 'slight'],
  ['Kubernetes nur im Labor', 'kubernetes', 'slight'],
  ['Terraform first examples', 'terraform', 'slight'],
  ['CCNA, in preparation, first attempt not passed', 'ccna', 'learning'],
  ['CCNA (in preparation)', 'ccna', 'learning'],
  ['Docker, half done', 'docker', 'learning'],
  // what is said of something else, or takes nothing back
  ['Python, learning Rust', 'python', null],
  ['Python, basic SQL', 'python', null],
  ['PHP only, no Java', 'php', null],
  ['Kubernetes in the lab of the university', 'kubernetes', null],
])('%s: %s is %s', (text, skillId, hedge) => {
  expect(mentionsIn(fullCatalogue, text).find((one) => one.skillId === skillId)?.hedge).toBe(hedge)
})

it.each([
  ['API checks in RestAssured', 'rest-assured'],
  ['GitHubActions and SpringSecurity', 'github-actions spring-security'],
  ['Rest assured, it works', ''],
  ['LinkedIn and YouTube', ''],
])('capitals stand for blanks, %s: %s', (text, ids) => {
  expect(
    spotSkills(fullCatalogue, text)
      .map(({ skill }) => skill.id)
      .join(' '),
  ).toBe(ids)
})

it.each([
  ['Jest for the money rules', ['javascript'], 'jest'],
  ['Jest around the tariffs', ['typescript'], 'jest'],
  ['Jest for the money rules', ['java'], ''],
  ['Jest the money rules', ['javascript'], ''],
  ['Express in few words', ['javascript'], ''],
])('a bare noun with a purpose, %s beside %j: %s', (text, listed, ids) => {
  const found = spotListed(text, skillTermsOf(fullCatalogue), { listed: new Set(listed) })
  expect(found.map(({ skillId }) => skillId).join(' ')).toBe(ids)
})
