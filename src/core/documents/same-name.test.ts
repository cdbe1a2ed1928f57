import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

it.each([
  ['JavaScript', 'JS'],
  ['TypeScript', 'typescript'],
  ['Kubernetes', 'K8s'],
  ['PostgreSQL', 'Postgres'],
  ['React', 'React.js'],
  ['Node', 'Node.js'],
  ['Excel', 'Microsoft Excel'],
  ['SIEM', 'Security Information and Event Management'],
  ['Front-End', 'frontend'],
  ['REST API', 'REST APIs'],
  ['CI/CD', 'CI-CD'],
  ['scikit-learn', 'Scikit Learn'],
  ['Machine Learning', 'ML'],
])('%s and %s are one name', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true])
})

it.each([
  ['Excel', 'advanced Excel'],
  ['AWS Solutions Architect', 'AWS Certified Solutions Architect'],
  ['Azure Administrator', 'Azure Administrator AZ-104'],
  ['Leadership', 'people management'],
  ['Statistics', 'applied statistics'],
  ['Front-End Development', 'frontend developer'],
  ['Puppet', 'Puppet Enterprise'],
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C', 'C#'],
  ['Go', 'Golang'],
  ['ITIL Foundation', 'ITIL certified'],
  ['Scrum Master', 'Certified ScrumMaster'],
  ['Branding', 'logo design'],
])('%s and %s are two', (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false])
})
