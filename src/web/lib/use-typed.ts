import { useState } from 'react'

/** What somebody wrote into a form of the page before its scripts were here: React Hook Form would empty the fields. */
export function useTyped<Values extends Record<string, unknown>>(formId: string, empty: Values): Values {
  const [values] = useState(() => ({ ...empty, ...readTyped(formId, Object.keys(empty)) }))
  return values
}

function readTyped(formId: string, names: readonly string[]): Record<string, unknown> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return {}
  const typed = names.map((name) => [name, valueOf(form.elements.namedItem(name))] as const)
  return Object.fromEntries(typed.filter(([, value]) => value !== undefined))
}

function valueOf(field: Element | RadioNodeList | null): string | boolean | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined
}
