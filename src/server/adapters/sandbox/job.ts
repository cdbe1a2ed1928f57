export type Job = { language: 'javascript' | 'sql' | 'regex'; setup?: string | undefined; given: string[] }
