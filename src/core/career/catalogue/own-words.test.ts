import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { toldIn } from './own-words.ts'

const told = (line: string, families: string[] | null) =>
  toldIn(fullCatalogue, line, families).map(({ skillId }) => skillId)
const OF_MODELS = [
  'model-deployment',
  'fine-tuning',
  'ai-agents',
  'machine-learning',
  'rag',
  'prompt-engineering',
  'mlops',
]

describe('everyday words that also are words of machine learning and statistics', () => {
  it.each([
    ['backend', 'Built the parcel API, serving 900 requests a second in production'],
    ['backend', 'Fine-tuned the JVM until pauses fell below 20 ms'],
    ['backend', 'Wrote tools that 300 support agents use every day'],
    ['backend', 'Set up PostgreSQL clustering and the retrieval of old invoices'],
    ['software', 'Prompt replies to customers'],
    ['data-engineering', 'Retrained new colleagues and watched for configuration drift'],
  ])('show nothing of it where a line of %s does not speak of it: %s', (family, line) => {
    expect(told(line, [family]).filter((id) => OF_MODELS.includes(id))).toEqual([])
  })

  it('a regression that a test finds is no statistics', () => {
    expect(told('Kept the regression tests green', ['backend'])).not.toContain('statistics')
    expect(told('Regression of catch on sea temperature in R', ['data-science'])).toContain('statistics')
  })

  it.each([
    ['software', 'Put the churn model into production and kept it served', 'model-deployment'],
    ['backend', 'Fine-tuned Llama on our tickets', 'fine-tuning'],
    ['ml', 'Serving with continuous batching and shadow traffic', 'model-deployment'],
    ['ai', 'Agents that fill in filings step by step', 'ai-agents'],
    ['backend', 'Wrote the prompts of the assistant and judged its answers', 'prompt-engineering'],
  ])('do where it does, or where the work is that: %s, %s', (family, line, skill) => {
    expect(told(line, [family])).toContain(skill)
  })
})

describe('things that show a skill only as what its deed is done to', () => {
  it.each([
    ['Ran three Kubernetes clusters for 40 services', 'backend-development'],
    ['Migrated site-to-site VPNs for three customers', 'communication'],
    ['Migrated site-to-site VPNs for three customers', 'customer-service'],
    ['Wrote Terraform modules used by six teams', 'teamwork'],
    ['Coordinated the hand-over to four designers', 'creativity'],
    ['Jetpack Compose app for Windows users', 'creativity'],
    ['Scripted configuration backups in Python', 'disaster-recovery'],
    ['Müşteriler için bir panel yazdım', 'communication'],
    ['Portal for 40 organisations', 'organization'],
    ['Trained a classifier on 3000 images', 'training-delivery'],
    ['Built the inventory API', 'attention-to-detail'],
    ['Dashboards used by a team of nine', 'leadership'],
  ])('%s is no %s', (line, skill) => expect(told(line, null)).not.toContain(skill))

  it.each([
    ['Built five Go services', 'backend-development'],
    ['Talked to customers every week', 'communication'],
    ['Served up to 120 guests a night', 'customer-service'],
    ['Kunden am Telefon beraten', 'communication'],
    ['Günde 120 müşteriye hizmet verdim', 'customer-service'],
    ['Worked closely with the platform team', 'teamwork'],
    ['Designed posters for the fair', 'creativity'],
    ['Restored backups in a yearly drill', 'disaster-recovery'],
    ['Trained three new colleagues', 'training-delivery'],
    ['Led a team of five', 'leadership'],
  ])('%s is %s', (line, skill) => expect(told(line, null)).toContain(skill))
})

describe('a deed with its thing is the same in every trade of technology', () => {
  it.each([
    [
      'devops',
      'Automated patching of 180 servers; reduced open critical CVEs from 64 to 5',
      'vulnerability-management',
    ],
    [
      'systems',
      'Yama oranını %61’den %97’ye çıkardı; kritik açıkları ilk 7 günde kapatıyor',
      'vulnerability-management',
    ],
    ['network', 'Yama oranını %61’den %97’ye çıkardı', 'patch-management'],
    ['software', 'Split a claims monolith of 1.4 million lines into 22 Spring Boot services', 'microservices'],
    ['software', 'Tek parça uygulamayı sekiz servise böldük', 'microservices'],
    ['support', '350 kullanıcıya yerinde ve uzaktan destek verdi', 'desktop-support'],
    ['systems', 'Supported 350 users on site', 'customer-technical-support'],
    ['cloud', 'Isolated 40 machines during a ransomware attack', 'incident-response'],
    ['software', 'Rolled out multi-factor login for all staff', 'mfa'],
    ['systems', 'Zwei-Faktor-Anmeldung eingeführt', 'mfa'],
    // who works with data says of models what those near to it say
    ['research', 'Fine-tuned audio models on 11,000 hours of recordings', 'fine-tuning'],
  ])('%s: %s shows %s', (family, line, skill) => expect(told(line, [family])).toContain(skill))

  it.each([
    [[], 'Isolated patients during the attack of a virus'],
    [['software'], 'Reported a vulnerability scan of somebody else'],
    [['software'], 'Listened to a talk about CVEs'],
    [['research'], 'Fine-tuned the wording of the questionnaire'],
    [['software'], 'Developed the order and stock modules of a web shop'],
  ])('%j: %s shows none', (families, line) =>
    expect(
      told(line, families).filter((id) =>
        /fine-tuning|incident-response|vulnerability-management|infrastructure-as-code/.test(id),
      ),
    ).toEqual([]),
  )
})
