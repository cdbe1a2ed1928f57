import { pageMeta } from './page-meta.ts'
import { Prose } from './prose.tsx'

export const meta = () =>
  pageMeta({ path: '/credits', title: 'Credits · Waymark', description: 'The public data and open source work that Waymark stands on.' })

const CC_BY = 'https://creativecommons.org/licenses/by/4.0/'

const sections = [
  {
    id: 'onet',
    title: 'O*NET',
    body: (
      <p>
        This product includes information from the O*NET® 29.3 Database by the U.S. Department of Labor, Employment and
        Training Administration (USDOL/ETA). Used under the <a href={CC_BY}>CC BY 4.0</a> licence. O*NET® is a trademark of
        USDOL/ETA. Waymark has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these
        modifications.
      </p>
    ),
  },
  {
    id: 'pay',
    title: 'Pay ranges',
    body: (
      <p>
        U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2024, national percentiles; the
        mapping of job titles to occupations and the choice of percentiles are ours.
      </p>
    ),
  },
  {
    id: 'skills',
    title: 'Names of skills',
    body: (
      <>
        <p>
          Some skill names and synonyms come from <a href="https://github.com/github/explore">GitHub Explore</a> topics, ©
          GitHub and contributors, <a href={CC_BY}>CC BY 4.0</a>, modified. Language names in part from{' '}
          <a href="https://github.com/github-linguist/linguist">github-linguist</a>, MIT, © GitHub, Inc. Icon names come from
          Simple Icons (CC0 1.0); no artwork of theirs is used.
        </p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Courses',
    body: (
      <p>Course titles, provider names and product names belong to their owners. We link to them; no endorsement is implied.</p>
    ),
  },
  {
    id: 'type',
    title: 'Type and icons',
    body: (
      <p>
        Figtree, © The Figtree Project Authors, <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>; in printed resumes Noto Sans, © The Noto Project Authors, under the same license. Icons by{' '}
        <a href="https://lucide.dev">Lucide</a>, ISC licence.
      </p>
    ),
  },
  {
    id: 'mit',
    title: 'MIT notice (github-linguist)',
    body: (
      <p className="text-[0.8125rem]">
        Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
        documentation files (the “Software”), to deal in the Software without restriction, including without limitation the
        rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
        persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice
        and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS
        PROVIDED “AS IS”, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
        MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
        HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
        ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
      </p>
    ),
  },
]

export default function Credits() {
  return <Prose title="Credits" note="The public data and open source work that Waymark stands on." sections={sections} />
}
