/** What a licence asks to be said stays in its own words, in every language. */
const ccBy = 'https://creativecommons.org/licenses/by/4.0/'

export const credits = {
  meta: { title: 'Credits · Waymark', description: 'The public data and open source work that Waymark stands on.' },
  heading: 'Credits',
  note: 'The public data and open source work that Waymark stands on.',
  sections: {
    onet: {
      title: 'O*NET',
      body: [
        `This product includes information from the O*NET® 29.3 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). Used under the [CC BY 4.0](${ccBy}) licence. O*NET® is a trademark of USDOL/ETA. Waymark has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.`,
      ],
    },
    pay: {
      title: 'Pay ranges',
      body: [
        'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2024, national percentiles; the mapping of job titles to occupations and the choice of percentiles are ours.',
      ],
    },
    skills: {
      title: 'Names of skills and towns',
      body: [
        `Some skill names and synonyms come from [GitHub Explore](https://github.com/github/explore) topics, © GitHub and contributors, [CC BY 4.0](${ccBy}), modified. Language names in part from [github-linguist](https://github.com/github-linguist/linguist), MIT, © GitHub, Inc. Icon names come from Simple Icons (CC0 1.0); no artwork of theirs is used.`,
        `Names of towns come from [GeoNames](https://www.geonames.org), [CC BY 4.0](${ccBy}), modified.`,
      ],
    },
    courses: {
      title: 'Courses',
      body: [
        'Course titles, provider names and product names belong to their owners. We link to them; no endorsement is implied.',
      ],
    },
    type: {
      title: 'Type and icons',
      body: [
        'Figtree, © The Figtree Project Authors, [SIL Open Font License 1.1](https://openfontlicense.org); in printed resumes Noto Sans, © The Noto Project Authors, under the same licence. Icons by [Lucide](https://lucide.dev), ISC licence.',
      ],
    },
    mit: { title: 'MIT notice (github-linguist)', body: [] },
  },
} as const
