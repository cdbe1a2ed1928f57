import '#test/support/dom.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { skillCheck } from '../strings/en/skill-check.ts'
import { Strings } from '../strings/strings.tsx'
import { CheckClock } from './clock.tsx'

afterEach(cleanup)

describe('the clock of a check', () => {
  it.each([
    [1_200, '20 min left', ''],
    [601, '11 min left', ''],
    [540, '9 min left', skillCheck.clock.told(10)],
    [90, '1:30 left', skillCheck.clock.told(5)],
    [59, '0:59 left', skillCheck.clock.told(1)],
  ])('with %s seconds left shows %s and says aloud %j', (seconds, shown, said) => {
    render(
      <Strings of={{ skillCheck }}>
        <CheckClock seconds={seconds} onTimeUp={() => undefined} />
      </Strings>,
    )
    expect(screen.getByRole('timer').textContent).toBe(shown)
    expect(screen.getByRole('status').textContent).toBe(said)
  })
})
