import { describe, expect, it } from 'vitest'
import { proveLine } from '#test/documents/prove-line.ts'

const passes = (bullets: string, rewrite: string, title = 'Support Engineer') =>
  proveLine('en', bullets, rewrite, { title, organisation: 'Quanta', end: '2023-06' }).ok

describe('words without weight', () => {
  it.each([
    ['asked the council for reader funding', 'Applied to the council for reader funding.'],
    ['fitted sockets in new flats, under a journeyman', 'Fitted sockets in new flats, supervised by a journeyman.'],
    ['worked w/ 2 devs on the login page', 'Worked with two developers on the login page.'],
    ['documented 40-odd queries', 'Documented about 40 queries.'],
    ['taught Y11 chemistry', 'Taught chemistry to year 11.'],
    ['built a waitlist page with three classmates', 'Built a waitlist page in a group.'],
    [
      'latency: 820 ms in Jan 2023, 310 ms in Sept 2023',
      'Latency fell from 820 ms in January 2023 to 310 ms in September 2023.',
    ],
    ['wrote a form; it was later dropped', 'Wrote a form that was eventually shelved.'],
    ['flyers for local shops', 'Flyers for shops in the area.'],
    ['exchange in Lund, 5 months', 'Spent 5 months on an exchange in Lund.'],
    ['inherited 40 queries', 'Took over 40 queries.'],
    ['reviewed ~200 requests in Jan 2023', 'Reviewed around 200 requests in January 2023.'],
  ])('%s: %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(true))

  it.each([
    // a verb of leading, making, deciding or success has weight
    ['kept the minutes of meetings', 'Ran the meetings.'],
    ['used dashboards for meter readings', 'Built dashboards for meter readings.'],
    ['used the till', 'Opened the till.'],
    ['reported bugs', 'Corrected bugs.'],
    ['reported broken parts', 'Removed broken parts.'],
    ['forwarded complaints to the office', 'Answered complaints to the office.'],
    ['prepared workshops for pupils', 'Gave workshops for pupils.'],
    ['wrote a paper on naps', 'Submitted a paper on naps.'],
    ['entered invoices in the system', 'Checked invoices in the system.'],
    ['entered invoices in the system', 'Approved invoices in the system.'],
    // the figures say the opposite
    ['latency: 820 ms in Jan 2023, 310 ms in Sept 2023', 'Latency rose from 820 ms to 310 ms.'],
    ['latency: 820 ms in Jan 2023, 310 ms in Sept 2023', 'Latency fell from 310 ms to 820 ms.'],
    // there is no verb whose place it takes
    ['picked and packed orders', 'Picked, packed and dispatched orders.'],
    // a thing, a quality, how often
    ['translated the breakfast menu', 'Translated the breakfast menu and the website.'],
    ['prepared the exercise rooms', 'Prepared the exercise rooms weekly.'],
    ['backups tested twice a year', 'Tested backups every quarter.'],
    ['cleaned the equipment', 'Cleaned the delicate equipment.'],
    // how something came about
    ['restarted stuck scanners', 'Kept scanners going by replacing stuck ones.'],
  ])('%s: not %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(false))
})

describe('what stands for something else', () => {
  it.each([
    ['15 sales calls per day', '15 sales per day.'],
    ['recorded 4 hours of training videos', 'Recorded four hours of training.'],
    ['edited 20 hours of video', 'Edited 20 hours.'],
    ['reported to the lead of the team', 'Led the team.'],
    ['no at-fault accident in six years', 'No accident in six years.'],
    ['one of 4 devs on the geocoding service', 'Worked on the geocoding service alone.'],
    ['one of 4 devs on the geocoding service', 'Developed the geocoding service.'],
    ['inherited a set of queries, have documented about half so far', 'Documented an inherited set of queries.'],
    ['I did the offline cache; Jonas did the UI', 'Built the UI and the offline cache.'],
  ])('%s: not %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(false))

  it.each([
    ['15 sales calls per day', '15 sales calls each day.'],
    ['recorded 4 hours of training videos', 'Recorded four hours of training videos.'],
    ['edited 20 hours of video', 'Edited 20 hours of video.'],
    ['reported to the lead of the team', 'Reported to the team lead.'],
    ['no at-fault accident in six years', 'No at-fault accidents in six years.'],
    ['I did the offline cache; Jonas did the UI', 'Did the offline cache.'],
    [
      'inherited a set of queries, have documented about half so far',
      'Documented around half of an inherited set of queries.',
    ],
  ])('%s: %s', (bullet, rewrite) => expect(passes(bullet, rewrite)).toBe(true))

  it('keeps a former job to the part of the title that names it', () => {
    expect(passes('Analyst of rents', 'Data analyst of rents.', 'Data analyst, former maths teacher')).toBe(true)
    expect(passes('Analyst of rents', 'Maths teacher.', 'Data analyst, former maths teacher')).toBe(false)
  })
})
