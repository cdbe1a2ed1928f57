import { readFileSync, writeFileSync } from 'node:fs'
import { lintRules, withTable } from './generate.ts'

writeFileSync('.oxlint-rooms.json', `${JSON.stringify(lintRules(), null, 2)}\n`)
writeFileSync('ARCHITECTURE.md', withTable(readFileSync('ARCHITECTURE.md', 'utf8')))
