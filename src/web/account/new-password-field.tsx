import type { ComponentProps } from 'react'
import { useIsHydrated } from '../lib/is-hydrated.ts'
import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { Field } from '../ui/field.tsx'
import { ratePassword, type PasswordStrength } from './password-strength.ts'

/** A password being chosen: the rule before typing, then how hard it is to guess. */
export function NewPasswordField({
  value,
  own = [],
  label,
  ...rest
}: Omit<ComponentProps<typeof Field>, 'label' | 'kind' | 'hint' | 'value'> & {
  value: string
  /** Names and email of the person: they must not be in it. */
  own?: readonly string[]
  label?: string
}) {
  const words = useStrings('account')
  // what the build drew rates nothing; a password may have been typed into it since
  const rated = useIsHydrated() ? value : ''
  return (
    <div className="grid gap-2">
      <Field
        label={label ?? words.password}
        kind="password"
        autoComplete="new-password"
        required
        hint={words.newPasswordHint}
        {...rest}
      />
      <StrengthMeter strength={ratePassword(rated, own, words)} />
    </div>
  )
}

const NO_BREAK_SPACE = '\u00a0'
const fills = ['', 'bg-red-ink', 'bg-amber', 'bg-green', 'bg-green']

/** Takes its room before it has anything to say: what comes up under a finger moves away what the finger is on, and the tap is lost. */
function StrengthMeter({ strength }: { strength: PasswordStrength }) {
  const words = useStrings('account')
  return (
    <div className={classes('grid gap-1.5', strength.level === 0 && 'invisible')}>
      <div className="flex gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((level) => (
          <span
            key={level}
            className={classes(
              'h-1.5 flex-1 rounded-full transition-colors duration-200',
              level <= strength.level ? fills[strength.level] : 'bg-sunken',
            )}
          />
        ))}
      </div>
      <p role="status" className="text-note text-ink-2">
        {strength.words ? <span className="sr-only">{words.strength}</span> : null}
        {strength.words || NO_BREAK_SPACE}
      </p>
    </div>
  )
}
