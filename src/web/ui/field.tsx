import { useId, useRef, useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useSiteLanguage, useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { classes } from './classes.ts'
import { normalizeWithCaret, POSTAL_CODE_MAX, raiseFirstLetter, type InputKind } from './normalize-input.ts'

type InputProps = Omit<ComponentProps<'input'>, 'type'>

export type FieldProps = InputProps & {
  label: string
  kind?: InputKind
  error?: string | undefined
  /** A rule or a help, said before typing. */
  hint?: ReactNode
}

/**
 * One labelled input with the behaviour of its kind. Takes what `register()` of react-hook-form gives:
 * `<Field label="Email" kind="email" error={errors.email?.message} required {...register('email')} />`
 */
export function Field({ label, kind = 'text', error, hint, required, className, id, onChange, ...rest }: FieldProps) {
  const words = useStrings('shell')
  const language = useSiteLanguage()
  const ownId = useId()
  const fieldId = id ?? ownId
  const [isShown, setIsShown] = useState(false)
  const hasRaised = useRef(false)
  const isComposing = useRef(false)

  const tidy = (event: ChangeEvent<HTMLInputElement>) => {
    // While an input method is composing a letter, changing the text would break it off.
    if (!isComposing.current) {
      const isFirstLetter = kind === 'name' && !hasRaised.current && event.target.value.trim() !== ''
      tidyInput(event.target, kind, isFirstLetter, language)
      if (isFirstLetter) hasRaised.current = true
    }
    onChange?.(event)
  }

  return (
    <FieldFrame id={fieldId} label={label} error={error} hint={hint} isRequired={required} className={className}>
      <div className={classes(boxClass, error ? 'shadow-wrong' : restingEdge)}>
        {kind === 'amount' ? <Affix>₦</Affix> : null}
        <input
          id={fieldId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, error, hint)}
          {...kindProps(kind, isShown)}
          className={classes('min-w-0 flex-1 bg-transparent px-3.5 py-2.5 outline-none', kind === 'image' && fileClass)}
          {...rest}
          onChange={tidy}
          onKeyDown={(event) => {
            if (kind === 'email' && event.key === ' ') event.preventDefault()
            rest.onKeyDown?.(event)
          }}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false
            tidyInput(event.currentTarget, kind, false, language)
            onChange?.(event as unknown as ChangeEvent<HTMLInputElement>)
          }}
        />
        {kind === 'weight' ? <Affix>kg</Affix> : null}
        {kind === 'password' ? (
          <button
            type="button"
            aria-controls={fieldId}
            onClick={() => setIsShown(!isShown)}
            className="grid size-11 flex-none place-items-center text-ink-3 hover:text-ink"
          >
            {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
            <span className="sr-only">{isShown ? words.hidePassword : words.showPassword}</span>
          </button>
        ) : null}
      </div>
    </FieldFrame>
  )
}

export function TextArea({
  label,
  error,
  hint,
  required,
  className,
  id,
  ...rest
}: ComponentProps<'textarea'> & { label: string; error?: string | undefined; hint?: ReactNode }) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} error={error} hint={hint} isRequired={required} className={className}>
      <textarea
        id={fieldId}
        rows={5}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, error, hint)}
        className={classes(boxClass, 'px-3.5 py-2.5 outline-none', error ? 'shadow-wrong' : restingEdge)}
        {...rest}
      />
    </FieldFrame>
  )
}

/** Label above, asterisk when required, hint and error below: the frame of every field. Rules and server say errors in English. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isRequired,
  className,
  children,
}: {
  id: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  isRequired?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const say = useSay()
  return (
    <div className={classes('grid grid-cols-1 gap-1.5', className)}>
      <label htmlFor={id} className={classes('text-sm font-semibold', isRequired && 'asterisk')}>
        {label}
      </label>
      {children}
      {hint ? (
        <div id={`${id}-hint`} className="text-note text-pretty text-ink-3">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-note font-medium text-red-ink">
          {say(error)}
        </p>
      ) : null}
    </div>
  )
}

export function describedBy(id: string, error: string | undefined, hint: ReactNode): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

const boxClass =
  'flex w-full items-center rounded-control bg-surface text-base transition-shadow focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-ring forced-colors:border'
const restingEdge = 'shadow-control'
const fileClass =
  'text-sm file:mr-4 file:rounded-button file:bg-brand-soft file:px-3 file:py-1.5 file:font-semibold file:text-brand-ink'

function Affix({ children }: { children: ReactNode }) {
  return <span className="flex-none px-3.5 font-semibold text-ink-3 first:pr-0 last:pl-0">{children}</span>
}

/** Sets the tidied text without moving the caret away from where the person types. */
function tidyInput(input: HTMLInputElement, kind: InputKind, isFirstLetter: boolean, language: string): void {
  const tidied = normalizeWithCaret(kind, input.value, input.selectionStart ?? input.value.length)
  const text = isFirstLetter ? raiseFirstLetter(tidied.text, language) : tidied.text
  if (text === input.value) return
  input.value = text
  input.setSelectionRange(tidied.caret, tidied.caret)
}

/** Attributes by kind. Not type="email": browsers tell no caret there, so tidying would make it jump. */
function kindProps(kind: InputKind, isShown: boolean): ComponentProps<'input'> {
  switch (kind) {
    case 'name':
      return { type: 'text', autoCapitalize: 'words', spellCheck: false }
    case 'username':
      return { type: 'text', autoCapitalize: 'none', spellCheck: false, autoComplete: 'username' }
    case 'email':
      return { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false, autoComplete: 'email' }
    case 'password':
      return { type: isShown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }
    case 'phone':
      return { type: 'tel', autoComplete: 'tel' }
    case 'postal-code':
      return { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code', maxLength: POSTAL_CODE_MAX }
    case 'number':
      return { type: 'number', inputMode: 'numeric', min: 1 }
    case 'amount':
    case 'weight':
      return { type: 'number', inputMode: 'decimal', min: 1 }
    case 'image':
      return { type: 'file', accept: '.jpg,.jpeg,.png' }
    default:
      return { type: 'text' }
  }
}
