/** Fields that show nothing: entries of an index or a list of contents, values kept for later. */
const SILENT = /^\s{0,9}(?:XE|TC|TA|RD|SET|ASK|PRIVATE|NEXT|NEXTIF|SKIPIF)\b/i

/** 'IF 1 = 2 "one" "other"' of two values that stand in it. */
const CHOICE = /^\s*IF\s+"?([^"\s=<>]+)"?\s*(=|<>)\s*"?([^"\s]+)"?\s+"([^"]*)"(?:\s+"([^"]*)")?/i

/** What is kept as the result of a choice is replaced by what is chosen as soon as the file is opened. */
function isReplaced(code: string, text: string): boolean {
  const [, one, sign, other, yes = '', no = ''] = CHOICE.exec(code) ?? []
  if (one === undefined || other === undefined) return false
  const chosen = (one === other) === (sign === '=') ? yes : no
  return text.trim() !== '' && !chosen.includes(text.trim())
}

/** Follows the codes of fields, which no page shows, and their results, which most do. */
export function createFields() {
  const open: { code: string; isResult: boolean; isDirty: boolean }[] = []
  return {
    mark(type: string | undefined, isDirty: boolean) {
      const own = open.at(-1)
      if (type === 'begin') open.push({ code: '', isResult: false, isDirty })
      else if (type === 'end') open.pop()
      else if (type === 'separate' && own) own.isResult = true
    },
    begin: (code: string) => open.push({ code, isResult: true, isDirty: false }),
    end: () => open.pop(),
    addCode(text: string) {
      const own = open.at(-1)
      if (own) own.code += text
    },
    isCode: () => open.some(({ isResult }) => !isResult),
    isSilent: (text: string) =>
      open.some(({ code, isDirty }) => SILENT.test(code) || (isDirty && isReplaced(code, text))),
  }
}
