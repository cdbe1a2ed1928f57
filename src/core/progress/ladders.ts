/** Level names, first to tenth, by family of dream roles. */

export type RoleFamily = 'software' | 'dataAndAi' | 'design' | 'security' | 'cloudAndNetwork'

export const LADDERS: Record<RoleFamily, readonly string[]> = {
  software: [
    'Hello World',
    'Script Starter',
    'Bug Hunter',
    'Feature Builder',
    'Code Reviewer',
    'System Thinker',
    'Interview Ready',
    'Offer Contender',
    'Senior Mindset',
    'Principal Path',
  ],
  dataAndAi: [
    'First Query',
    'Data Wrangler',
    'Outlier Hunter',
    'Feature Crafter',
    'Model Trainer',
    'Signal Finder',
    'Interview Ready',
    'Offer Contender',
    'Senior Insight',
    'Frontier Path',
  ],
  design: [
    'Blank Canvas',
    'Sketch Starter',
    'Pixel Tuner',
    'Flow Builder',
    'Critique Giver',
    'Journey Mapper',
    'Portfolio Ready',
    'Offer Contender',
    'Senior Eye',
    'Design Lead Path',
  ],
  security: [
    'First Lock',
    'Log Reader',
    'Phish Spotter',
    'Rule Writer',
    'Incident Responder',
    'Threat Modeller',
    'Interview Ready',
    'Offer Contender',
    'Senior Sentinel',
    'Chief Defender Path',
  ],
  cloudAndNetwork: [
    'First Ping',
    'Packet Starter',
    'Route Finder',
    'Stack Builder',
    'Uptime Keeper',
    'Failover Planner',
    'Interview Ready',
    'Offer Contender',
    'Senior Operator',
    'Architect Path',
  ],
}

export const GENERIC_LADDER: readonly string[] = [
  'Explorer',
  'Starter',
  'Learner',
  'Builder',
  'Practitioner',
  'Contender',
  'Candidate',
  'Finalist',
  'Specialist',
  'Trailblazer',
]

/** By the dream role's exact title. A Map, so that a role called 'constructor' is unknown too. */
export const ROLE_FAMILIES: ReadonlyMap<string, RoleFamily> = new Map([
  ['Software Developer', 'software'],
  ['Full-Stack Developer', 'software'],
  ['Mobile App Developer', 'software'],
  ['Data Scientist', 'dataAndAi'],
  ['AI Engineer', 'dataAndAi'],
  ['UI/UX Designer', 'design'],
  ['Cybersecurity Analyst', 'security'],
  ['Cloud Engineer', 'cloudAndNetwork'],
  ['Network Engineer', 'cloudAndNetwork'],
])
