/** Licences that ask for no more than their notice. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'OFL-1.1',
  'WTFPL',
])
/** Binds changes to these files alone, and we change none of them. */
const ALLOWED_UNCHANGED = new Set(['MPL-2.0'])

/** Why a licence is refused, in words; undefined when it may be used. Reads SPDX expressions of OR and AND. */
export function judgeLicence(expression) {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (isAllowed(text)) return undefined
  return text === 'unknown' || /^SEE LICEN[CS]E/i.test(text)
    ? 'its licence is not known'
    : `${text} is not on the list of licences that may be used`
}

function isAllowed(text) {
  if (/ OR /.test(text)) return text.split(' OR ').some(isAllowed)
  if (/ AND /.test(text)) return text.split(' AND ').every(isAllowed)
  const name = text.trim().replace(/^\((.*)\)$/, '$1')
  return ALLOWED.has(name) || ALLOWED_UNCHANGED.has(name)
}
