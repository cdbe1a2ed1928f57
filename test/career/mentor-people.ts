import type { EvidenceKind } from '#core/career/evidence.ts'
import type { LearningPreference, TimeCommitment, Timeframe } from '#core/career/questionnaire.ts'

/** An invented person as a mentor would meet them, and what that mentor says to the plan printed for them. */
export type MentorPerson = {
  name: string
  story: string
  dreamRole: string
  wantsInterimRole: boolean
  /** As written on the resume, or picked by hand. */
  skills: string[]
  evidence: EvidenceKind
  learningPreference: LearningPreference
  timeCommitment: TimeCommitment
  challenges: string[]
  timeframe: Timeframe
  verdict: string
}

export const MENTOR_PEOPLE: MentorPerson[] = [
  {
    name: 'Imogen',
    story: 'Software engineering student in the third year, a few projects, no job yet',
    dreamRole: 'Software Developer',
    wantsInterimRole: true,
    skills: ['Java', 'Python', 'TypeScript', 'Rust', 'HTML', 'CSS', 'SQL', 'Git', 'Linux', 'Vue.js', 'Tailwind CSS', 'SQLite'],
    evidence: 'resume',
    learningPreference: 'projects',
    timeCommitment: '2-4',
    challenges: ['time'],
    timeframe: '12months',
    verdict:
      "Yes. No beginner's course in the languages she has; practice, data structures and databases are what a third-year student lacks, and JavaScript and responsive pages make the web job come first.",
  },
  {
    name: 'Temi',
    story: 'Cyber security student with a home lab, final year',
    dreamRole: 'Cybersecurity Analyst',
    wantsInterimRole: true,
    skills: ['Python', 'Bash', 'JavaScript', 'Linux', 'Wireshark', 'Nmap', 'Wazuh', 'Proxmox', 'OSINT', 'Networking'],
    evidence: 'resume',
    learningPreference: 'projects',
    timeCommitment: '2-4',
    challenges: ['financial'],
    timeframe: '6months',
    verdict:
      'Yes. Security+ for the words recruiters look for, SOC Level 1 for the hands, and the SOC desk by spring instead of a step back to the help desk. Networking Basics can be skimmed by who has run a lab.',
  },
  {
    name: 'Éloïse',
    story: 'Freelance web developer for seven years who wants to build with AI',
    dreamRole: 'AI Engineer',
    wantsInterimRole: false,
    skills: [
      'Next.js', 'Prisma', 'React', 'Storybook', 'TypeScript', 'Playwright', 'Django', 'PostgreSQL', 'Ansible', 'WordPress',
      'Node.js', 'GraphQL', 'REST APIs', 'Git', 'Docker',
    ],
    evidence: 'resume',
    learningPreference: 'reading',
    timeCommitment: '2-4',
    challenges: [],
    timeframe: '12months',
    verdict:
      'Yes. Nothing she knows is taught again; statistics before machine learning, models before the advanced course, and an honest nine months although prompts alone would take a week.',
  },
  {
    name: 'Íñigo',
    story: 'React Native developer with a native past',
    dreamRole: 'Mobile App Developer',
    wantsInterimRole: false,
    skills: ['React Native', 'Expo', 'TypeScript', 'Kotlin', 'Swift', 'Redux Toolkit', 'Detox', 'Jest', 'GraphQL', 'CI/CD'],
    evidence: 'resume',
    learningPreference: 'all',
    timeCommitment: '1-2',
    challenges: ['time'],
    timeframe: '6months',
    verdict:
      'Yes. Compose and SwiftUI are what changed since his native days; the route says plainly that six months at his hours are not enough. A mentor would let him leave out Flutter.',
  },
  {
    name: 'Graciela',
    story: 'Network engineer for hospitals who wants to move to the cloud',
    dreamRole: 'Cloud Engineer',
    wantsInterimRole: true,
    skills: ['BGP', 'OSPF', 'Cisco ISE', 'Python', 'Netmiko', 'MPLS', 'SolarWinds', 'VLANs', 'TCP/IP', 'Cisco IOS', 'Ansible'],
    evidence: 'resume',
    learningPreference: 'videos',
    timeCommitment: '1-2',
    challenges: [],
    timeframe: '12months',
    verdict:
      'Yes. AWS first, then Linux tools, containers and Terraform on top of networks she knows better than most; no detour through IT support. The 90 days and the bootcamp overlap, and swapping one is easy.',
  },
  {
    name: 'Noor',
    story: 'Product designer for four years who wants the title and the gaps closed',
    dreamRole: 'UI/UX Designer',
    wantsInterimRole: false,
    skills: [
      'Figma', 'Accessibility', 'Dovetail', 'Sketch', 'After Effects', 'Hotjar', 'Adobe XD', 'Illustrator', 'Photoshop',
      'UI design', 'Wireframing', 'Prototyping', 'Usability Testing', 'User Interviews', 'Information Architecture',
      'Journey mapping', 'HTML', 'CSS',
    ],
    evidence: 'resume',
    learningPreference: 'reading',
    timeCommitment: '1-2',
    challenges: [],
    timeframe: '6months',
    verdict:
      'Yes. Visual craft and interaction design are the gaps of someone who came by way of research; six hours of Figma basics are for the colour and type in them. Three months, no bootcamp.',
  },
  {
    name: 'Marcus',
    story: 'Unemployed shop assistant, good with people, fixes the neighbours’ computers',
    dreamRole: 'Cybersecurity Analyst',
    wantsInterimRole: true,
    skills: ['Customer service', 'Communication', 'Windows'],
    evidence: 'word',
    learningPreference: 'videos',
    timeCommitment: '1-2',
    challenges: ['financial', 'uncertainty'],
    timeframe: '2years',
    verdict:
      'Yes. Tech support first, networks and Security+ next; the help desk pays the bills from the second month on, all of it free to learn.',
  },
  {
    name: 'Ines',
    story: 'Office administrator whose spreadsheets the whole firm uses',
    dreamRole: 'Data Scientist',
    wantsInterimRole: true,
    skills: ['Microsoft Excel', 'Pivot tables', 'Reporting', 'Communication', 'Attention to detail'],
    evidence: 'resume',
    learningPreference: 'videos',
    timeCommitment: '1-2',
    challenges: ['time'],
    timeframe: '2years',
    verdict:
      'Yes. SQL and statistics before the long certificate, the reporting job within weeks as her spreadsheets already carry half of it, and two years for data science, which is what it takes.',
  },
  {
    name: 'Kofi',
    story: 'Barista who built the café’s website',
    dreamRole: 'Full-Stack Developer',
    wantsInterimRole: true,
    skills: ['HTML', 'CSS', 'WordPress'],
    evidence: 'word',
    learningPreference: 'projects',
    timeCommitment: '2-4',
    challenges: ['financial'],
    timeframe: '12months',
    verdict:
      "Yes. He can sell small sites at once; JavaScript comes before anything that builds on it, then one long free project course. A mentor would add that Odin's Foundations are a softer start than Eloquent JavaScript.",
  },
  {
    name: 'Lena',
    story: 'Print designer whose agency closed',
    dreamRole: 'UI/UX Designer',
    wantsInterimRole: true,
    skills: ['Graphic design', 'Typography', 'Color theory', 'Adobe Illustrator', 'Adobe Photoshop', 'InDesign', 'Branding', 'Layout'],
    evidence: 'resume',
    learningPreference: 'all',
    timeCommitment: '4+',
    challenges: [],
    timeframe: '6months',
    verdict:
      'Yes. She needs process and research, not more colour; one short course to see the whole, then the certificate with its portfolio. She can apply as a visual designer in the first week.',
  },
  {
    name: 'Arjun',
    story: 'Mathematics graduate who wrote his thesis in Python',
    dreamRole: 'AI Engineer',
    wantsInterimRole: true,
    skills: ['Python', 'NumPy', 'Statistics', 'Probability', 'Linear algebra', 'LaTeX', 'Jupyter'],
    evidence: 'resume',
    learningPreference: 'videos',
    timeCommitment: '4+',
    challenges: ['uncertainty'],
    timeframe: '12months',
    verdict:
      'Yes. The mathematics is there, so models come at once; no Python course, no data labelling job, and a first AI job within three months on the way.',
  },
  {
    name: 'Rosa',
    story: 'Electrician with network cabling experience, back after parental leave',
    dreamRole: 'Network Engineer',
    wantsInterimRole: true,
    skills: ['Structured cabling', 'Network hardware', 'Troubleshooting', 'Customer service'],
    evidence: 'resume',
    learningPreference: 'videos',
    timeCommitment: '1-2',
    challenges: ['financial', 'time'],
    timeframe: 'flexible',
    verdict:
      'Yes. From one broad introduction to the CCNA, the straight way for who knows the cables already; the support job after three months costs no detour.',
  },
]
