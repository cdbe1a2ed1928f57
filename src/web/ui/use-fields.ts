import { useState } from 'react'

/** The texts of a small form, each with what its input needs. */
export function useFields<Values extends Record<string, string>>(first: Values | (() => Values)) {
  const [values, setValues] = useState(first)
  const field = <Name extends keyof Values>(name: Name) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: target.value })),
  })
  return { values, field }
}
