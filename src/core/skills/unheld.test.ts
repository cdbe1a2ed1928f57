import { describe, expect, it } from 'vitest'
import { doneOf, heldOf } from './unheld.ts'

describe('what a list takes back', () => {
  it.each([
    [
      'I have never used SIEM, Splunk or MITRE ATT&CK and have no knowledge of incident response, Linux or firewalls.',
      '',
    ],
    ['SIEM, Splunk ve Linux bilmiyorum, güvenlik duvarı ile hiç çalışmadım.', ''],
    ['I want to become a Security Analyst and learn SIEM, Splunk and incident response.', ''],
    ['Python, SQL. I would like to learn Rust and Go.', 'Python, SQL.'],
    ['I have never used Splunk, but Elastic and Kibana.', 'but Elastic and Kibana.'],
    ['Kubernetes ve Terraform öğrenmeyi hedefliyorum', ''],
    ['Ich habe keine Erfahrung mit SAP, Oracle', ''],
    ['Je ne connais pas Docker, Kubernetes', ''],
    ['No conozco Docker, Kubernetes', ''],
    ['Non conosco Docker, Kubernetes', ''],
    ['Não conheço Docker, Kubernetes', ''],
  ])('%s', (text, held) => expect(heldOf(text)).toBe(held))

  it.each(['NoSQL, no-code tools, Zero Trust', 'Node.js, .NET, C#, SQL Server', 'Excel, Word, never late'])(
    'leaves %s',
    (text) => expect(heldOf(text)).toBe(text),
  )
})

describe('what was done', () => {
  it.each([
    ['Will investigate incidents in Splunk.', ''],
    ['Never investigated incidents in Splunk; made coffee.', 'made coffee.'],
    ['Investigated incidents in Splunk.', 'Investigated incidents in Splunk.'],
    ['Never missed a release of our Java services.', 'Never missed a release of our Java services.'],
    ['Sunucuları ben kuracağım.', ''],
    ['Werde Vorfälle in Splunk untersuchen', ''],
    ['My colleague ran Kubernetes', ''],
    ['Zero hours of Kubernetes so far', ''],
    ['Decided against Kubernetes because it was too costly', ''],
    ['Planned to migrate 40 servers to Kubernetes', ''],
    ['Mein Kollege hat Kafka eingeführt', ''],
    ['Un prestataire gérait Docker', ''],
    ['Kubernetes geçişi iptal edildi', ''],
    ['Kafka kurulumunu ekip arkadaşım yaptı', ''],
    ['Tried to install Kubernetes; it never ran', ''],
    ['Got lost in Kubernetes and gave up', ''],
    ['Deleted the Kubernetes cluster by mistake', ''],
    ['Docker kurulumu yapılmadı', ''],
    ['Planned and ran the move to Kubernetes', 'Planned and ran the move to Kubernetes'],
    ['Docker altyapısı kuruldu', 'Docker altyapısı kuruldu'],
    ['The API I built runs on Kubernetes', 'The API I built runs on Kubernetes'],
    ['Wrote tests that do not fail at random in Jest', 'Wrote tests that do not fail at random in Jest'],
  ])('%s', (line, done) => expect(doneOf(line)).toBe(done))
})
