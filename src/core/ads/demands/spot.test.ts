import { expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { namedIn } from './spot.ts'

const recovers = (line: string) => namedIn(fullCatalogue, line).some(({ id }) => id === 'disaster-recovery')

it.each([
  'Automate backups and changes with Python and Ansible',
  'Scripting of backups in PowerShell',
  'Write scripts for backups and user accounts',
  'Automating patches, backups and reports',
  'Schedule backups with cron',
  'Automatisierung von Backups mit Ansible',
  'Skripte für Backups schreiben',
  'Automatiser les backups avec Ansible',
  'Automatizar backups con Python',
  'Python ile backups otomatikleştirme',
])('what a script is written for asks for no other skill: %s', (line) => expect(recovers(line)).toBe(false))

it.each([
  'Backups',
  'Responsible for backups and restores',
  'Monitoring, backups, patching',
  'Automate backups and test restores every month',
  'Schedule the recovery drill; backups are yours',
  'Automate disaster recovery with Terraform',
  'Automate the deployment. Backups are part of the job',
])('what is asked by itself, or with its own deed, stays: %s', (line) => expect(recovers(line)).toBe(true))

it.each(['backups ', 'Automate backups, '])('%j takes no more than its length', (unit) => {
  expect(growth((text) => namedIn(fullCatalogue, text), unit, 50_000)).toBeLessThan(MOST_GROWTH)
})
