import { countBadge } from './badge.ts'

export const proofCollector = countBadge({
  id: 'proof-collector',
  name: 'Proof Collector',
  description: 'Pass the checks of five skills.',
  target: 5,
  activity: 'skillCheckPassed',
})
