/** Answers as each source gives them, of firms that do not exist. */
const TEXT = `<p>We keep the ferries of a small harbour on time.</p><h3>Requirements</h3><ul><li>Three years of Python and SQL</li><li>Docker in production</li><li>Git every day</li></ul><p>You will plan crossings, write small services and talk to the captains. The team is five people who answer each other within the hour and go home at five.</p>`
const encoded = TEXT.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const remotiveJob = (id: number, title: string, more: object = {}) => ({
  id,
  url: `https://remotive.com/remote-jobs/software-dev/x-${id}`,
  title,
  company_name: 'Quayside Labs',
  job_type: 'full_time',
  publication_date: '2026-03-08T08:00:00',
  candidate_required_location: 'Europe',
  salary: '$70k - $90k',
  description: TEXT,
  ...more,
})

export const FEED_ANSWERS: Record<string, unknown> = {
  'remotive.com/api/remote-jobs': {
    '0-legal-notice': 'x',
    'job-count': 2,
    jobs: [remotiveJob(1, 'Senior Python Engineer'), remotiveJob(2, 'Junior Go Developer', { salary: '' })],
  },
  'www.arbeitnow.com/api/job-board-api?page=1': {
    data: [
      {
        slug: 'backend-oban-1',
        company_name: 'Nordkai GmbH',
        title: 'Backend Developer (m/w/d)',
        description: TEXT,
        remote: false,
        url: 'https://www.arbeitnow.com/jobs/companies/nordkai/backend-1',
        tags: ['IT'],
        job_types: ['full-time permanent'],
        location: 'Berlin',
        created_at: 1772841600,
      },
    ],
    links: { next: 'https://www.arbeitnow.com/api/job-board-api?search=x&page=2' },
    meta: {},
  },
  'www.arbeitnow.com/api/job-board-api?page=2': { data: [], links: {}, meta: {} },
  'himalayas.app/jobs/api?limit=20&offset=0': {
    jobs: [
      {
        title: 'Data Engineer',
        excerpt: 'x',
        companyName: 'Skerry Data',
        employmentType: 'Full Time',
        minSalary: 60000,
        maxSalary: 80000,
        currency: 'EUR',
        seniority: ['Mid-level'],
        locationRestrictions: ['Germany', 'Spain'],
        description: TEXT,
        pubDate: 1772841600,
        expiryDate: 1775520000000,
        applicationLink: 'https://himalayas.app/companies/skerry/jobs/data-engineer',
        guid: 'https://himalayas.app/companies/skerry/jobs/data-engineer',
      },
    ],
  },
  'himalayas.app/jobs/api?limit=20&offset=20': { jobs: [] },
  'remoteok.com/api': [
    { last_updated: 1772841600, legal: 'Please link back' },
    {
      id: '991',
      slug: 'x-991',
      epoch: '1772841600',
      date: '2026-03-07T00:00:00+00:00',
      company: 'Breakwater',
      position: 'Platform Engineer',
      tags: ['devops'],
      description: TEXT,
      location: 'Worldwide',
      salary_min: 90000,
      salary_max: 120000,
      url: 'https://remoteok.com/remote-jobs/x-991',
      apply_url: 'https://remoteok.com/l/991',
    },
  ],
  'www.themuse.com/api/public/jobs?page=1': {
    page: 1,
    page_count: 1,
    results: [
      {
        id: 77,
        name: 'Analyst, Growth',
        type: 'external',
        publication_date: '2026-03-07T10:00:00Z',
        company: { id: 1, name: 'Lantern Co' },
        locations: [{ name: 'New York, NY' }],
        levels: [{ name: 'Mid Level' }],
        refs: { landing_page: 'https://www.themuse.com/jobs/lantern/analyst' },
        contents: TEXT,
      },
    ],
  },
  'hn.algolia.com/api/v1/search_by_date': {
    hits: [
      { objectID: '500', title: 'Ask HN: Freelancer? Seeking freelancer?' },
      { objectID: '501', title: 'Ask HN: Who is hiring? (March 2026)' },
    ],
  },
  'hn.algolia.com/api/v1/items/501': {
    id: 501,
    children: [
      {
        id: 600,
        author: 'a',
        created_at: '2026-03-02T16:00:00.000Z',
        text: `Tidewater | Backend Engineer | Lisbon, Portugal | ONSITE | €55k-70k<p>${TEXT.replaceAll(/<[^>]+>/g, ' ')}`,
        children: [],
      },
      { id: 601, author: null, text: null, created_at: '2026-03-02T16:00:00.000Z', children: [] },
    ],
  },
}

export const BOARD_ANSWERS: { link: string; address: string; answer: unknown; expected: object }[] = [
  {
    link: 'https://boards.greenhouse.io/quayside',
    address: 'boards-api.greenhouse.io/v1/boards/quayside/jobs',
    answer: {
      jobs: [
        {
          id: 11,
          title: 'Software Engineer',
          company_name: 'Quayside',
          absolute_url: 'https://boards.greenhouse.io/quayside/jobs/11',
          location: { name: 'Hybrid' },
          first_published: '2026-03-01T09:00:00-05:00',
          content: encoded,
        },
      ],
    },
    expected: {
      title: 'Software Engineer',
      company: 'Quayside',
      places: [],
      workplace: 'hybrid',
      postedOn: '2026-03-01',
    },
  },
  {
    link: 'https://jobs.eu.lever.co/kaiwerk',
    address: 'api.eu.lever.co/v0/postings/kaiwerk',
    answer: [
      {
        id: 'ab-1',
        text: 'Data Analyst',
        hostedUrl: 'https://jobs.eu.lever.co/kaiwerk/ab-1',
        categories: { location: 'Hamburg', commitment: 'Part-time', allLocations: ['Hamburg'] },
        workplaceType: 'on-site',
        createdAt: 1772841600000,
        descriptionPlain: TEXT.replaceAll(/<[^>]+>/g, ' '),
        lists: [{ text: 'Requirements', content: '<li>SQL</li><li>Python</li>' }],
      },
    ],
    expected: {
      title: 'Data Analyst',
      places: ['Hamburg'],
      workplace: 'onsite',
      types: ['part-time'],
      postedOn: '2026-03-07',
    },
  },
  {
    link: 'https://jobs.ashbyhq.com/skerry',
    address: 'api.ashbyhq.com/posting-api/job-board/skerry',
    answer: {
      jobs: [
        {
          id: 'u-1',
          title: 'Product Engineer',
          location: 'Dublin',
          isListed: true,
          isRemote: true,
          workplaceType: 'Hybrid',
          employmentType: 'FullTime',
          publishedAt: '2026-03-02T10:00:00Z',
          jobUrl: 'https://jobs.ashbyhq.com/skerry/u-1',
          descriptionHtml: TEXT,
        },
        { id: 'u-2', title: 'Hidden', isListed: false, jobUrl: 'https://jobs.ashbyhq.com/skerry/u-2' },
      ],
    },
    expected: { title: 'Product Engineer', places: ['Dublin'], workplace: 'hybrid', types: ['full-time'] },
  },
  {
    link: 'https://apply.workable.com/breakwater/',
    address: 'apply.workable.com/api/v1/widget/accounts/breakwater',
    answer: {
      name: 'Breakwater',
      jobs: ['Athens', 'Patras'].map((city) => ({
        title: 'QA Engineer',
        shortcode: 'A1',
        employment_type: 'Full-time',
        telecommuting: false,
        url: 'https://apply.workable.com/breakwater/j/A1/',
        published_on: '2026-03-03',
        country: 'Greece',
        city,
        description: TEXT,
      })),
    },
    expected: { title: 'QA Engineer', company: 'Breakwater', places: ['Athens, Greece', 'Patras, Greece'] },
  },
  {
    link: 'https://careers.smartrecruiters.com/Lantern',
    address: 'api.smartrecruiters.com/v1/companies/Lantern/postings',
    answer: {
      totalFound: 1,
      content: [
        {
          id: '744',
          name: 'Support Engineer',
          refNumber: 'R1',
          company: { identifier: 'Lantern', name: 'Lantern' },
          releasedDate: '2026-03-04T08:00:00.000Z',
          location: { city: 'Lyon', country: 'fr', remote: false },
          typeOfEmployment: { id: 'permanent', label: 'Full-time' },
          ref: 'https://api.smartrecruiters.com/v1/companies/Lantern/postings/744',
        },
      ],
    },
    expected: {
      title: 'Support Engineer',
      company: 'Lantern',
      places: ['Lyon, France'],
      url: 'https://jobs.smartrecruiters.com/Lantern/744',
    },
  },
  {
    link: 'https://nordkai.recruitee.com',
    address: 'nordkai.recruitee.com/api/offers/',
    answer: {
      offers: [
        {
          id: 5,
          title: 'Frontend Developer',
          careers_url: 'https://jobs.nordkai.example/o/frontend',
          company_name: 'Nordkai',
          city: 'Utrecht',
          country: 'Netherlands',
          hybrid: true,
          employment_type_code: 'fulltime_permanent',
          published_at: '2026-03-05 08:00:00 UTC',
          description: TEXT,
          requirements: '<ul><li>React for two years or more, with tests</li></ul>',
        },
      ],
    },
    expected: {
      title: 'Frontend Developer',
      company: 'Nordkai',
      places: ['Utrecht, Netherlands'],
      workplace: 'hybrid',
      url: 'https://jobs.nordkai.example/o/frontend',
    },
  },
  {
    link: 'https://hafen.jobs.personio.de/',
    address: 'hafen.jobs.personio.de/xml',
    answer: `<?xml version="1.0"?><workzag-jobs><position><id>31</id><subcompany>Hafen AG</subcompany><office>Kiel</office><name>DevOps Engineer (m/w/d)</name><employmentType>permanent</employmentType><schedule>full-time</schedule><createdAt>2026-03-06T10:00:00+00:00</createdAt><jobDescriptions><jobDescription><name>Aufgaben</name><value><![CDATA[${TEXT}]]></value></jobDescription></jobDescriptions></position></workzag-jobs>`,
    expected: {
      title: 'DevOps Engineer (m/w/d)',
      company: 'Hafen AG',
      places: ['Kiel'],
      url: 'https://hafen.jobs.personio.de/job/31',
    },
  },
  {
    link: 'https://fjord.teamtailor.com/jobs',
    address: 'fjord.teamtailor.com/jobs.json',
    answer: {
      version: 'https://jsonfeed.org/version/1.1',
      items: [
        {
          id: 'tt-1',
          title: 'Mobile Developer',
          url: 'https://fjord.teamtailor.com/jobs/1-mobile',
          date_published: '2026-03-06T10:00:00+01:00',
          content_html: TEXT,
          _jobposting: {
            '@type': 'JobPosting',
            title: 'Mobile Developer',
            hiringOrganization: { '@type': 'Organization', name: 'Fjord' },
            jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Bergen', addressCountry: 'NO' } }],
            employmentType: 'FULL_TIME',
            datePosted: '2026-03-06',
          },
        },
      ],
    },
    expected: { title: 'Mobile Developer', company: 'Fjord', places: ['Bergen, Norway'] },
  },
  {
    link: 'https://mole.pinpointhq.com',
    address: 'mole.pinpointhq.com/postings.json',
    answer: {
      data: [
        {
          id: '9',
          title: 'Data Steward',
          url: 'https://mole.pinpointhq.com/postings/9',
          location: { name: 'Bristol', city: 'Bristol' },
          workplace_type: 'onsite',
          employment_type: 'full_time',
          description: TEXT,
          compensation_minimum: 30000,
          compensation_maximum: 36000,
          compensation_currency: 'GBP',
          compensation_frequency: 'year',
        },
      ],
    },
    expected: { title: 'Data Steward', places: ['Bristol'], workplace: 'onsite' },
  },
  {
    link: 'https://pier.bamboohr.com/careers',
    address: 'pier.bamboohr.com/careers/list',
    answer: {
      result: [
        {
          id: '4',
          jobOpeningName: 'Office Manager',
          employmentStatusLabel: 'Part-Time',
          location: { city: 'Boise', state: 'Idaho' },
        },
      ],
    },
    expected: { title: 'Office Manager', url: 'https://pier.bamboohr.com/careers/4' },
  },
  {
    link: 'https://ats.rippling.com/beacon/jobs',
    address: 'api.rippling.com/platform/api/ats/v1/board/beacon/jobs',
    answer: ['Austin, TX', 'Denver, CO'].map((label) => ({
      uuid: 'r-1',
      name: 'Site Engineer',
      url: 'https://ats.rippling.com/beacon/jobs/r-1',
      department: { label: 'Ops' },
      workLocation: { label },
    })),
    expected: { title: 'Site Engineer' },
  },
  {
    link: 'https://dune.breezy.hr',
    address: 'dune.breezy.hr/json',
    answer: [
      {
        id: 'b-1',
        name: 'Marketing Lead',
        url: 'https://dune.breezy.hr/p/b-1-marketing-lead',
        published_date: '2026-03-02T10:00:00.000Z',
        type: { id: 'fullTime', name: 'Full-Time' },
        location: { name: 'Porto, Portugal', is_remote: false },
        company: { name: 'Dune' },
      },
    ],
    expected: { title: 'Marketing Lead', company: 'Dune', places: ['Porto, Portugal'], level: 'lead' },
  },
  {
    link: 'https://acme.wd5.myworkdayjobs.com/en-US/Careers',
    address: 'acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs',
    answer: {
      total: 2,
      jobPostings: [
        {
          title: 'Network Engineer',
          externalPath: '/job/Oslo/Network-Engineer_R1',
          locationsText: '3 Locations',
          postedOn: 'Posted 30+ Days Ago',
        },
        { title: 'Clerk', externalPath: '/job/Oslo/Clerk_R2', locationsText: 'Oslo', postedOn: 'Posted Yesterday' },
      ],
    },
    expected: {
      title: 'Network Engineer',
      places: [],
      postedOn: null,
      url: 'https://acme.wd5.myworkdayjobs.com/Careers/job/Oslo/Network-Engineer_R1',
    },
  },
]
