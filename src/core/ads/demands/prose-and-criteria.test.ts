import { describe, expect, it } from 'vitest'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { readAdText } from '../read-ad-text.ts'

const levels = (text: string) =>
  Object.fromEntries(
    readAdText(fullCatalogue, text).skills.flatMap(({ ids, level }) => ids.map((id): [string, string] => [id, level])),
  )

describe('adverts whose headings say little', () => {
  it('reads counted criteria as items, and what stands last in a heading as its kind', () => {
    const asked = levels(`Systems Officer
Job purpose
To keep the registry's servers running.
Person Specification - Essential (tested at interview (I), by form (F) or by task)
A1  Administration of Linux servers (F)
A2  PostgreSQL backups (T)
A3  Bash scripting (T)
Person Specification - Desirable
B1  Ansible
B2  Docker or working towards it`)
    expect(asked).toMatchObject({ linux: 'must', postgresql: 'must', ansible: 'wish', docker: 'wish' })
  })

  it('takes buttons beside each other for no heading', () => {
    const asked = levels(`Backend Developer
Overview   Application

We would like to hear from you if you have shipped services in Go. You are at home in PostgreSQL, and you can read a flame graph without a manual beside you.
Send us a mail.`)
    expect(asked).toMatchObject({ go: 'must', postgresql: 'must' })
  })

  it('lets prose below a row of pay ask, and its firm only name', () => {
    const asked = levels(`Data Engineer
Salary
£52,000

Wickerstream sells seeds to gardeners, and the shop was once written in Ruby by the founder's brother.

We want to talk to you if you have built pipelines in Airflow and know your way round Snowflake, and you write Python that others can read.`)
    expect(asked).toMatchObject({ airflow: 'must', snowflake: 'must', python: 'must' })
    expect(asked.ruby).not.toBe('must')
  })

  it('takes a condition that opens a sentence for a wish, and one that closes it for a demand', () => {
    expect(
      levels('Requirements\n- You write C\n- If you have ever met Zephyr, we will be very happy').zephyr ?? 'wish',
    ).toBe('wish')
    expect(levels('Embedded engineer\nIf you have written Rust for a living, please apply.').rust).toBe('must')
  })

  it('lets a bracket that names something deny only that', () => {
    expect(levels('Requirements\n- Reading and debugging ABAP (coding not required)').abap).toBe('must')
    expect(levels('Requirements\n- SQL\n- Perl (not needed)').perl).toBeUndefined()
  })

  it('reads pay in currencies of every continent', () => {
    const pay = readAdText(fullCatalogue, 'Mobile Developer\n💰 ₦750k - ₦1.1m net monthly').fields.pay?.value
    expect(pay).toMatchObject({ min: 750_000, max: 1_100_000, currency: 'NGN', period: 'month' })
    expect(readAdText(fullCatalogue, 'Tester\nSalary: KSh 120,000 per month').fields.pay?.value).toMatchObject({
      min: 120_000,
      currency: 'KES',
      period: 'month',
    })
  })

  it('passes over only what is chosen against', () => {
    const asked = levels(
      'Requirements\n- Linux servers set up with configuration management rather than by hand: Ansible here\n- SQL good enough to not need an analyst\n- Postgres instead of MySQL, and Bash',
    )
    expect(asked).toMatchObject({ linux: 'must', ansible: 'must', sql: 'must', postgresql: 'must', bash: 'must' })
    expect(asked.mysql).toBeUndefined()
  })

  it('takes no list for the wishes that follow requirements before any was', () => {
    expect(
      levels(
        'URGENT REQUIREMENT - QATAR\nSr. Network Engineer\nCompany: Sandline Systems\n\nReq:\n✔ Strong in OSPF\n✔ BGP',
      ),
    ).toMatchObject({ ospf: 'must', bgp: 'must' })
  })

  it("leaves what the firm's users bring to them", () => {
    const asked = levels(
      'Cluster engineer\nOur users bring code in Fortran and MATLAB and other engineers help them.\nYou are at home in Linux and write Python.',
    )
    expect(asked).toMatchObject({ linux: 'must', python: 'must' })
    expect(asked.fortran).toBeUndefined()
  })

  it("takes no board's guess for pay, and wages of the Gulf by the month", () => {
    const pay = (text: string) => readAdText(fullCatalogue, text).fields.pay?.value ?? null
    expect(pay('Java-Entwickler\nGehalt anzeigen (Schätzung: 54.000 € – 71.000 €)')).toBeNull()
    expect(pay('Network Engineer\nSalary: QAR 14,000 to 16,000 + car + annual ticket')).toMatchObject({
      min: 14_000,
      max: 16_000,
      period: 'month',
    })
  })
})
