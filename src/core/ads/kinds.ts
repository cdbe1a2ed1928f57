/** What a part of an advert is about. `facts` are rows of labels, `stack` the tools of the house. */
export type SectionKind =
  | 'facts'
  | 'about'
  | 'duties'
  | 'must'
  | 'nice'
  | 'stack'
  | 'offer'
  | 'process'
  | 'apply'
  | 'legal'
  /** What the advert says it does not ask for. */
  | 'unwanted'

export type EmploymentType = 'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship'
export type WorkMode = 'remote' | 'hybrid' | 'onsite'
